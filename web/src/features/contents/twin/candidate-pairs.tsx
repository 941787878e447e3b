import { useQuery } from "@apollo/client/react";
import { firstPairs, twinParagraphs } from "@muhtawa/text-analysis/twins";
import type { JSONContent } from "@tiptap/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { TwinCandidateDocument } from "../../../generated/graphql.ts";
import type { Text } from "../../../lib/editing/blocks.ts";
import { Note } from "../../../ui/note.tsx";

const EMPTY: JSONContent = { type: "doc", content: [] };

interface CandidatePairsProps {
  /** The content that may become the twin. */
  id: string;
  /** The text whose twin it may become. */
  text: Text;
}

/** How the paragraphs of two texts would pair, as the service pairs them, and what of both would stay unpaired. */
export function CandidatePairs({ id, text }: CandidatePairsProps) {
  const { t } = useTranslation("contents");
  const { data, error } = useQuery(TwinCandidateDocument, { variables: { id }, fetchPolicy: "network-only" });
  const counts = useMemo(() => {
    if (!data) return undefined;
    const [own, other] = [text ?? EMPTY, (data.content.body ?? EMPTY) as JSONContent];
    const paired = firstPairs(own, other).length;
    return { paired, here: twinParagraphs(own).length - paired, there: twinParagraphs(other).length - paired };
  }, [data, text]);
  if (!counts) return <Note tone="neutral">{t(error ? "twin.linking.unread" : "twin.linking.reading")}</Note>;
  return (
    <Note tone="info" alert>
      {t("twin.linking.paired", { count: counts.paired })}
      {counts.here > 0 && ` ${t("twin.linking.unpairedHere", { count: counts.here })}`}
      {counts.there > 0 && ` ${t("twin.linking.unpairedThere", { count: counts.there })}`}
    </Note>
  );
}
