/** The fields that are drafted, with the idea first: the others are drafted from it. */
export const DRAFTED_FIELDS = ["idea", "ideaExplanation", "objective", "topics", "keywords", "details", "tools", "writerRole"] as const;
export type DraftedField = (typeof DRAFTED_FIELDS)[number];

/** Those of the first stage's form. */
export const isNeedsField = (field: DraftedField): field is "keywords" | "details" => field === "keywords" || field === "details";

const LISTS: ReadonlySet<DraftedField> = new Set(["topics", "keywords", "tools"]);
export const isList = (field: DraftedField) => LISTS.has(field);

export interface DraftedValue {
  value: string | string[];
  generationId: string;
}

/** What was accepted of the later stages, by field. */
export type Drafted = Partial<Record<DraftedField, DraftedValue>>;
