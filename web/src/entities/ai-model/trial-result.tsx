import { chakra } from "@chakra-ui/react";
import { CircleCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { TryModelMutation } from "../../generated/graphql.ts";
import { formatNumber } from "../../lib/format.ts";
import { Note } from "../../ui/note.tsx";

const SECONDS = { style: "unit", unit: "second", unitDisplay: "long", maximumFractionDigits: 1 } as const;

/** What a model said when it was tried, or why it said nothing. */
export function TrialResult({ trial: { text, failure, milliseconds } }: { trial: TryModelMutation["tryModel"] }) {
  const { t } = useTranslation("generation");
  if (failure)
    return (
      <Note tone="danger" alert>
        {failure}
      </Note>
    );
  return (
    <Note tone="info" icon={CircleCheck} alert>
      <chakra.q dir="auto" display="block" quotes="none" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </chakra.q>
      <chakra.span textStyle="caption" color="fg.subtle">
        {t("connect.answered", { time: formatNumber(milliseconds / 1000, SECONDS) })}
      </chakra.span>
    </Note>
  );
}
