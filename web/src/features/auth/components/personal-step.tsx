import { chakra } from "@chakra-ui/react";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { City, Country } from "../../../entities/place/use-places.ts";
import { FieldGrid } from "../../../ui/field-grid.tsx";
import { CountryFields } from "../../../entities/place/country-fields.tsx";
import { PhoneField } from "../../../entities/place/phone-field.tsx";
import { FoldedFields } from "../../../ui/folded-fields.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import type { SignUpValues } from "../sign-up-form.ts";

interface PersonalStepProps {
  countries: readonly Country[];
  cities: readonly City[];
}

const MORE = ["firstName", "lastName", "street", "postalCode"] as const;

const isFilled = (values: SignUpValues) => MORE.some((field) => values[field] !== "");

export function PersonalStep({ countries, cities }: PersonalStepProps) {
  const { t } = useTranslation("auth");
  const { register, formState, getValues } = useFormContext<SignUpValues>();
  const { errors } = formState;
  return (
    <>
      <CountryFields countries={countries} cities={cities} size="lg" />
      <PhoneField countries={countries} size="lg" />
      <FoldedFields label={t("moreAboutYou")} filled={isFilled(getValues())} wrong={MORE.some((field) => errors[field])}>
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
      </FoldedFields>
    </>
  );
}
