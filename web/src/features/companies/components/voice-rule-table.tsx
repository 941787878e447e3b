import { chakra } from "@chakra-ui/react";
import { Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { VoiceRuleInput } from "../../../generated/graphql.ts";
import { LOCALE_NAMES } from "../../../lib/locale/locales.ts";
import { IconButton } from "../../../ui/button.tsx";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { VoiceRuleBadge } from "../../../entities/voice/voice-rule-badge.tsx";

interface VoiceRuleTableProps {
  rules: readonly VoiceRuleInput[];
  /** Without these the table only shows. */
  onEdit?: (rule: VoiceRuleInput) => void;
  onRemove?: (rule: VoiceRuleInput) => void;
}

export const ruleKey = (rule: VoiceRuleInput) => `${rule.locale}-${rule.kind}-${rule.term}`;

export function VoiceRuleTable({ rules, onEdit, onRemove }: VoiceRuleTableProps) {
  const { t } = useTranslation("companies");
  const columns: Column<VoiceRuleInput>[] = [
    { id: "locale", header: t("rule.locale"), hideOnPhone: true, cell: ({ locale }) => LOCALE_NAMES[locale] },
    { id: "kind", header: t("rule.kind"), cell: ({ kind }) => <VoiceRuleBadge kind={kind}>{t(`rule.kinds.${kind}`)}</VoiceRuleBadge> },
    {
      id: "term",
      header: t("rule.term"),
      cell: ({ term, locale }) => (
        <chakra.bdi lang={locale} fontWeight="medium">
          {term}
        </chakra.bdi>
      ),
    },
    {
      id: "replacement",
      header: t("rule.otherTerm"),
      hideOnPhone: true,
      cell: ({ replacement, locale }) => replacement && <bdi lang={locale}>{replacement}</bdi>,
    },
    { id: "note", header: t("rule.note"), hideOnPhone: true, cell: ({ note }) => note && <bdi>{note}</bdi> },
    ...(onEdit && onRemove
      ? [
          {
            id: "menu",
            header: t("common:more"),
            hideHeader: true,
            align: "end" as const,
            cell: (rule: VoiceRuleInput) => (
              <chakra.span display="inline-flex">
                <IconButton icon={Pencil} label={t("rule.edit", { term: rule.term })} onClick={() => onEdit(rule)} />
                <IconButton icon={Trash2} label={t("rule.remove", { term: rule.term })} onClick={() => onRemove(rule)} />
              </chakra.span>
            ),
          },
        ]
      : []),
  ];
  return <DataTable label={t("voiceRules")} columns={columns} rows={rules} rowKey={ruleKey} />;
}
