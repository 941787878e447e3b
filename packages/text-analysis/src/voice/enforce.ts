import { type Found, TermFinder } from "./find.ts";
import { partEnd } from "./line-parts.ts";
import { agrees } from "./agreement.ts";
import { articleBefore, contextBefore, suited } from "./indefinite-article.ts";
import { reworded } from "./rewording.ts";
import { avoidedBy, type VoiceRule, wantedBy } from "./rule.ts";

/** What a rule has changed: `before` became `after`, which begins at `at` in the text as it is now, in UTF-16 code units. */
export interface VoiceChange {
  readonly rule: VoiceRule;
  readonly before: string;
  readonly after: string;
  readonly at: number;
}

/** A text after a brand's rules, and what they changed. */
export interface Voiced {
  readonly text: string;
  readonly changes: readonly VoiceChange[];
}

/** What stands from `start` to `end` becomes `after`. */
export interface Edit {
  readonly rule: VoiceRule;
  readonly start: number;
  readonly end: number;
  readonly after: string;
}

/** Rules that can change a text, each with its word to avoid and the word to write. */
export interface Rewriting {
  readonly rule: VoiceRule;
  readonly avoided: string;
  readonly wanted: string;
}

/**
 * What of a voice's rules can be put into effect word by word: a ban that names no other word is for people to keep. A word that a ban forbids is never written in another's place, and none
 * is exchanged for one that has it inside, which would grow with every turn.
 */
function rewritingsOf(rules: readonly VoiceRule[]): Rewriting[] {
  const bans = new TermFinder(rules.filter(({ kind }) => kind === "BAN").map(({ term }) => term));
  const forbidden = (text: string) => bans.hasAny(text);
  return rules.flatMap((rule): Rewriting[] => {
    const avoided = avoidedBy(rule);
    const wanted = wantedBy(rule);
    if (!wanted || forbidden(wanted)) return [];
    if (rule.kind === "BAN") return avoided ? [{ rule, avoided, wanted }] : [];
    const exchanged = avoided && !new TermFinder([avoided]).hasAny(wanted) ? [{ rule, avoided, wanted }] : [];
    return rule.kind === "GLOSSARY" ? [...exchanged, { rule, avoided: wanted, wanted }] : exchanged;
  });
}

/** Rules as they are put into effect, with what finds the words that they avoid. */
export class Rewritings {
  readonly all: readonly Rewriting[];
  readonly #finder: TermFinder;
  #bans: Rewritings | undefined;

  constructor(all: readonly Rewriting[]) {
    this.all = all;
    this.#finder = new TermFinder(all.map(({ avoided }) => avoided));
  }

  static of(rules: readonly VoiceRule[]): Rewritings {
    return new Rewritings(rewritingsOf(rules));
  }

  get bans(): Rewritings {
    this.#bans ??= new Rewritings(this.all.filter(({ rule }) => rule.kind === "BAN"));
    return this.#bans;
  }

  find(line: string): Found[][] {
    return this.#finder.find(line);
  }
}

/** The edits of one line, in order, none overlapping; of two that would, the longer one, and a ban before the rest. */
export function editsOf(line: string, rewritings: Rewritings): Edit[] {
  const places = rewritings.find(line);
  const wanted = rewritings.all.flatMap((rewriting, at) =>
    (places[at] ?? []).filter((found) => isMeant(found, rewriting)).flatMap((found) => editOf(line, found, rewriting)),
  );
  const order = (a: Edit, b: Edit) => a.start - b.start || b.end - a.end || Number(b.rule.kind === "BAN") - Number(a.rule.kind === "BAN");
  const chosen: Edit[] = [];
  for (const edit of wanted.toSorted(order)) if (edit.start >= (chosen.at(-1)?.end ?? 0)) chosen.push(edit);
  return chosen;
}

/** A preferred word replaces the other as it stands, a ban also its surely inflected forms. */
const isMeant = ({ certain, ending }: Found, { rule }: Rewriting): boolean =>
  rule.kind === "BAN" ? certain : ending === "" || (certain && rule.kind === "PREFER");

function editOf(line: string, found: Found, { rule, avoided, wanted }: Rewriting): Edit[] {
  const written = reworded(found, wanted, rule.kind === "GLOSSARY");
  if (written === undefined || written === found.text || !agrees(line, found.start, found.end, avoided, wanted)) return [];
  if (rule.kind === "GLOSSARY" && avoided === wanted && found.clitics !== "" && found.text.endsWith(wanted)) return [];
  const article = articleBefore(contextBefore(line, found.start));
  const fit = article && suited(article[1] ?? "", written);
  return fit && fit !== article[1]
    ? [{ rule, start: found.start - article[0].length, end: found.end, after: `${fit} ${written}` }]
    : [{ rule, start: found.start, end: found.end, after: written }];
}

/** An exchange may bring two words together that another ban forbids; more turns than that nobody writes by chance. */
const TURNS = 4;

/** Applies a brand's rules to one line, the bans again until nothing of theirs is left, at most four times. */
export function enforceLine(line: string, rewritings: Rewritings): Voiced {
  let text = line;
  let changes: VoiceChange[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const edits = editsOf(text, turn === 0 ? rewritings : rewritings.bans);
    if (edits.length === 0) break;
    const made = applied(text, edits);
    changes = [...moved(changes, edits), ...made.changes].toSorted((a, b) => a.at - b.at);
    text = made.text;
  }
  return { text, changes };
}

function applied(line: string, edits: readonly Edit[]): { text: string; changes: VoiceChange[] } {
  let text = "";
  let from = 0;
  const changes: VoiceChange[] = [];
  for (const { rule, start, end, after } of edits) {
    text += line.slice(from, start);
    changes.push({ rule, before: line.slice(start, end), after, at: text.length });
    text += after;
    from = end;
  }
  return { text: text + line.slice(from), changes };
}

/** The changes made before, where they are after further edits; both in order. */
function moved(changes: readonly VoiceChange[], edits: readonly Edit[]): VoiceChange[] {
  let shift = 0;
  let next = 0;
  return changes.map((change) => {
    for (let edit = edits[next]; edit && edit.end <= change.at && edit.start < change.at; edit = edits[++next])
      shift += edit.after.length - (edit.end - edit.start);
    const edit = edits[next];
    return { ...change, at: (edit && edit.start < change.at ? edit.start : change.at) + shift };
  });
}

/**
 * The text with the rules kept: a preferred word in place of the one it replaces, a glossary's term as the glossary writes it, a banned
 * word exchanged; and what was changed for it. What a rule names no other word for, and an exchange that would break the agreement of the
 * words beside it, is left as it is: `checkVoice` tells of it. Each line is seen by itself, a long one in parts.
 */
export function enforceVoice(text: string, rules: readonly VoiceRule[]): Voiced {
  const rewritings = Rewritings.of(rules);
  if (rewritings.all.length === 0) return { text, changes: [] };
  const changes: VoiceChange[] = [];
  let result = "";
  for (const [at, line] of text.split("\n").entries()) {
    if (at > 0) result += "\n";
    for (const part of partsOf(line)) {
      const voiced = enforceLine(part, rewritings);
      for (const change of voiced.changes) changes.push({ ...change, at: change.at + result.length });
      result += voiced.text;
    }
  }
  return { text: result, changes };
}

function* partsOf(line: string): Generator<string> {
  let rest = line;
  for (let end = partEnd(rest); end !== undefined; end = partEnd(rest)) {
    yield rest.slice(0, end);
    rest = rest.slice(end);
  }
  yield rest;
}
