import { chakra } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { controlRecipe } from "./control-recipe.ts";
import { Field, type FieldProps } from "./field.tsx";
import { type Option, SelectControl, type SelectControlProps } from "./single-select.tsx";

const Input = chakra("input", controlRecipe);

interface PhoneInputProps extends FieldProps {
  /** Dial codes: value and label, "+966". */
  codes: readonly Option[];
  /** What goes to the code's select: `register("phoneCode")`. */
  code: Omit<SelectControlProps, "options">;
  /** What goes to the number's input: `register("phoneNumber")`. */
  number: Omit<ComponentProps<"input">, "color" | "size"> & { size?: "md" | "lg" };
}

/** A dial code and a number, left to right in both languages. */
export function PhoneInput({ codes, code, number, ...field }: PhoneInputProps) {
  const { t } = useTranslation();
  return (
    <Field {...field}>
      {(control) => (
        <chakra.div
          dir="ltr"
          display="flex"
          css={{
            "& select": { borderEndEndRadius: "0", borderStartEndRadius: "0", borderInlineEndWidth: "0", bg: "bg.subtle" },
            "& > input": { borderStartStartRadius: "0", borderEndStartRadius: "0" },
          }}
        >
          <chakra.span flex="none" w="108px">
            <SelectControl aria-label={t("dialCode")} options={codes} {...(field.error ? { "aria-invalid": true } : {})} {...code} />
          </chakra.span>
          <Input {...control} type="tel" inputMode="tel" autoComplete="tel-national" dir="ltr" flex="1" {...number} />
        </chakra.div>
      )}
    </Field>
  );
}
