import { type Assignment, rulesFor } from "./assignment.ts";
import type { Locale, VoiceRule } from "./terms.ts";

const ARABIC_FOLDS: Record<string, string> = { ا: "اأإآٱ", أ: "اأإآٱ", إ: "اأإآٱ", آ: "اأإآٱ", ى: "ىي", ي: "يى", ة: "ةه", ه: "هة" };
const MARKS = "[\\u064B-\\u0652\\u0670\\u0640]*";
// Written onto the front of an Arabic word: و ف, then ب ك ل, then ال.
const CLITICS = "(?:[وف]?(?:[بكل]?ال|لل|[بكل])?)";

const escaped = (letter: string) => letter.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&");

function arabicPattern(term: string): string {
  return [...term]
    .filter((letter) => !/[\u064B-\u0652\u0670\u0640]/.test(letter))
    .map((letter) => {
      if (/\s/.test(letter)) return "\\s+";
      const folds = ARABIC_FOLDS[letter];
      return (folds ? `[${folds}]` : escaped(letter)) + MARKS;
    })
    .join("");
}

/** Finds a rule's term as whole words, whatever its case, harakat or hamza; group 1 is what was written onto an Arabic word. */
function termPattern(term: string, locale: Locale): RegExp {
  const trimmed = term.trim();
  const body = locale === "ar" ? arabicPattern(trimmed) : [...trimmed].map((l) => (/\s/.test(l) ? "\\s+" : escaped(l))).join("");
  const prefix = locale === "ar" ? CLITICS : "";
  return new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])(${prefix})${body}(?![\\p{L}\\p{N}\\p{M}])`, "giu");
}

export const contains = (text: string, rule: VoiceRule): boolean => termPattern(rule.term, rule.locale).test(text);

const likeCase = (found: string, replacement: string): string =>
  /^\p{Lu}/u.test(found) ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement;

function replaceTerm(text: string, term: string, { locale, kind }: VoiceRule, replacement: string): string {
  return text.replace(termPattern(term, locale), (found, clitics: string) => {
    if (locale === "en") return kind === "GLOSSARY" ? replacement : likeCase(found, replacement);
    return /ال$|لل$/.test(clitics) && replacement.startsWith("ال")
      ? clitics.replace(/(?:ال|لل)$/, "") + replacement
      : clitics + replacement;
  });
}

/** Takes a term out; the word after it begins the sentence when the term did. */
const removeTerm = (text: string, rule: VoiceRule): string =>
  text.replace(
    new RegExp(`${termPattern(rule.term, rule.locale).source}(\\s*)(\\p{Ll})?`, "giu"),
    (found, _clitics, space: string, next: string | undefined, at: number, whole: string) => {
      const opens = /(?:^|[.!?]\s+|[-#>]\s+|\*\*)$/.test(whole.slice(0, at));
      const lead = opens ? "" : space;
      return next === undefined ? lead : lead + (opens && /^\p{Lu}/u.test(found) ? next.toUpperCase() : next);
    },
  );

const tidy = (text: string): string =>
  text
    .replace(/\*\*\s*\*\*|«\s*»|“\s*”/g, "")
    .replace(/(?<=\S)[ \t]{2,}/g, " ")
    .replace(/[ \t]+([,.;:!?،؛؟])/g, "$1")
    .replace(/([,،])(?:\s*[,،])+/g, "$1")
    .replace(/^(\s*(?:[-#>]+\s+)?)[,،;؛:]\s*/gm, "$1");

/** The term in place of what it is written instead of; left alone where that is part of the term, which would grow with every turn. */
function preferTerm(text: string, rule: VoiceRule): string {
  const avoided = rule.replacement?.trim();
  if (!avoided || termPattern(avoided, rule.locale).test(rule.term)) return text;
  return replaceTerm(text, avoided, rule, rule.term.trim());
}

/**
 * The text with the rules kept: a preferred word in place of the one it replaces, a glossary term as the glossary writes it, and no banned
 * word at all. Banned words go last, since nothing that an earlier rule wrote may bring one back.
 */
export function applyVoice(text: string, rules: readonly VoiceRule[]): string {
  let result = text;
  for (const rule of rules) {
    if (rule.kind === "PREFER" || rule.kind === "GLOSSARY") result = preferTerm(result, rule);
    if (rule.kind === "GLOSSARY") result = replaceTerm(result, rule.term, rule, rule.term.trim());
  }
  const bans = rules.filter((rule) => rule.kind === "BAN");
  for (const rule of bans) {
    const replacement = rule.replacement?.trim() ?? "";
    const safe = replacement !== "" && !bans.some((ban) => contains(replacement, ban));
    result = safe ? replaceTerm(result, rule.term, rule, replacement) : removeTerm(result, rule);
  }
  return bans.length > 0 && result !== text ? tidy(result) : result;
}

/** The words a brand wants to read: a preferred word that replaces nothing, and the glossary. */
export const preferredTerms = (rules: readonly VoiceRule[]): readonly string[] =>
  rules.flatMap((rule) => {
    if (rule.kind === "GLOSSARY") return [rule.term.trim()];
    return rule.kind === "PREFER" && !rule.replacement?.trim() ? [rule.term.trim()] : [];
  });

/** The rules that shaped a text: bans and style always, a word's rule when the text speaks of it. */
export function appliedRules(assignment: Pick<Assignment, "company" | "locale">, text: string): readonly VoiceRule[] {
  return rulesFor(assignment).filter((rule) => {
    if (rule.kind === "BAN" || rule.kind === "STYLE") return true;
    return contains(text, rule);
  });
}
