import type { ContentStage } from "../../generated/graphql.ts";

export type Stage = Exclude<ContentStage, "COMPLETE">;

/** The stages in their order, each with its page. */
export const STAGES: readonly { stage: Stage; path: string }[] = [
  { stage: "NEEDS", path: "/companies/add-content" },
  { stage: "IDEA", path: "/companies/add-content/content-idea-analysis" },
  { stage: "OBJECTIVES", path: "/companies/add-content/objectives-topics-analysis" },
  { stage: "TOOLS", path: "/companies/add-content/content-tools-analysis" },
  { stage: "GENERATION", path: "/companies/add-content/generate-content" },
];

/** The address of a stage of one content, or of one that isn't stored yet. */
export function stagePath(stage: ContentStage, contentId?: string): string {
  const found = STAGES.find((entry) => entry.stage === stage);
  if (contentId === undefined) return found?.path ?? "/contents";
  return found ? `${found.path}?id=${contentId}` : `/contents/show/${contentId}`;
}

export const positionOf = (stage: Stage) => STAGES.findIndex((entry) => entry.stage === stage);

/** How many of the five are behind a content. */
export const stagesDone = (stage: ContentStage) => (stage === "COMPLETE" ? STAGES.length : positionOf(stage));
