import { useTranslation } from "react-i18next";
import type { FieldDecision } from "../../../lib/editing/decide-fields.ts";
import { FieldConflict } from "../../../entities/draft/field-conflict.tsx";
import type { DifferentField } from "../../../entities/draft/field-differences.tsx";

interface StageDifference {
  field: string;
  stored: unknown;
  mine: unknown;
}

interface StageConflictProps {
  clashes: readonly StageDifference[];
  onDecide: (decision: FieldDecision) => void;
}

const GROUPS: Readonly<Record<string, string>> = {
  type: "types",
  classification: "classifications",
  level: "levels",
  methodology: "methodologies",
  interestArea: "interestAreas",
  view: "views",
  conversionFunnel: "funnels",
  participation: "participations",
  intensity: "intensities",
  socialChannels: "channels",
};

/** A stage's field on two sides, in words. */
export function useStageWords() {
  const { t, i18n } = useTranslation("contents");
  /** A choice in words, anything else as it is. */
  const inWords = (field: string, value: unknown): string => {
    if (Array.isArray(value)) return value.map((entry) => inWords(field, entry)).join("\n");
    const text = String(value ?? "");
    const group = GROUPS[field];
    return group && i18n.exists(`contents:${group}.${text}`) ? t(`${group}.${text}`) : text;
  };
  return ({ field, stored, mine }: StageDifference): DifferentField => ({
    field,
    label: t(`fields.${field}`),
    stored: inWords(field, stored),
    mine: inWords(field, mine),
  });
}

/** Fields of a stage that were changed here and elsewhere. */
export function StageConflict({ clashes, onDecide }: StageConflictProps) {
  const words = useStageWords();
  return <FieldConflict fields={clashes.map(words)} onDecide={onDecide} />;
}
