import { enforceVoice, fixedTerms, spokenOf } from "@muhtawa/text-analysis";
import { type Assignment, rulesFor } from "./assignment.ts";
import type { VoiceRule } from "./terms.ts";

/** The text with the rules kept, as the package for both browser and server has it. */
export const applyVoice = (text: string, rules: readonly VoiceRule[]): string => enforceVoice(text, rules).text;

/** The words a brand wants to read: a preferred word that replaces nothing, and the glossary. */
export const preferredTerms = (rules: readonly VoiceRule[]): readonly string[] =>
  rules.flatMap((rule) => {
    if (rule.kind === "GLOSSARY") return [rule.term.trim()];
    return rule.kind === "PREFER" && !rule.replacement?.trim() ? [rule.term.trim()] : [];
  });

/** A word of a text that is to be translated, and what the company's rules of the other language have for it. */
export interface FixedTranslation {
  readonly from: string;
  readonly to: string;
}

/** The glossary of a text that is to be translated. */
export const fixedTranslations = (assignment: Pick<Assignment, "company" | "locale">, text: string): readonly FixedTranslation[] =>
  fixedTerms(text, rulesFor(assignment)).map(({ term, replacement = "" }) => ({ from: replacement.trim(), to: term.trim() }));

/** The rules that shaped a text: bans and style always, a word's rule when the text speaks of it. */
export function appliedRules(assignment: Pick<Assignment, "company" | "locale">, text: string): readonly VoiceRule[] {
  const rules = rulesFor(assignment);
  const spoken = new Set(spokenOf(text, rules));
  return rules.filter((rule) => rule.kind === "BAN" || rule.kind === "STYLE" || spoken.has(rule));
}
