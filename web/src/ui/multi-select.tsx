import { chakra } from "@chakra-ui/react";
import { createListCollection } from "@chakra-ui/react/collection";
import { Combobox as Parts } from "@chakra-ui/react/combobox";
import { Portal } from "@chakra-ui/react/portal";
import { Check } from "lucide-react";
import { type Ref, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Chip } from "./chip.tsx";
import { controlRecipe } from "./control-recipe.ts";
import { Field, type FieldProps } from "./field.tsx";
import { Icon } from "./icon.tsx";
import type { Option } from "./single-select.tsx";

const Box = chakra("div", controlRecipe);

export interface MultiSelectProps extends FieldProps {
  options: readonly Option[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  /** No more than this many; the others wait. */
  max?: number;
  placeholder?: string;
  disabled?: boolean;
  id?: string;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A choice of several from a list that typing narrows; the chosen stand as chips in the field. */
export function MultiSelect(props: MultiSelectProps) {
  const {
    label,
    hint,
    error,
    optional,
    end,
    id,
    options,
    value,
    onChange,
    onBlur,
    max = Infinity,
    placeholder,
    disabled,
    name,
    ref,
  } = props;
  const { t } = useTranslation();
  const [query, setQuery] = useState("");
  const collection = useMemo(() => {
    const wanted = query.trim().toLocaleLowerCase();
    return createListCollection({
      items: options.filter((option) => option.label.toLocaleLowerCase().includes(wanted)),
      isItemDisabled: (option) => value.length >= max && !value.includes(option.value),
    });
  }, [options, query, value, max]);
  const labelOf = (chosen: string) => options.find((option) => option.value === chosen)?.label ?? chosen;

  return (
    <Field id={id} label={label} hint={hint} error={error} {...(optional ? { optional } : {})} end={end}>
      {(control) => (
        <Parts.Root
          multiple
          openOnClick
          collection={collection}
          value={[...value]}
          disabled={disabled ?? false}
          invalid={!!error}
          selectionBehavior="clear"
          ids={{ input: control.id }}
          positioning={{ sameWidth: true }}
          onValueChange={(change) => onChange(change.value)}
          onInputValueChange={(change) => setQuery(change.inputValue)}
        >
          <Parts.Control asChild>
            <Box display="flex" flexWrap="wrap" alignItems="center" gap="1" px="1" py="1" {...(error ? { "aria-invalid": true } : {})}>
              {value.map((chosen) => (
                <Chip key={chosen} disabled={disabled} onRemove={() => onChange(value.filter((other) => other !== chosen))}>
                  {labelOf(chosen)}
                </Chip>
              ))}
              <Parts.Input asChild>
                <chakra.input
                  {...control}
                  ref={ref}
                  name={name}
                  placeholder={value.length > 0 ? "" : (placeholder ?? t("choose"))}
                  onBlur={onBlur}
                  onKeyDown={(event) => {
                    if (event.key === "Backspace" && !query && value.length > 0) onChange(value.slice(0, -1));
                  }}
                  flex="1"
                  minW="104px"
                  minH="24px"
                  px="1.5"
                  bg="none"
                  css={{ "&:focus, &:focus-visible": { outline: "0" } }}
                />
              </Parts.Input>
            </Box>
          </Parts.Control>
          <Portal>
            <Parts.Positioner>
              <Parts.Content>
                <Parts.Empty>{t("noMatch")}</Parts.Empty>
                {collection.items.map((option) => (
                  <Parts.Item key={option.value} item={option}>
                    <Parts.ItemText>{option.label}</Parts.ItemText>
                    <Parts.ItemIndicator>
                      <Icon as={Check} size="s" />
                    </Parts.ItemIndicator>
                  </Parts.Item>
                ))}
              </Parts.Content>
            </Parts.Positioner>
          </Portal>
        </Parts.Root>
      )}
    </Field>
  );
}
