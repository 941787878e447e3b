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
const COMMA_BEFORE = /\s*[,،;؛]\s*$/u;
const JOINER_BEFORE = /(?:\s*[,،])?\s+(?:and|or|nor|but|أو|ثم|بل)\s+$/iu;
const JOINER_AFTER = /^\s+(?:and|or)\s+/i;
const STOP_AFTER = /^\s*(?:[.!?؟…:,،;؛)»”]|$)/u;
const INDEFINITE = /(?<=^|[\s(“"])(an?)\s+$/i;

/** Takes a word out of a line with what would be left hanging: its quotation marks, a comma, an "and", the space beside it. */
export function removal(line: string, start: number, end: number): Cut {
  const [from, to] = unwrapped(line, start, end);
  const capital = /^\p{Lu}/u.test(line.slice(start));
  const before = line.slice(0, from);
  const after = line.slice(to);
  const joiner = JOINER_BEFORE.exec(before) ?? COMMA_BEFORE.exec(before);
  if (joiner && STOP_AFTER.test(after)) return { start: joiner.index, end: to, after: "" };
  if (STOP_AFTER.test(after)) return stopped(line, before, from, to, capital);
  const joinerAfter = /[,،]\s*$/u.test(before) ? null : JOINER_AFTER.exec(after);
  const rest = to + (joinerAfter?.[0].length ?? /^\s*/.exec(after)?.[0].length ?? 0);
  return continued(line, before, from, rest, capital);
}

function unwrapped(line: string, start: number, end: number): [number, number] {
  for (const [open, close] of PAIRS)
    if (line.slice(0, start).endsWith(open) && line.slice(end).startsWith(close))
      return unwrapped(line, start - open.length, end + close.length);
  return [start, end];
}

/** Punctuation follows: the space before goes; of a word that opens its sentence the punctuation, and of a whole sentence its end. */
function stopped(line: string, before: string, from: number, to: number, capital: boolean): Cut {
  const space = /\s*$/.exec(before)?.[0].length ?? 0;
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
  if (article) return { start: article.index, end: rest, after: `${suited(article[1] ?? "a", next)} ` };
  const opens = OPENS_SENTENCE.test(before) && capital && /^\p{Ll}/u.test(next);
  return opens ? { start: from, end: rest + 1, after: next.toUpperCase() } : { start: from, end: rest, after: "" };
}

/** "a" or "an", whichever suits the letter after it, with the capital it had. */
export const suited = (article: string, next: string): string => article.charAt(0) + (/[aeiou]/i.test(next) ? "n" : "");

/** The "a" or "an" right before a place in a line. */
export const articleBefore = (before: string): RegExpExecArray | null => INDEFINITE.exec(before);
