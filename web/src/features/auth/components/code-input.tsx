import { chakra } from "@chakra-ui/react";
import { type ClipboardEvent, type Ref, useState } from "react";
import { Field, type FieldProps } from "../../../ui/field.tsx";

const LENGTH = 6;
const PLACES = Array.from({ length: LENGTH }, (_, place) => place);

/** The digits of what was typed or pasted, Arabic and Persian ones too; spaces and anything else are left out. */
const codeDigits = (typed: string): string =>
  typed
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replaceAll(/\D/g, "")
    .slice(0, LENGTH);

const Box = chakra("span", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    flex: "1",
    maxW: "52px",
    h: "52px",
    border: "1px solid",
    borderColor: "border.control",
    borderRadius: "md",
    bg: "bg.panel",
    fontSize: "2xl",
    fontWeight: "medium",
    lineHeight: "1",
    fontVariantNumeric: "tabular-nums",
  },
  variants: {
    invalid: { true: { borderColor: "danger.solid" } },
    next: { true: { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "-1px", borderColor: "transparent" } },
  },
});

interface CodeInputProps extends Pick<FieldProps, "label" | "hint" | "error"> {
  value: string;
  onChange: (code: string) => void;
  onBlur?: () => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A code of six digits: one input, drawn as six boxes, left to right in both languages. */
export function CodeInput({ value, onChange, onBlur, name, ref, ...field }: CodeInputProps) {
  const [focused, setFocused] = useState(false);
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    onChange(codeDigits(event.clipboardData.getData("text")));
  };
  return (
    <Field {...field}>
      {(control) => (
        <chakra.div dir="ltr" position="relative" display="flex" gap="2">
          {PLACES.map((place) => (
            <Box key={place} aria-hidden invalid={Boolean(field.error)} next={focused && place === Math.min(value.length, LENGTH - 1)}>
              {value[place]}
            </Box>
          ))}
          <chakra.input
            {...control}
            ref={ref}
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={value}
            onChange={(event) => onChange(codeDigits(event.target.value))}
            onPaste={paste}
            onFocus={({ currentTarget }) => {
              setFocused(true);
              currentTarget.setSelectionRange(LENGTH, LENGTH);
            }}
            onBlur={() => {
              setFocused(false);
              onBlur?.();
            }}
            position="absolute"
            inset="0"
            w="100%"
            opacity="0"
            fontSize="16px"
          />
        </chakra.div>
      )}
    </Field>
  );
}
