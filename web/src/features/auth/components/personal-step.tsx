import { chakra } from "@chakra-ui/react";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { SingleSelect } from "../../../ui/single-select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import type { SignUpValues } from "../sign-up-form.ts";
import type { City, Country } from "../use-places.ts";
import { FieldGrid } from "../../../ui/field-grid.tsx";
import { PhoneField } from "./phone-field.tsx";

interface PersonalStepProps {
  countries: readonly Country[];
  cities: readonly City[];
}

export function PersonalStep({ countries, cities }: PersonalStepProps) {
  const { t } = useTranslation("auth");
  const { register, formState, setValue, getValues } = useFormContext<SignUpValues>();
  const { errors } = formState;
  const country = register("countryId");

  /** A country brings its dial code along, and the city of another one is no longer right. */
  const chooseCountry = (countryId: string) => {
    setValue("cityId", "");
    const chosen = countries.find(({ id }) => id === countryId);
    if (chosen && !getValues("phoneNumber")) setValue("phoneCode", chosen.phone, { shouldValidate: true });
  };

  return (
    <>
      <FieldGrid>
        <TextInput
          label={t("firstName")}
          size="lg"
          optional
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register("firstName")}
        />
        <TextInput
          label={t("lastName")}
          size="lg"
          optional
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register("lastName")}
        />
      </FieldGrid>
      <FieldGrid>
        <SingleSelect
          label={t("country")}
          size="lg"
          placeholder={t("common:choose")}
          autoComplete="country"
          options={countries.map(({ id, name }) => ({ value: id, label: name }))}
          error={errors.countryId?.message}
          {...country}
          onChange={(event) => {
            void country.onChange(event);
            chooseCountry(event.target.value);
          }}
        />
        <SingleSelect
          label={t("city")}
          size="lg"
          optional
          placeholder={t("common:choose")}
          disabled={cities.length === 0}
          options={cities.map(({ id, name }) => ({ value: id, label: name }))}
          error={errors.cityId?.message}
          {...register("cityId")}
        />
      </FieldGrid>
      <PhoneField countries={countries} />
      <chakra.div display="grid" gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 2fr) minmax(0, 1fr)" }} gap="4">
        <TextInput
          label={t("street")}
          size="lg"
          optional
          autoComplete="street-address"
          error={errors.street?.message}
          {...register("street")}
        />
        <TextInput
          label={t("postalCode")}
          size="lg"
          optional
          dir="ltr"
          autoComplete="postal-code"
          error={errors.postalCode?.message}
          {...register("postalCode")}
        />
      </chakra.div>
    </>
  );
}
