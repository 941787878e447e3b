import { COMPANY_LISTS } from "@muhtawa/contracts/company-limits";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { AiField } from "../../../entities/generation/fields/ai-field.tsx";
import { AiListField } from "../../../entities/generation/fields/ai-list-field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import type { CompanyValues } from "../company-form.ts";

/** Whom the company serves, and beside whom. */
export function MarketStep() {
  const { t } = useTranslation("companies");
  const { register, formState } = useFormContext<CompanyValues>();
  return (
    <>
      <AiField<CompanyValues> name="targetMarket" label={t("fields.targetMarket")} rows={2} />
      <AiField<CompanyValues> name="scopeOfImpact" label={t("fields.scopeOfImpact")} optional rows={2} />
      <AiField<CompanyValues> name="character" label={t("fields.character")} optional rows={2} />
      <TextInput
        label={t("fields.language")}
        optional
        placeholder={t("hints.language")}
        error={formState.errors.language?.message}
        {...register("language")}
      />
      <AiListField<CompanyValues> name="competitors" label={t("fields.competitors")} optional max={COMPANY_LISTS.competitors.entries} />
    </>
  );
}
