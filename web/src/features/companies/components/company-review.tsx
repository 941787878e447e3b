import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useChoices } from "../../../entities/basic-data/use-choices.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ReviewList } from "../../../ui/review-list.tsx";
import type { CompanyStep } from "../company-form.ts";
import type { ReviewedCompany, Text } from "../reviewed-company.ts";
import { NothingEntered } from "./nothing-entered.tsx";
import { PersonaCard } from "./persona-card.tsx";
import { VoiceRuleTable } from "./voice-rule-table.tsx";
import { Words } from "./words.tsx";

interface CompanyReviewProps {
  company: ReviewedCompany;
  /** What the company does, in the page's language. */
  activity?: Text;
  /** Which parts; all by default. */
  steps?: readonly CompanyStep[];
  /** Goes back to the step that a part was entered in. */
  onEdit?: (step: CompanyStep) => void;
}

const isolated = (text: Text) => text && <bdi>{text}</bdi>;

/** Beside no name, it is no decoration. */
const Logo = ({ name, address, label }: { name: string; address: string; label: string }) => (
  <chakra.span role="img" aria-label={label} display="inline-block">
    <Avatar name={name} image={address} square size="lg" />
  </chakra.span>
);

/** All that a company says of itself, part by part. */
export function CompanyReview({ company, activity, steps = ["basics", "direction", "market", "voice"], onEdit }: CompanyReviewProps) {
  const { t } = useTranslation("companies");
  const { brandVoice } = company;
  const traits = useChoices("personality");
  const list = (words: readonly string[]) => words.length > 0 && <Words words={words} />;
  const entry = (name: string, value: ReactNode) => ({ label: t(`fields.${name}`), value });

  const parts: Partial<Record<CompanyStep, { label: string; value: ReactNode }[]>> = {
    basics: [
      entry("companyName", isolated(company.companyName)),
      entry("brandName", isolated(company.brandName)),
      entry("businessActivityId", activity),
      entry("slogan", isolated(company.slogan)),
      entry("logo", company.logo && <Logo name={company.brandName ?? ""} address={company.logo} label={t("fields.logo")} />),
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
    ],
    voice: [
      entry("brandVoice.personality", list(brandVoice.personality.map(traits.labelOf))),
      entry("brandVoice.language", isolated(brandVoice.language)),
      entry("brandVoice.goals", list(brandVoice.goals)),
      entry("brandVoice.tags", list(brandVoice.tags)),
      entry("voiceToneFile", isolated(company.voiceToneFile?.name)),
    ],
  };

  return steps.map((step) => {
    const entries = (parts[step] ?? []).filter(({ value }) => value);
    return [
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
          <chakra.div my="-2">
            <ReviewList entries={entries} />
          </chakra.div>
        ) : (
          <NothingEntered />
        )}
        {step === "voice" && brandVoice.rules.length > 0 && (
          <chakra.div mt="3" mx="-4" mb="-4" borderBlockStartWidth="1px" borderColor="border.muted">
            <VoiceRuleTable rules={brandVoice.rules} />
          </chakra.div>
        )}
      </Card>,
      step === "voice" && <PersonaCard key="persona" persona={company.persona} />,
    ];
  });
}
