import { chakra } from "@chakra-ui/react";
import { COMPANY_LISTS } from "@muhtawa/contracts/company-limits";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { AiField } from "../../../entities/generation/fields/ai-field.tsx";
import { AiListField } from "../../../entities/generation/fields/ai-list-field.tsx";
import { Card } from "../../../ui/card.tsx";
import { FieldGrid } from "../../../ui/field-grid.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import type { CompanyValues } from "../company-form.ts";

/** The customer the company writes for. */
export function PersonaFields() {
  const { t } = useTranslation("companies");
  const { register, formState } = useFormContext<CompanyValues>();
  const errors = formState.errors.persona;
  const list = (name: "persona.needs" | "persona.pains" | "persona.channels") => (
    <AiListField<CompanyValues> name={name} label={t(`fields.${name}`)} optional max={COMPANY_LISTS[name].entries} />
  );
  return (
    <Card title={t("persona")}>
      <chakra.div display="flex" flexDirection="column" gap="4">
        <chakra.p textStyle="small" color="fg.muted">
          {t("hints.persona")}
        </chakra.p>
        <FieldGrid>
          <TextInput
            label={t("fields.persona.name")}
            optional
            autoComplete="off"
            error={errors?.name?.message}
            {...register("persona.name")}
          />
          <TextInput
            label={t("fields.persona.ageRange")}
            optional
            dir="ltr"
            placeholder="35–50"
            error={errors?.ageRange?.message}
            {...register("persona.ageRange")}
          />
        </FieldGrid>
        <AiField<CompanyValues> name="persona.role" label={t("fields.persona.role")} optional rows={1} />
        {list("persona.needs")}
        {list("persona.pains")}
        {list("persona.channels")}
      </chakra.div>
    </Card>
  );
}
