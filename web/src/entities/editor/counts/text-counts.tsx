import { chakra } from "@chakra-ui/react";
import { LENGTHS, type LengthWanted } from "@muhtawa/text-analysis";
import type { Editor } from "@tiptap/core";
import { useTranslation } from "react-i18next";
import type { ContentType } from "../../../generated/graphql.ts";
import { formatNumber } from "../../../lib/format.ts";
import { useFigures } from "./use-figures.ts";

const wantedOf = (type: ContentType | undefined): LengthWanted | undefined =>
  type && type in LENGTHS ? LENGTHS[type as keyof typeof LENGTHS] : undefined;

/** How much is written: words, characters, the minutes that reading takes; what the form asks for stands beside what it counts. */
export function TextCounts({ editor, type }: { editor: Editor; type?: ContentType | undefined }) {
  const { t } = useTranslation("editor");
  const { words, characters, seconds } = useFigures(editor);
  const wanted = wantedOf(type);
  const counted = wanted?.unit === "characters" ? characters : words;
  const over = wanted !== undefined && counted > wanted.most;
  const below = wanted?.unit === "words" && counted > 0 && counted < wanted.least;
  const ofWords = wanted?.unit === "words" ? t("counts.wordsOf", { count: words, least: wanted.least, most: wanted.most }) : undefined;
  const ofCharacters = wanted?.unit === "characters" ? t("counts.charactersOf", { count: characters, most: wanted.most }) : undefined;
  const warned = { color: over ? "danger.fg" : below ? "warning.fg" : undefined, fontWeight: over ? "medium" : undefined } as const;
  return (
    <chakra.span role="group" aria-label={t("counts.label")} display="inline-flex" flexWrap="wrap" columnGap="3" whiteSpace="nowrap">
      <chakra.span {...(ofWords ? warned : {})}>{ofWords ?? t("counts.words", { count: words })}</chakra.span>
      <chakra.span {...(ofCharacters ? warned : { display: { base: "none", md: "inline" } })}>
        {ofCharacters ?? t("counts.characters", { count: characters })}
      </chakra.span>
      <chakra.span display={{ base: "none", sm: "inline" }}>
        {seconds === 0 || seconds >= 30
          ? t("counts.minutes", { count: Math.round(seconds / 60), number: formatNumber(Math.round(seconds / 60)) })
          : t("counts.underAMinute")}
      </chakra.span>
      {wanted && (
        <chakra.span srOnly role="status">
          {over ? t("counts.over", { count: counted - wanted.most, unit: wanted.unit }) : ""}
        </chakra.span>
      )}
    </chakra.span>
  );
}
