/** A change of a line: what stands from `start` to `end` becomes `after`. */
export interface Cut {
  readonly start: number;
  readonly end: number;
  readonly after: string;
}

const PAIRS: readonly (readonly [string, string])[] = [
  ["«", "»"],
  ["“", "”"],
  ['"', '"'],
  ["(", ")"],
  ["**", "**"],
  ["*", "*"],
];
const OPENS_SENTENCE = /(?:^|[.!?؟…:]["”»)]*\s+|^\s*(?:[-*#>]+|\d+[.)])\s+|\*\*|[“"«(])$/u;
const SENTENCE_BEFORE = /[.!?؟…]["”»)]*\s+$/u;
const COMMA = /[,،;؛]$/u;
const JOINER = /\s(?:and|or|nor|but|أو|ثم|بل)$/iu;
const JOINER_AFTER = /^\s+(?:and|or)\s+/i;
const STOP_AFTER = /^\s*(?:[.!?؟…:,،;؛)»”]|$)/u;
const INDEFINITE = /(?<=^|[\s(“"])(an?)\s+$/i;

/** As far as one looks back from a word for what belongs to it; further spaces and marks nobody writes by chance. */
const CONTEXT = 80;

/** What of a line stands before a place, as far as one looks back; it begins with a letter where the line doesn't begin. */
export const contextBefore = (line: string, at: number): string => (at <= CONTEXT ? line.slice(0, at) : `x${line.slice(at - CONTEXT, at)}`);

/** Takes a word out of a line with what would be left hanging: its quotation marks, a comma, an "and", the space beside it. */
export function removal(line: string, start: number, end: number): Cut {
  const [from, to] = unwrapped(line, start, end);
  const capital = /^\p{Lu}/u.test(line.slice(start));
  const before = contextBefore(line, from);
  const after = line.slice(to);
  const joiner = joinerBefore(before);
  if (joiner > 0 && STOP_AFTER.test(after)) return { start: from - joiner, end: to, after: "" };
  if (STOP_AFTER.test(after)) return stopped(line, before, from, to, capital);
  const joinerAfter = /[,،]\s*$/u.test(before) ? null : JOINER_AFTER.exec(after);
  const rest = to + (joinerAfter?.[0].length ?? /^\s*/.exec(after)?.[0].length ?? 0);
  return continued(line, before, from, rest, capital);
}

function unwrapped(line: string, start: number, end: number): [number, number] {
  const pair = PAIRS.find(([open, close]) => line.endsWith(open, start) && line.startsWith(close, end));
  return pair ? unwrapped(line, start - pair[0].length, end + pair[1].length) : [start, end];
}

/** How long what ties a word to those before it is, with its spaces: an "and", a comma, both. */
function joinerBefore(before: string): number {
  const bare = before.trimEnd();
  const joiner = bare === before ? null : JOINER.exec(bare);
  const rest = joiner ? bare.slice(0, joiner.index).trimEnd() : bare;
  const comma = joiner ? /[,،]$/u.test(rest) : COMMA.test(rest);
  return joiner || comma ? before.length - (comma ? rest.slice(0, -1).trimEnd() : rest).length : 0;
}

/** Punctuation follows: the space before goes; of a word that opens its sentence the punctuation, and of a whole sentence its end. */
function stopped(line: string, before: string, from: number, to: number, capital: boolean): Cut {
  const space = before.length - before.trimEnd().length;
  if (!OPENS_SENTENCE.test(before)) return { start: from - space, end: to, after: "" };
  const mark = /^\s*[,،;؛:]\s*/u.exec(line.slice(to))?.[0].length ?? 0;
  if (mark > 0) return continued(line, before, from, to + mark, capital);
  const end = to + (/^\s*[.!?؟…]+/u.exec(line.slice(to))?.[0].length ?? 0);
  return SENTENCE_BEFORE.test(before) ? { start: from - space, end, after: "" } : { start: from, end, after: "" };
}

/** Words follow: the next one begins the sentence if the removed one did, and an "a" before it suits it. */
function continued(line: string, before: string, from: number, rest: number, capital: boolean): Cut {
  const next = line.charAt(rest);
  const article = INDEFINITE.exec(before);
  if (article) return { start: from - article[0].length, end: rest, after: `${suited(article[1] ?? "a", next)} ` };
  const opens = OPENS_SENTENCE.test(before) && capital && /^\p{Ll}/u.test(next);
  return opens ? { start: from, end: rest + 1, after: next.toUpperCase() } : { start: from, end: rest, after: "" };
}

/** "a" or "an", whichever suits the letter after it, with the capital it had. */
export const suited = (article: string, next: string): string => article.charAt(0) + (/^[aeiou]/i.test(next) ? "n" : "");

/** The "a" or "an" right before a place in a line. */
export const articleBefore = (before: string): RegExpExecArray | null => INDEFINITE.exec(before);
