import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { City, Country } from "./use-places.ts";
import { FieldGrid } from "../../ui/field-grid.tsx";
import { SingleSelect } from "../../ui/single-select.tsx";

interface PlaceValues {
  countryId: string;
  cityId: string;
  phoneCode: string;
  phoneNumber: string;
}

interface CountryFieldsProps {
  countries: readonly Country[];
  /** Of the chosen country. */
  cities: readonly City[];
  size?: "md" | "lg";
  optional?: boolean;
}

/** `countryId` and `cityId` of a form; what is stored is chosen as soon as its option has arrived. */
export function CountryFields({ countries, cities, size = "md", optional }: CountryFieldsProps) {
  const { t } = useTranslation("auth");
  const { register, formState, setValue, getValues, watch } = useFormContext<PlaceValues>();
  const { errors } = formState;
  const country = register("countryId");

  /** A country brings its dial code along, and the city of another one is no longer right. */
  const chooseCountry = (countryId: string) => {
    setValue("cityId", "", { shouldDirty: true });
    const chosen = countries.find(({ id }) => id === countryId);
    if (chosen && !getValues("phoneNumber")) setValue("phoneCode", chosen.phone, { shouldValidate: true, shouldDirty: true });
  };

  return (
    <FieldGrid>
      <SingleSelect
        label={t("country")}
        size={size}
        {...(optional ? { optional } : {})}
        placeholder={t("common:choose")}
        autoComplete="country"
        options={countries.map(({ id, name }) => ({ value: id, label: name }))}
        error={errors.countryId?.message}
        {...country}
        value={watch("countryId")}
        onChange={(event) => {
          void country.onChange(event);
          chooseCountry(event.target.value);
        }}
      />
      <SingleSelect
        label={t("city")}
        size={size}
        optional
        placeholder={t("common:choose")}
        disabled={cities.length === 0}
        options={cities.map(({ id, name }) => ({ value: id, label: name }))}
        error={errors.cityId?.message}
        {...register("cityId")}
        value={watch("cityId")}
      />
    </FieldGrid>
  );
}
