import { TermFinder } from "./find.ts";
import type { VoiceRule } from "./rule.ts";

/** The rules of the language that a text is translated into which have a word for one that stands in it: the text's glossary. */
export function fixedTerms(text: string, rules: readonly VoiceRule[]): VoiceRule[] {
  const fixed = rules.filter(
    ({ kind, term, replacement }) => (kind === "GLOSSARY" || kind === "PREFER") && term.trim() && replacement?.trim(),
  );
  const found = new TermFinder(fixed.map(({ replacement }) => replacement?.trim() ?? "")).find(text);
  return fixed.filter((_, at) => found[at]?.some(({ certain }) => certain));
}

/** Those of a text's glossary whose word its translation doesn't have, in any form. */
export function missedTerms(text: string, translation: string, rules: readonly VoiceRule[]): VoiceRule[] {
  const fixed = fixedTerms(text, rules);
  const found = new TermFinder(fixed.map(({ term }) => term.trim())).find(translation);
  return fixed.filter((_, at) => found[at]?.length === 0);
}
