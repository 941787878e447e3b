import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { VoiceRuleInput } from "../../../generated/graphql.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ReviewList } from "../../../ui/review-list.tsx";
import type { CompanyStep } from "../company-form.ts";
import { VoiceRuleTable } from "./voice-rule-table.tsx";

type Text = string | null | undefined;

/** A company as it is shown, stored or being entered. */
export interface ReviewedCompany {
  companyName: Text;
  brandName: Text;
  slogan?: Text;
  activity?: Text;
  vision?: Text;
  mission?: Text;
  goal?: Text;
  values: readonly string[];
  targetMarket?: Text;
  scopeOfImpact?: Text;
  character?: Text;
  language?: Text;
  competitors: readonly string[];
  persona?:
    | { name?: Text; ageRange?: Text; role?: Text; needs: readonly string[]; pains: readonly string[]; channels: readonly string[] }
    | null
    | undefined;
  brandVoice: {
    personality: readonly string[];
    language?: Text;
    goals: readonly string[];
    tags: readonly string[];
    rules: readonly VoiceRuleInput[];
  };
}

interface CompanyReviewProps {
  company: ReviewedCompany;
  /** Which parts; all by default. */
  steps?: readonly CompanyStep[];
  /** Goes back to the step that a part was entered in. */
  onEdit?: (step: CompanyStep) => void;
}

const isolated = (text: Text) => text && <bdi>{text}</bdi>;

/** All that a company says of itself, part by part. */
export function CompanyReview({ company, steps = ["basics", "direction", "market", "voice"], onEdit }: CompanyReviewProps) {
  const { t, i18n } = useTranslation("companies");
  const { persona, brandVoice } = company;
  const list = (entries: readonly string[] | undefined) =>
    entries && entries.length > 0 && <span dir="auto">{new Intl.ListFormat(i18n.language, { type: "unit" }).format(entries)}</span>;
  const entry = (name: string, value: ReactNode) => ({ label: t(`fields.${name}`), value });

  const parts: Partial<Record<CompanyStep, { label: string; value: ReactNode }[]>> = {
    basics: [
      entry("companyName", isolated(company.companyName)),
      entry("brandName", isolated(company.brandName)),
      entry("businessActivityId", company.activity),
      entry("slogan", isolated(company.slogan)),
    ],
    direction: [
      entry("vision", isolated(company.vision)),
      entry("mission", isolated(company.mission)),
      entry("goal", isolated(company.goal)),
      entry("values", list(company.values)),
    ],
    market: [
      entry("targetMarket", isolated(company.targetMarket)),
      entry("scopeOfImpact", isolated(company.scopeOfImpact)),
      entry("character", isolated(company.character)),
      entry("language", isolated(company.language)),
      entry("competitors", list(company.competitors)),
      entry("persona.name", isolated(persona?.name)),
      entry("persona.ageRange", persona?.ageRange && <bdi dir="ltr">{persona.ageRange}</bdi>),
      entry("persona.role", isolated(persona?.role)),
      entry("persona.needs", list(persona?.needs)),
      entry("persona.pains", list(persona?.pains)),
      entry("persona.channels", list(persona?.channels)),
    ],
    voice: [
      entry("brandVoice.personality", list(brandVoice.personality)),
      entry("brandVoice.language", isolated(brandVoice.language)),
      entry("brandVoice.goals", list(brandVoice.goals)),
      entry("brandVoice.tags", list(brandVoice.tags)),
    ],
  };

  return steps.map((step) => {
    const entries = (parts[step] ?? []).filter(({ value }) => value);
    return (
      <Card
        key={step}
        title={t(`steps.${step}`)}
        action={
          onEdit && (
            <chakra.span me="-2">
              <Button variant="ghost" size="sm" aria-label={t("editStep", { step: t(`steps.${step}`) })} onClick={() => onEdit(step)}>
                {t("common:edit")}
              </Button>
            </chakra.span>
          )
        }
      >
        {entries.length > 0 ? (
          <ReviewList entries={entries} />
        ) : (
          <chakra.p textStyle="small" color="fg.subtle">
            {t("nothingEntered")}
          </chakra.p>
        )}
        {step === "voice" && brandVoice.rules.length > 0 && (
          <chakra.div mt="3" mx="-4" mb="-4" borderBlockStartWidth="1px" borderColor="border.muted">
            <VoiceRuleTable rules={brandVoice.rules} />
          </chakra.div>
        )}
      </Card>
    );
  });
}
