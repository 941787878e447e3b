import { useTranslation } from "react-i18next";
import type { StageContentFragment } from "../../generated/graphql.ts";
import type { RailStage, StageStatus } from "../../ui/stage-rail.tsx";
import { type Stage, STAGES, stagePath } from "./stages.ts";

/** Which fields belong to a stage; a stale one makes the stage stale. */
export const STAGE_FIELDS: Record<Stage, readonly string[]> = {
  NEEDS: ["title", "keywords", "details"],
  IDEA: ["idea", "ideaExplanation"],
  OBJECTIVES: ["objective", "topics"],
  TOOLS: ["tools", "writerRole", "sharingStyle"],
  GENERATION: ["body"],
};

function isFilled(content: StageContentFragment, stage: Stage): boolean {
  switch (stage) {
    case "NEEDS":
      return content.title !== "";
    case "IDEA":
      return !!content.idea;
    case "OBJECTIVES":
      return !!content.objective;
    case "TOOLS":
      return content.tools.length > 0 || !!content.writerRole;
    case "GENERATION":
      return content.completed || content.provenance.some(({ field }) => field === "body");
  }
}

/** The stages of a content as the rail shows them: what is done, what has gone stale, what was decided. */
export function useRailStages(content: StageContentFragment | undefined, current: Stage): RailStage[] {
  const { t } = useTranslation("contents");
  return STAGES.map(({ stage }) => {
    const stale = content?.provenance.some((entry) => entry.stale && STAGE_FIELDS[stage].includes(entry.field));
    const status: StageStatus = stage === current ? "current" : stale ? "stale" : content && isFilled(content, stage) ? "done" : "todo";
    const note = stage === "NEEDS" && content ? t(`types.${content.type}`) : stale ? t("common:provenance.stale") : undefined;
    return {
      id: stage,
      label: t(`stageNames.${stage}`),
      status,
      ...(note ? { note } : {}),
      ...(content ? { to: stagePath(stage, content.id) } : {}),
    };
  });
}
