import { chakra } from "@chakra-ui/react";
import type { ScoreArea } from "@muhtawa/text-analysis/score";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { DocumentView } from "../../ui/document/document-view.tsx";
import { ScoreRing } from "../../ui/score-ring.tsx";
import { scoreIn } from "./score-areas.ts";
import type { MeasuredScore } from "./score-messages.ts";
import type { ProposedFix } from "./use-fix.ts";

interface FixProposalProps {
  area: ScoreArea;
  proposed: ProposedFix;
  /** Of the text as it is. */
  now: MeasuredScore;
}

/** What the AI would change, and the area's score without and with it. */
export function FixProposal({ area, proposed: { diff, same, score }, now }: FixProposalProps) {
  const { t } = useTranslation("score");
  const id = useId();
  const [from, to] = [scoreIn(now, area), score ? scoreIn(score, area) : undefined];
  if (same)
    return (
      <chakra.p role="status" textStyle="small" color="fg.muted">
        {t("fix.nothing")}
      </chakra.p>
    );
  return (
    <chakra.section aria-labelledby={id} display="flex" flexDirection="column" gap="3">
      <chakra.h4 id={id} textStyle="label">
        {t("fix.proposal")}
      </chakra.h4>
      <chakra.div
        p="3"
        maxH="320px"
        overflowY="auto"
        border="1px solid"
        borderColor="brand.border"
        borderRadius="md"
        bg="bg.panel"
        tabIndex={0}
        role="group"
        aria-label={t("fix.changes")}
        fontSize="md"
      >
        <DocumentView document={diff} />
      </chakra.div>
      <chakra.p role="status" display="flex" flexWrap="wrap" alignItems="center" gap="2" textStyle="small">
        <ScoreRing value={from} size={36} />
        <chakra.span aria-hidden color="fg.subtle" css={{ "[dir=rtl] &": { transform: "scaleX(-1)" } }}>
          →
        </chakra.span>
        <ScoreRing value={to} size={36} />
        <span>
          {to === undefined
            ? t(score === null ? "fix.notMeasured" : "fix.measuring")
            : t("fix.change", { area: t(`areas.${area}`), from, to })}
        </span>
      </chakra.p>
    </chakra.section>
  );
}
