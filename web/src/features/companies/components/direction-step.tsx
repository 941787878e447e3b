import { COMPANY_LISTS } from "@muhtawa/contracts/company-limits";
import { useTranslation } from "react-i18next";
import { AiField } from "../../../entities/generation/fields/ai-field.tsx";
import { AiListField } from "../../../entities/generation/fields/ai-list-field.tsx";
import type { CompanyValues } from "../company-form.ts";

/** Where the company is going. */
export function DirectionStep() {
  const { t } = useTranslation("companies");
  return (
    <>
      <AiField<CompanyValues> name="vision" label={t("fields.vision")} rows={3} />
      <AiField<CompanyValues> name="mission" label={t("fields.mission")} rows={3} />
      <AiField<CompanyValues> name="goal" label={t("fields.goal")} optional rows={3} />
      <AiListField<CompanyValues> name="values" label={t("fields.values")} optional max={COMPANY_LISTS.values.entries} />
    </>
  );
}
