import { chakra } from "@chakra-ui/react";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useCountries } from "../../../entities/place/use-places.ts";
import { FieldGrid } from "../../../ui/field-grid.tsx";
import { PortraitField } from "../../../entities/media/portrait-field.tsx";
import { PhoneField } from "../../../entities/place/phone-field.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import type { AdminValues } from "../admin-form.ts";

interface AdminFieldsProps {
  adding: boolean;
  /** The picture's upload began or ended. */
  onUploading: (uploading: boolean) => void;
}

export function AdminFields({ adding, onUploading }: AdminFieldsProps) {
  const { t, i18n } = useTranslation(["admins", "auth"]);
  const { register, formState } = useFormContext<AdminValues>();
  const { errors } = formState;
  const countries = useCountries(i18n.language);
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <PortraitField onBusy={onUploading} />
      <FieldGrid>
        <TextInput label={t("auth:firstName")} autoComplete="off" error={errors.firstName?.message} {...register("firstName")} />
        <TextInput label={t("auth:lastName")} autoComplete="off" error={errors.lastName?.message} {...register("lastName")} />
        <TextInput
          label={t("auth:username")}
          hint={t("auth:usernameHint")}
          autoComplete="off"
          autoCapitalize="none"
          error={errors.username?.message}
          {...register("username")}
        />
        <PhoneField countries={countries} />
        {adding && (
          <>
            <TextInput
              label={t("auth:email")}
              type="email"
              autoComplete="off"
              hint={t("emailHint")}
              error={errors.email?.message}
              {...register("email")}
            />
            <PasswordInput
              label={t("auth:password")}
              hint={t("auth:passwordHint")}
              autoComplete="new-password"
              error={errors.password?.message}
              {...register("password")}
            />
          </>
        )}
      </FieldGrid>
    </chakra.div>
  );
}
