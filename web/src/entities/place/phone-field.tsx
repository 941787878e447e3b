import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { Country } from "./use-places.ts";
import { PhoneInput } from "../../ui/phone-input.tsx";

interface PhoneFieldProps {
  countries: readonly Country[];
  size?: "md" | "lg";
  optional?: boolean;
}

/** `phoneCode` and `phoneNumber` of a form: the dial codes of all countries, each once. */
export function PhoneField({ countries, size = "md", optional }: PhoneFieldProps) {
  const { t } = useTranslation("auth");
  const { register, formState, watch } = useFormContext<{ phoneCode: string; phoneNumber: string }>();
  const { phoneCode, phoneNumber } = formState.errors;
  const codes = [...new Set(countries.map(({ phone }) => phone))].toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));
  return (
    <PhoneInput
      label={t("phone")}
      {...(optional ? { optional } : {})}
      error={phoneNumber?.message ?? phoneCode?.message}
      codes={codes.map((code) => ({ value: code, label: `+${code}` }))}
      code={{ size, placeholder: "+", autoComplete: "tel-country-code", ...register("phoneCode"), value: watch("phoneCode") }}
      number={{ ...(size === "lg" ? { style: { minHeight: 42 } } : {}), ...register("phoneNumber") }}
    />
  );
}
