import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FieldGrid } from "../../../ui/field-grid.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { NETWORKS, type ProfileValues } from "../profile-form.ts";

export function SocialFields() {
  const { t } = useTranslation("profile");
  const { register, formState } = useFormContext<ProfileValues>();
  return (
    <FieldGrid>
      {NETWORKS.map((network) => (
        <TextInput
          key={network}
          label={t(`networks.${network}`)}
          type="url"
          optional
          placeholder="https://"
          error={formState.errors.socialLinks?.[network]?.message}
          {...register(`socialLinks.${network}`)}
        />
      ))}
    </FieldGrid>
  );
}
