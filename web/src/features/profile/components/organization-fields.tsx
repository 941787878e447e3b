import { chakra } from "@chakra-ui/react";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FieldGrid } from "../../../ui/field-grid.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import type { ProfileValues } from "../profile-form.ts";

export function OrganizationFields() {
  const { t } = useTranslation("auth");
  const { register, formState } = useFormContext<ProfileValues>();
  const { errors } = formState;
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <FieldGrid>
        <TextInput
          label={t("organization")}
          optional
          autoComplete="organization"
          error={errors.organization?.message}
          {...register("organization")}
        />
        <TextInput
          label={t("website")}
          type="url"
          optional
          autoComplete="url"
          placeholder="https://"
          error={errors.website?.message}
          {...register("website")}
        />
      </FieldGrid>
      <TextArea label={t("about")} optional rows={3} error={errors.about?.message} {...register("about")} />
    </chakra.div>
  );
}
