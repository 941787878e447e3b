import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { PhoneInput } from "../../../ui/phone-input.tsx";
import type { SignUpValues } from "../sign-up-form.ts";
import type { Country } from "../use-places.ts";

/** The dial codes of all countries, each once. */
export function PhoneField({ countries }: { countries: readonly Country[] }) {
  const { t } = useTranslation("auth");
  const { register, formState } = useFormContext<SignUpValues>();
  const { phoneCode, phoneNumber } = formState.errors;
  const codes = [...new Set(countries.map(({ phone }) => phone))].toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));
  return (
    <PhoneInput
      label={t("phone")}
      error={phoneNumber?.message ?? phoneCode?.message}
      codes={codes.map((code) => ({ value: code, label: `+${code}` }))}
      code={{ size: "lg", placeholder: "+", autoComplete: "tel-country-code", ...register("phoneCode") }}
      number={{ style: { minHeight: 42 }, ...register("phoneNumber") }}
    />
  );
}
