import type { ContentCard } from "@muhtawa/contracts";
import { type BodyDocument, isBlank } from "./body-document.ts";

export type ContentStage = ContentCard["stage"];
export type OpenStage = Exclude<ContentStage, "COMPLETE">;

type StageFields = Pick<ContentCard, "title" | "idea" | "objective" | "tools" | "writerRole"> & { body?: BodyDocument };

/** When a stage counts as filled: its main field is not blank. In the order of the stages. */
const FILLED: Record<OpenStage, (content: StageFields) => boolean> = {
  NEEDS: ({ title }) => title !== "",
  IDEA: ({ idea }) => idea !== undefined,
  OBJECTIVES: ({ objective }) => objective !== undefined,
  TOOLS: ({ tools, writerRole }) => tools.length > 0 || writerRole !== undefined,
  GENERATION: ({ body }) => body !== undefined && !isBlank(body),
};

/** The first stage that isn't filled; stages may be filled in any order. */
export function stageOf(content: StageFields): ContentStage {
  const stages = Object.keys(FILLED) as OpenStage[];
  return stages.find((stage) => !FILLED[stage](content)) ?? "COMPLETE";
}
