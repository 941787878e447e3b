import { useTranslation } from "react-i18next";
import { ScoreRing } from "../../ui/score-ring.tsx";

/** The overall score of a content as a ring; a blank one while it isn't known. */
export function ScoreMark({ score, size = 30 }: { score: number | null | undefined; size?: number }) {
  const { t } = useTranslation();
  return <ScoreRing value={score ?? undefined} label={score == null ? t("score.unknown") : t("score.of", { value: score })} size={size} />;
}
