import { type Found, TermFinder } from "./find.ts";
import { reworded } from "./rewording.ts";
import { avoidedBy, type VoiceRule, wantedBy } from "./rule.ts";

/** A place in a text, in UTF-16 code units; `certain` is false for a form that may be another word. */
export interface VoiceEvidence {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly certain: boolean;
  /** The wanted word in its form, where there is one. */
  readonly better?: string;
}

/** What a rule of a brand's voice says of a text. */
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

function brokenBy(rule: VoiceRule, found: Found): VoiceEvidence {
  const wanted = wantedBy(rule);
  const better = wanted && reworded(found, wanted, rule.kind === "GLOSSARY");
  return { ...evidence(found), ...(better && { better }) };
}

/** Those of `found` that lie in none of `others`; both in order, and others apart from each other. */
function outside(found: readonly Found[], others: readonly Found[]): Found[] {
  let at = 0;
  return found.filter(({ start, end }) => {
    while (at < others.length && (others[at]?.end ?? 0) <= start) at += 1;
    const other = others[at];
    return other === undefined || start < other.start || end > other.end;
  });
}

function check(rule: VoiceRule, avoided: readonly Found[], wanted: readonly Found[]): VoiceCheck {
  if (rule.kind === "STYLE") return { rule, applies: true, broken: false, against: [], kept: [] };
  const isMisspelt = (found: Found) =>
    rule.kind === "GLOSSARY" &&
    found.ending === "" &&
    found.other === undefined &&
    !found.text.endsWith(wantedBy(rule) ?? "") &&
    reworded(found, wantedBy(rule) ?? "", true) !== found.text;
  const against = outside(avoided, wanted);
  const all = [...against, ...wanted.filter(isMisspelt)].toSorted((a, b) => a.start - b.start);
  return {
    rule,
    applies: rule.kind === "BAN" || all.some(({ certain }) => certain) || wanted.some(({ certain }) => certain),
    broken: all.some(({ certain }) => certain),
    against: all.map((found) => brokenBy(rule, found)),
    kept: wanted.filter((found) => !isMisspelt(found)).map(evidence),
  };
}

/** How a text stands to each of a voice's rules for its language, in the rules' order; rules without a term are passed over. */
export function checkVoice(text: string, rules: readonly VoiceRule[], locale: VoiceRule["locale"]): VoiceCheck[] {
  const meant = rules.filter((rule) => rule.locale === locale && rule.term.trim() !== "");
  const found = new TermFinder(meant.flatMap((rule) => [avoidedBy(rule) ?? "", wantedBy(rule) ?? ""])).find(text);
  return meant.map((rule, at) => check(rule, found[2 * at] ?? [], found[2 * at + 1] ?? []));
}

/** Those of the rules whose term a text has. */
export function spokenOf(text: string, rules: readonly VoiceRule[]): VoiceRule[] {
  const found = new TermFinder(rules.map(({ term }) => term)).find(text);
  return rules.filter((_, at) => found[at]?.some(({ certain }) => certain));
}
