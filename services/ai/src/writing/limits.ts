import type { Assignment } from "./assignment.ts";

const TWEET = 280;
/** Of the alternative text of a picture, in characters. */
export const LONGEST_ALT_TEXT = 125;

/** The most characters that an answer may have, where its form knows such a limit. */
export function characterLimit({ kind, brief }: Pick<Assignment, "kind" | "brief">): number | undefined {
  if (kind === "ALT_TEXT") return LONGEST_ALT_TEXT;
  return kind === "ARTICLE" && brief.type === "TWEET" ? TWEET : undefined;
}
