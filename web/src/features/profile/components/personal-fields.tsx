import { chakra } from "@chakra-ui/react";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FieldGrid } from "../../../ui/field-grid.tsx";
import { PortraitField } from "../../../entities/media/portrait-field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import type { ProfileValues } from "../profile-form.ts";

interface PersonalFieldsProps {
  needed: ReadonlySet<keyof ProfileValues>;
  /** The picture's upload began or ended. */
  onUploading: (uploading: boolean) => void;
}

export function PersonalFields({ needed, onUploading }: PersonalFieldsProps) {
  const { t } = useTranslation(["profile", "auth"]);
  const { register, formState } = useFormContext<ProfileValues>();
  const { errors } = formState;
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <PortraitField onBusy={onUploading} />
      <FieldGrid>
        <TextInput
          label={t("auth:firstName")}
          optional={!needed.has("firstName")}
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register("firstName")}
        />
        <TextInput
          label={t("auth:lastName")}
          optional={!needed.has("lastName")}
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register("lastName")}
        />
        <TextInput
          label={t("auth:username")}
          hint={t("auth:usernameHint")}
          autoComplete="username"
          autoCapitalize="none"
          error={errors.username?.message}
          {...register("username")}
        />
        <TextInput
          label={t("jobTitle")}
          optional
          autoComplete="organization-title"
          error={errors.jobTitle?.message}
          {...register("jobTitle")}
        />
      </FieldGrid>
    </chakra.div>
  );
}
