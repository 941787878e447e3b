import { chakra } from "@chakra-ui/react";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { controlRecipe } from "../../../ui/control-recipe.ts";
import { Field } from "../../../ui/field.tsx";
import { SelectControl } from "../../../ui/single-select.tsx";
import type { SignUpValues } from "../sign-up-form.ts";
import type { Country } from "../use-places.ts";

const Input = chakra("input", controlRecipe);

/** Dial code and number in one control; numbers run left to right in both languages. */
export function PhoneField({ countries }: { countries: readonly Country[] }) {
  const { t } = useTranslation("auth");
  const { register, formState } = useFormContext<SignUpValues>();
  const { phoneCode, phoneNumber } = formState.errors;
  const codes = [...new Set(countries.map(({ phone }) => phone))].toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));
  return (
    <Field label={t("phone")} error={phoneNumber?.message ?? phoneCode?.message}>
      {(control) => (
        <chakra.div display="flex" gap="2" dir="ltr">
          <chakra.div flex="none" w="104px">
            <SelectControl
              size="lg"
              aria-label={t("dialCode")}
              autoComplete="tel-country-code"
              placeholder="+"
              options={codes.map((code) => ({ value: code, label: code }))}
              {...(phoneCode ? { "aria-invalid": true as const } : {})}
              {...register("phoneCode")}
            />
          </chakra.div>
          <Input {...control} size="lg" type="tel" inputMode="tel" autoComplete="tel-national" {...register("phoneNumber")} />
        </chakra.div>
      )}
    </Field>
  );
}
