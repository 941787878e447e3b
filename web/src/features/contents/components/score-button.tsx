import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { ScoreRing } from "../../../ui/score-ring.tsx";
import { Tooltip } from "../../../ui/tooltip.tsx";
import type { ContentScore } from "../use-content-score.ts";

const Round = chakra("button", {
  base: { display: "inline-flex", flex: "none", p: "0.5", borderRadius: "full", _hover: { bg: "bg.muted" } },
});

/** A content's score in its head, which leads to what it rests on; nothing while there are no words. */
export function ScoreButton({ score: { measuring }, onOpen }: { score: ContentScore; onOpen: () => void }) {
  const { t } = useTranslation();
  const { score } = measuring;
  if (!score) return null;
  const label = t("score.of", { value: score.overall });
  return (
    <Tooltip text={label}>
      <Round type="button" aria-label={label} onClick={onOpen}>
        <ScoreRing value={score.overall} size={32} />
      </Round>
    </Tooltip>
  );
}
