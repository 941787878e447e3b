import { chakra } from "@chakra-ui/react";
import { Controller, useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { AiField } from "../../../ui/ai-form/ai-field.tsx";
import { Card } from "../../../ui/card.tsx";
import { FieldGrid } from "../../../ui/field-grid.tsx";
import { KeywordInput } from "../../../ui/keyword-input.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import type { CompanyValues } from "../company-form.ts";

/** Whom the company serves, and beside whom. */
export function MarketStep() {
  const { t } = useTranslation("companies");
  const { register, control, formState } = useFormContext<CompanyValues>();
  const { errors } = formState;
  const list = (name: "competitors" | "persona.needs" | "persona.pains" | "persona.channels") => (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => <KeywordInput label={t(`fields.${name}`)} optional error={fieldState.error?.message} {...field} />}
    />
  );
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", xl: "minmax(0, {sizes.form}) minmax(0, {sizes.panel})" }}
      gap="5"
      alignItems="start"
    >
      <chakra.div display="flex" flexDirection="column" gap="5">
        <AiField<CompanyValues> name="targetMarket" label={t("fields.targetMarket")} rows={2} />
        <AiField<CompanyValues> name="scopeOfImpact" label={t("fields.scopeOfImpact")} optional rows={2} />
        <FieldGrid>
          <TextInput label={t("fields.character")} optional error={errors.character?.message} {...register("character")} />
          <TextInput
            label={t("fields.language")}
            optional
            placeholder={t("hints.language")}
            error={errors.language?.message}
            {...register("language")}
          />
        </FieldGrid>
        {list("competitors")}
      </chakra.div>
      <Card title={t("persona")}>
        <chakra.div display="flex" flexDirection="column" gap="4">
          <FieldGrid>
            <TextInput
              label={t("fields.persona.name")}
              optional
              autoComplete="off"
              error={errors.persona?.name?.message}
              {...register("persona.name")}
            />
            <TextInput
              label={t("fields.persona.ageRange")}
              optional
              dir="ltr"
              placeholder="35–50"
              error={errors.persona?.ageRange?.message}
              {...register("persona.ageRange")}
            />
          </FieldGrid>
          <TextInput label={t("fields.persona.role")} optional error={errors.persona?.role?.message} {...register("persona.role")} />
          {list("persona.needs")}
          {list("persona.pains")}
          {list("persona.channels")}
        </chakra.div>
      </Card>
    </chakra.div>
  );
}
