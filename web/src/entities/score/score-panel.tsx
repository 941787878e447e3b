import { chakra } from "@chakra-ui/react";
import type { ScoreArea, ScoredText } from "@muhtawa/text-analysis/score";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorDisplay } from "../../ui/error-display.tsx";
import { ScoreRing } from "../../ui/score-ring.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Measure } from "./ask-score-worker.ts";
import { CheckFix } from "./check-fix.tsx";
import { SCORE_AREAS, scoreIn } from "./score-areas.ts";
import { ScoreCheckItem } from "./score-check.tsx";
import type { ExplainedCheck, MeasuredScore } from "./score-messages.ts";
import { hideEvidence } from "./text-bridge.ts";
import type { Mending } from "./use-fix.ts";
import type { Measuring } from "./use-score.ts";

interface ScorePanelProps {
  measuring: Measuring;
  /** What is measured; undefined until it is known. */
  text: ScoredText | undefined;
  /** How the AI mends it; left out where the text can't be written. */
  mending?: Mending | undefined;
  /** A passage was asked for in the text. */
  onGoThere?: (() => void) | undefined;
  measure?: Measure | undefined;
}

const AreaButton = chakra("button", {
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: "1.5",
    px: "1",
    py: "2",
    minW: "0",
    borderRadius: "lg",
    border: "1px solid transparent",
    textStyle: "caption",
    color: "fg.muted",
    _hover: { bg: "bg.subtle" },
    "&[aria-pressed=true]": { bg: "brand.subtle", borderColor: "brand.border", color: "fg" },
  },
});

const WEIGHT = { HIGH: 0, MEDIUM: 1, LOW: 2 } as const;
const heaviestFirst = (one: ExplainedCheck, other: ExplainedCheck) => WEIGHT[one.severity] - WEIGHT[other.severity];

/** How good a text is while it is written: four numbers, and beneath them what they rest on and what can be done. */
export function ScorePanel({ measuring, text, mending, onGoThere, measure }: ScorePanelProps) {
  const { t } = useTranslation("score");
  const [area, setArea] = useState<ScoreArea>();
  const left = useRef(false);
  // who was led to a passage, and left this for it, finds it marked
  useEffect(() => () => void (left.current || hideEvidence()), []);
  const goThere =
    onGoThere &&
    (() => {
      left.current = true;
      onGoThere();
    });
  const { score, failed, again } = measuring;
  if (failed && !score) return <ErrorDisplay message={t("unknown")} onRetry={again} />;
  if (score === undefined || !text) return <Skeleton lines={6} />;
  if (score === null) return <EmptyState title={t("empty")} text={t("emptyText")} />;
  const shown = score.checks.filter((check) => area === undefined || check.area === area);
  const open = shown.filter(({ passed }) => !passed).toSorted(heaviestFirst);
  const done = shown.filter(({ passed }) => passed);
  const item = (check: ExplainedCheck) => (
    <ScoreCheckItem key={check.id} check={check} locale={text.locale} onGoThere={goThere}>
      {mending && !check.passed && <CheckFix check={check} text={text} score={score} mending={mending} measure={measure} />}
    </ScoreCheckItem>
  );
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <AreaRings score={score} area={area} onArea={setArea} />
      {area && (
        <chakra.p textStyle="small" color="fg.muted">
          {t(`explain.${area}`)}
        </chakra.p>
      )}
      <Checks title={t("toMend", { count: open.length })}>{open.map(item)}</Checks>
      <Checks title={t("fine", { count: done.length })}>{done.map(item)}</Checks>
    </chakra.div>
  );
}

interface AreaRingsProps {
  score: MeasuredScore;
  area: ScoreArea | undefined;
  onArea: (area: ScoreArea | undefined) => void;
}

/** The four areas; one that is pressed leaves its checks alone below. */
function AreaRings({ score, area, onArea }: AreaRingsProps) {
  const { t } = useTranslation("score");
  return (
    <chakra.div role="group" aria-label={t("areasLabel")} display="grid" gridTemplateColumns="repeat(4, minmax(0, 1fr))" gap="1">
      {SCORE_AREAS.map((one) => (
        <AreaButton key={one} type="button" aria-pressed={area === one} onClick={() => onArea(area === one ? undefined : one)}>
          <ScoreRing value={scoreIn(score, one)} />
          <span aria-hidden>{t(`short.${one}`)}</span>
          <chakra.span srOnly>{t("ofHundred", { area: t(`areas.${one}`), value: scoreIn(score, one) })}</chakra.span>
        </AreaButton>
      ))}
    </chakra.div>
  );
}

function Checks({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section>
      <chakra.h3 textStyle="label" color="fg.muted" mb="1">
        {title}
      </chakra.h3>
      <chakra.ul listStyleType="none" m="0" p="0" mx="-2">
        {children}
      </chakra.ul>
    </section>
  );
}
