import type { DemoContent } from "./demo-company.ts";

/** What a person writes with the AI's help from the first line on; the other short texts are their own. */
const DRAFTED_TYPES = new Set<unknown>(["POST", "DESCRIPTION"]);

/** Parts of a brief that the AI proposes, and they take as it says them. */
const PROPOSED = ["idea", "objective"] as const;

interface ProposedField {
  readonly field: (typeof PROPOSED)[number];
  readonly text: string;
}

/** Whether it went through the AI's hands before it came into the archive; what is begun with a skeleton is proposed here. */
const isProposed = ({ texts, begunWith }: DemoContent): boolean => texts !== undefined && !begunWith;

/** The fields of its brief that the AI wrote. */
export function proposedFields(demo: DemoContent): ProposedField[] {
  if (!isProposed(demo)) return [];
  const brief: Record<string, unknown> = { ...demo.idea, ...demo.objectives };
  return PROPOSED.flatMap((field) => (typeof brief[field] === "string" ? [{ field, text: brief[field] }] : []));
}

/** The text that the AI wrote for it, which is its first one. */
export function draftOf(demo: DemoContent): string | undefined {
  const { texts = [], needs } = demo;
  return isProposed(demo) && (texts.length > 1 || DRAFTED_TYPES.has(needs["type"])) ? texts[0] : undefined;
}

/** Whose a text of it is, by the place among its texts. */
export const sourceOfText = (demo: DemoContent, at: number): "HUMAN" | "AI" | "AI_EDITED" =>
  draftOf(demo) === undefined ? "HUMAN" : at === 0 ? "AI" : "AI_EDITED";
