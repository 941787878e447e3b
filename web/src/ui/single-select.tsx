import { chakra } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { controlRecipe } from "./control-recipe.ts";
import { Field, type FieldProps } from "./field.tsx";
import { Icon } from "./icon.tsx";

const Select = chakra("select", controlRecipe);

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

type Native = Omit<ComponentProps<"select">, "size" | "color" | "multiple" | "children">;

export interface SelectControlProps extends Native {
  options: readonly Option[];
  /** Shown while nothing is chosen, and can be chosen again. */
  placeholder?: string;
  size?: "md" | "lg";
  /** Asks for the width of what is chosen, not of the longest. */
  fitted?: boolean;
  "aria-invalid"?: true;
}

/** The bare control, for a toolbar of filters: give it an aria-label. */
export function SelectControl({ options, placeholder, size, fitted, ...rest }: SelectControlProps) {
  return (
    <chakra.span position="relative" display="block" minW="0" w="100%">
      <Select
        appearance="none"
        pe="8"
        textOverflow="ellipsis"
        {...(fitted ? { fieldSizing: "content" } : {})}
        {...(size ? { size } : {})}
        {...rest}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </Select>
      <chakra.span
        position="absolute"
        insetInlineEnd="2.5"
        insetBlock="0"
        display="flex"
        alignItems="center"
        pointerEvents="none"
        color="fg.muted"
      >
        <Icon as={ChevronDown} size="s" />
      </chakra.span>
    </chakra.span>
  );
}

export interface SingleSelectProps extends FieldProps, SelectControlProps {}

/** A choice of one, by the browser's own control: right on phones and for screen readers. */
export function SingleSelect({ label, hint, error, optional, end, id, ...rest }: SingleSelectProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} {...(optional ? { optional } : {})} end={end}>
      {(control) => <SelectControl {...control} {...rest} />}
    </Field>
  );
}
