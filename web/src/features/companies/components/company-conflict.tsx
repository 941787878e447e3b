import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { BusinessActivitiesDocument, type VoiceRuleInput } from "../../../generated/graphql.ts";
import type { FieldDecision } from "../../../lib/editing/decide-fields.ts";
import { FieldConflict } from "../../../entities/draft/field-conflict.tsx";
import type { DifferentField } from "../../../entities/draft/field-differences.tsx";
import { activityName } from "../activity-name.ts";
import { type CompanyField, type CompanyValues, fieldOf, isEmpty } from "../company-form.ts";

/** How fields of a company stand on two sides, in words. */
export function useCompanyWords() {
  const { t } = useTranslation("companies");
  const { data } = useQuery(BusinessActivitiesDocument);

  const inWords = (values: CompanyValues, field: CompanyField): string => {
    const value = fieldOf(values, field);
    if (isEmpty(value)) return "";
    if (field === "brandVoice.rules") return (value as VoiceRuleInput[]).map(({ term }) => term).join("\n");
    if (field === "businessActivityId") return activityName(data?.businessActivities.find(({ id }) => id === value)) ?? "";
    if (field === "voiceToneFile") return values.voiceToneFile?.name ?? "";
    return Array.isArray(value) ? (value as string[]).join("\n") : String(value);
  };

  return (fields: readonly CompanyField[], stored: CompanyValues, mine: CompanyValues): DifferentField[] =>
    fields.map((field) => ({
      field,
      label: t(field === "brandVoice.rules" ? "voiceRules" : `fields.${field}`),
      stored: inWords(stored, field),
      mine: inWords(mine, field),
    }));
}

interface CompanyConflictProps {
  clashes: readonly CompanyField[];
  stored: CompanyValues;
  mine: CompanyValues;
  onDecide: (decision: FieldDecision) => void;
}

/** Fields of a company that were changed here and elsewhere. */
export function CompanyConflict({ clashes, stored, mine, onDecide }: CompanyConflictProps) {
  const words = useCompanyWords();
  return <FieldConflict fields={words(clashes, stored, mine)} onDecide={onDecide} />;
}
