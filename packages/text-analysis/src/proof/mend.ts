import { proofread, type ProofOptions } from "./proofread.ts";

/**
 * A text with what is surely wrong in it put right: errors that have one way to be mended. What is only likely, or may be meant otherwise, and
 * what the voice says of words stays as it is.
 */
export function mend(text: string, options: Omit<ProofOptions, "voiceRules">): string {
  let mended = "";
  let from = 0;
  for (const { kind, severity, start, end, suggestions } of proofread(text, options)) {
    const [only, ...others] = suggestions;
    if (severity !== "ERROR" || kind === "VOICE" || only === undefined || others.length > 0) continue;
    mended += text.slice(from, start) + only;
    from = end;
  }
  return mended + text.slice(from);
}
