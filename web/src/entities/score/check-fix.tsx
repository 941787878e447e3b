import { chakra } from "@chakra-ui/react";
import type { ScoredText } from "@muhtawa/text-analysis/score";
import { Check, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "../../lib/notify.ts";
import { useOnline } from "../../lib/use-online.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorDisplay } from "../../ui/error-display.tsx";
import { firstClick } from "../../ui/first-click.ts";
import { Khatam, StopSquare } from "../../ui/marks.tsx";
import { StreamingText } from "../../ui/streaming-text.tsx";
import { isUnderWay } from "../generation/generation-run.ts";
import type { Measure } from "./ask-score-worker.ts";
import { FixProposal } from "./fix-proposal.tsx";
import type { ExplainedCheck, MeasuredScore } from "./score-messages.ts";
import { type Mending, useFix } from "./use-fix.ts";

interface CheckFixProps {
  check: ExplainedCheck;
  text: ScoredText;
  score: MeasuredScore;
  mending: Mending;
  measure?: Measure | undefined;
}

/** Lets the AI mend a check: its proposal stands beside the text with the score that it would bring, and is taken or left. */
export function CheckFix({ check, text, score, mending, measure }: CheckFixProps) {
  const { t } = useTranslation(["score", "generation", "common"]);
  const online = useOnline();
  const { possible, run, proposed, begin, stop, leave, take } = useFix(check, text, mending, measure);
  const decision = useRef<HTMLButtonElement>(null);
  const arrived = proposed !== undefined;
  // what was pressed for it is gone: the decision comes next
  useEffect(() => {
    if (arrived && document.activeElement === document.body) decision.current?.focus({ preventScroll: true });
  }, [arrived]);

  if (isUnderWay(run))
    return (
      <chakra.div display="flex" flexDirection="column" alignItems="stretch" gap="2">
        <StreamingText label={t("score:fix.proposal")} text={run.text} waiting={run.phase === "queued"} silent={run.silent} />
        <div>
          <Button size="sm" icon={StopSquare} onClick={firstClick(() => void stop())}>
            {t("generation:stop")}
          </Button>
        </div>
      </chakra.div>
    );
  if (run.phase === "failed") return <ErrorDisplay message={run.error || t("generation:failed")} onRetry={() => void begin()} />;
  if (proposed)
    return (
      <chakra.div display="flex" flexDirection="column" gap="3">
        <FixProposal area={check.area} proposed={proposed} now={score} />
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {!proposed.same && (
            <Button
              ref={decision}
              size="sm"
              variant="solid"
              icon={Check}
              onClick={() => {
                if (take()) notify.ai(t("score:fix.taken"));
                else notify.error(t("score:fix.changed"));
              }}
            >
              {t("score:fix.take")}
            </Button>
          )}
          <Button ref={proposed.same ? decision : undefined} size="sm" variant="ghost" icon={X} onClick={leave}>
            {t(proposed.same ? "common:close" : "score:fix.leave")}
          </Button>
        </chakra.div>
      </chakra.div>
    );
  if (!possible) return null;
  return (
    <div>
      <Button size="sm" variant="ai" icon={Khatam} disabled={!online} onClick={() => void begin()}>
        {t("score:fix.ask")}
      </Button>
    </div>
  );
}
