import { chakra } from "@chakra-ui/react";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useCities, useCountries } from "../../../entities/place/use-places.ts";
import { FieldGrid } from "../../../ui/field-grid.tsx";
import { CountryFields } from "../../../entities/place/country-fields.tsx";
import { PhoneField } from "../../../entities/place/phone-field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import type { ProfileValues } from "../profile-form.ts";

export function ContactFields({ needed }: { needed: ReadonlySet<keyof ProfileValues> }) {
  const { t, i18n } = useTranslation(["profile", "auth"]);
  const { register, formState, watch } = useFormContext<ProfileValues>();
  const { errors } = formState;
  const countries = useCountries(i18n.language);
  const cities = useCities(watch("countryId"), i18n.language);
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <FieldGrid>
        <PhoneField countries={countries} optional={!needed.has("phoneNumber")} />
        <TextInput
          label={t("whatsapp")}
          type="tel"
          optional
          hint={t("whatsappHint")}
          error={errors.whatsapp?.message}
          {...register("whatsapp")}
        />
      </FieldGrid>
      <CountryFields countries={countries} cities={cities} optional={!needed.has("countryId")} />
      <FieldGrid>
        <TextInput label={t("auth:street")} optional autoComplete="street-address" error={errors.street?.message} {...register("street")} />
        <TextInput
          label={t("auth:postalCode")}
          optional
          dir="ltr"
          autoComplete="postal-code"
          error={errors.postalCode?.message}
          {...register("postalCode")}
        />
      </FieldGrid>
    </chakra.div>
  );
}
