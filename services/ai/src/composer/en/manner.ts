import type { Tongue } from "../tongue.ts";

export const tones: Tongue["tones"] = {
  warm: [
    "Take your time; it is good to have you here.",
    "Read it the way you would listen to a friend.",
    "No question about this is too small to ask.",
  ],
  formal: [
    "The points below are set out in the order in which they should be considered.",
    "Each of the following points is stated briefly and can be verified.",
    "What follows is limited to what can be decided now.",
  ],
  plain: ["Here is what matters, point by point.", "Short version first, reasons after.", "Nothing here needs special knowledge."],
};

const FULL: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/gi, "cannot"],
  [/\bwon't\b/gi, "will not"],
  [/\b(do|does|did|is|are|was|were|would|should|could|need|has|have|had|must)n't\b/gi, "$1 not"],
  [/\blet's\b/gi, "let us"],
  [/\b(it|that|here|there|what)'s\b/gi, "$1 is"],
  [/\b(we|you|they)'re\b/gi, "$1 are"],
  [/\b(I|we|you|they|it|he|she)'ll\b/gi, "$1 will"],
  [/\b(I|we|you|they)'ve\b/gi, "$1 have"],
];

/** A formal text has no contractions but those that somebody else wrote. */
export function mannered(text: string, manner: string, given: string): string {
  if (manner !== "formal") return text;
  return FULL.reduce(
    (result, [pattern, full]) =>
      result.replace(pattern, (found, ...groups: unknown[]) => {
        if (given.includes(found)) return found;
        const written = full.replace("$1", typeof groups[0] === "string" ? groups[0] : "");
        return /^\p{Lu}/u.test(found) ? written.charAt(0).toUpperCase() + written.slice(1) : written;
      }),
    text,
  );
}
