import type { ContentCard } from "@muhtawa/contracts";
import { type BodyDocument, isBlank } from "./body-document.ts";
import type { FieldProvenance } from "./provenance.ts";

export type ContentStage = ContentCard["stage"];
export type OpenStage = Exclude<ContentStage, "COMPLETE">;

type StageFields = Pick<ContentCard, "title" | "idea" | "objective" | "tools" | "writerRole"> & {
  body?: BodyDocument;
  provenance?: readonly Pick<FieldProvenance, "field" | "unfinished">[];
};

/** When a stage counts as filled: its main field is not blank, nor a text that its generation has broken off. In the order of the stages. */
const FILLED: Record<OpenStage, (content: StageFields) => boolean> = {
  NEEDS: ({ title }) => title !== "",
  IDEA: ({ idea }) => idea !== undefined,
  OBJECTIVES: ({ objective }) => objective !== undefined,
  TOOLS: ({ tools, writerRole }) => tools.length > 0 || writerRole !== undefined,
  GENERATION: ({ body, provenance = [] }) =>
    body !== undefined && !isBlank(body) && !provenance.some(({ field, unfinished }) => field === "body" && unfinished),
};

/** The first stage that isn't filled; stages may be filled in any order. */
export function stageOf(content: StageFields): ContentStage {
  const stages = Object.keys(FILLED) as OpenStage[];
  return stages.find((stage) => !FILLED[stage](content)) ?? "COMPLETE";
}
