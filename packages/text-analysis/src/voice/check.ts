import { findTerm, type Found, hasTerm } from "./find.ts";
import { avoidedBy, type VoiceRule, wantedBy } from "./rule.ts";

/** A place in a text, in UTF-16 code units; `certain` is false for a form that may be another word. */
export interface VoiceEvidence {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly certain: boolean;
}

export interface VoiceCheck {
  readonly rule: VoiceRule;
  /** Whether it has anything to say of this text. Bans and styles always have. */
  readonly applies: boolean;
  /** Whether it is surely broken; never of a style, which only a reader can judge. */
  readonly broken: boolean;
  /** Where it is broken, or may be. */
  readonly against: readonly VoiceEvidence[];
  /** Where the wanted word stands. */
  readonly kept: readonly VoiceEvidence[];
}

const evidence = ({ start, end, text, certain }: Found): VoiceEvidence => ({ start, end, text, certain });
const within = (found: Found, others: readonly Found[]): boolean =>
  others.some(({ start, end }) => found.start >= start && found.end <= end);

function check(text: string, rule: VoiceRule): VoiceCheck {
  const avoided = avoidedBy(rule);
  const wanted = wantedBy(rule);
  if (rule.kind === "STYLE") return { rule, applies: true, broken: false, against: [], kept: [] };
  const kept = wanted ? findTerm(text, wanted) : [];
  const against = avoided ? findTerm(text, avoided).filter((found) => !within(found, kept)) : [];
  const misspelt = rule.kind === "GLOSSARY" && wanted ? kept.filter((found) => found.ending === "" && !found.text.endsWith(wanted)) : [];
  const all = [...against, ...misspelt].toSorted((a, b) => a.start - b.start);
  return {
    rule,
    applies: rule.kind === "BAN" || all.some(({ certain }) => certain) || kept.some(({ certain }) => certain),
    broken: all.some(({ certain }) => certain),
    against: all.map(evidence),
    kept: kept.filter((found) => !misspelt.includes(found)).map(evidence),
  };
}

/** How a text stands to each of a voice's rules for its language, in the rules' order; rules without a term are passed over. */
export const checkVoice = (text: string, rules: readonly VoiceRule[], locale: VoiceRule["locale"]): VoiceCheck[] =>
  rules.filter((rule) => rule.locale === locale && rule.term.trim() !== "").map((rule) => check(text, rule));

/** Whether a text has a rule's term. */
export const speaksOf = (text: string, rule: VoiceRule): boolean => hasTerm(text, rule.term);
