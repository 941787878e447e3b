import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import type { CompanyDetailFragment } from "../../../generated/graphql.ts";
import { useChoices } from "../../../entities/basic-data/use-choices.ts";
import { currentLocale, LOCALES } from "../../../lib/locale/locales.ts";
import { AiFormProvider } from "../../../entities/generation/fields/ai-form-context.ts";
import { useFieldSources } from "../../../entities/generation/fields/field-sources.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ReviewList } from "../../../ui/review-list.tsx";
import { PersonaCard } from "./persona-card.tsx";
import { RuleExamples } from "./rule-examples.tsx";
import { ToneFileCard } from "./tone-file-card.tsx";
import { VoiceSample } from "./voice-sample.tsx";
import { Words } from "./words.tsx";

/** How a company speaks: its character, its rules in both languages, whom it speaks to. */
export function VoicePanel({ company, readOnly }: { company: CompanyDetailFragment; readOnly: boolean }) {
  const { t } = useTranslation("companies");
  const sources = useFieldSources();
  const traits = useChoices("personality");
  const { brandVoice } = company;
  const ownFirst = LOCALES.toSorted((one, other) => Number(other === currentLocale()) - Number(one === currentLocale()));
  const list = (words: readonly string[]) => words.length > 0 && <Words words={words} />;
  const entries = [
    { label: t("fields.brandVoice.personality"), value: list(brandVoice.personality.map(traits.labelOf)) },
    { label: t("fields.brandVoice.language"), value: brandVoice.language && <bdi>{brandVoice.language}</bdi> },
    { label: t("fields.brandVoice.goals"), value: list(brandVoice.goals) },
    { label: t("fields.brandVoice.tags"), value: list(brandVoice.tags) },
  ].filter(({ value }) => value);

  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1.6fr) minmax(0, 1fr)" }}
      gap="4"
      alignItems="start"
      pt="1"
    >
      <chakra.div display="flex" flexDirection="column" gap="4" minW="0">
        <Card title={t("brandVoice")} flush={entries.length === 0}>
          {entries.length > 0 ? (
            <chakra.div my="-2">
              <ReviewList entries={entries} />
            </chakra.div>
          ) : (
            <EmptyState
              title={t("voice.none")}
              text={t("empty.text")}
              action={!readOnly && <LinkButton to={`/companies/add?id=${company.id}&step=voice`}>{t("voice.describe")}</LinkButton>}
            />
          )}
        </Card>
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: "minmax(0, 1fr)", xl: "repeat(2, minmax(0, 1fr))" }}
          gap="4"
          alignItems="start"
        >
          {ownFirst.map((locale) => (
            <RuleExamples key={locale} locale={locale} rules={brandVoice.rules.filter((rule) => rule.locale === locale)} />
          ))}
        </chakra.div>
      </chakra.div>
      <chakra.div display="flex" flexDirection="column" gap="4" minW="0">
        {!readOnly && (
          <AiFormProvider value={{ subject: () => ({ companyId: company.id }), locale: currentLocale(), sources }}>
            <VoiceSample />
          </AiFormProvider>
        )}
        <PersonaCard persona={company.persona} />
        {company.voiceToneFile && <ToneFileCard file={company.voiceToneFile} />}
      </chakra.div>
    </chakra.div>
  );
}
