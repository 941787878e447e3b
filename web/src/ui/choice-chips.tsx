import { chakra } from "@chakra-ui/react";
import { Check } from "lucide-react";
import { Field, type FieldProps } from "./field.tsx";
import { Icon } from "./icon.tsx";
import type { Option } from "./single-select.tsx";

interface ChoiceChipsProps extends FieldProps {
  options: readonly Option[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** No more than this many; the others wait. */
  max?: number;
  disabled?: boolean;
}

/** A few choices, all in sight, several at once. */
export function ChoiceChips({ options, value, onChange, max = Infinity, disabled, ...field }: ChoiceChipsProps) {
  return (
    <Field {...field} group>
      {() => (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {options.map((option) => {
            const on = value.includes(option.value);
            return (
              <chakra.button
                key={option.value}
                type="button"
                aria-pressed={on}
                disabled={disabled || (!on && value.length >= max)}
                onClick={() => onChange(on ? value.filter((other) => other !== option.value) : [...value, option.value])}
                display="inline-flex"
                alignItems="center"
                gap="1"
                minH="30px"
                px="2.5"
                border="1px solid"
                borderRadius="sm"
                textStyle="small"
                bg={on ? "brand.muted" : "bg.panel"}
                borderColor={on ? "brand.border" : "border"}
                color={on ? "brand.fg" : "fg"}
                _disabled={{ color: "fg.disabled" }}
                css={{ "@media (pointer: coarse)": { minH: "40px" } }}
              >
                {on && <Icon as={Check} size="s" />}
                {option.label}
              </chakra.button>
            );
          })}
        </chakra.div>
      )}
    </Field>
  );
}
