import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/card.tsx";
import { ReviewList } from "../../../ui/review-list.tsx";
import type { ReviewedCompany } from "../reviewed-company.ts";
import { NothingEntered } from "./nothing-entered.tsx";
import { Words } from "./words.tsx";

/** Whom the company speaks to. */
export function PersonaCard({ persona }: { persona: ReviewedCompany["persona"] }) {
  const { t } = useTranslation("companies");
  const list = (words: readonly string[] | undefined) => words && words.length > 0 && <Words words={words} />;
  const entries = [
    { label: t("fields.persona.name"), value: persona?.name && <bdi>{persona.name}</bdi> },
    { label: t("fields.persona.ageRange"), value: persona?.ageRange && <bdi dir="ltr">{persona.ageRange}</bdi> },
    { label: t("fields.persona.role"), value: persona?.role && <bdi>{persona.role}</bdi> },
    { label: t("fields.persona.needs"), value: list(persona?.needs) },
    { label: t("fields.persona.pains"), value: list(persona?.pains) },
    { label: t("fields.persona.channels"), value: list(persona?.channels) },
  ].filter(({ value }) => value);
  return (
    <Card title={t("persona")}>
      {entries.length > 0 ? (
        <chakra.div my="-2">
          <ReviewList stacked entries={entries} />
        </chakra.div>
      ) : (
        <NothingEntered />
      )}
    </Card>
  );
}
