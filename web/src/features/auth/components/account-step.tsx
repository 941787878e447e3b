import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { TextArea } from "../../../ui/text-area.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { FoldedFields } from "../../../ui/folded-fields.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import type { SignUpValues } from "../sign-up-form.ts";
import { FieldGrid } from "../../../ui/field-grid.tsx";

const MORE = ["organization", "website", "about"] as const;

const isFilled = (values: SignUpValues) => MORE.some((field) => values[field] !== "");

export function AccountStep() {
  const { t } = useTranslation("auth");
  const { register, formState, getValues } = useFormContext<SignUpValues>();
  const { errors } = formState;
  return (
    <>
      <TextInput
        label={t("username")}
        size="lg"
        hint={t("usernameHint")}
        autoComplete="username"
        autoCapitalize="none"
        error={errors.username?.message}
        {...register("username")}
      />
      <TextInput label={t("email")} type="email" size="lg" autoComplete="email" error={errors.email?.message} {...register("email")} />
      <FieldGrid>
        <PasswordInput
          label={t("password")}
          size="lg"
          hint={t("passwordHint")}
          autoComplete="new-password"
          error={errors.password?.message}
          {...register("password")}
        />
        <PasswordInput
          label={t("confirmPassword")}
          size="lg"
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...register("confirmPassword")}
        />
      </FieldGrid>
      <FoldedFields label={t("moreAboutWork")} filled={isFilled(getValues())} wrong={MORE.some((field) => errors[field])}>
        <FieldGrid>
          <TextInput
            label={t("organization")}
            size="lg"
            optional
            autoComplete="organization"
            error={errors.organization?.message}
            {...register("organization")}
          />
          <TextInput
            label={t("website")}
            type="url"
            size="lg"
            optional
            autoComplete="url"
            placeholder="https://"
            error={errors.website?.message}
            {...register("website")}
          />
        </FieldGrid>
        <TextArea label={t("about")} optional rows={2} error={errors.about?.message} {...register("about")} />
      </FoldedFields>
    </>
  );
}
