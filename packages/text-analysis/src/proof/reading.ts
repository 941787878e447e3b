import type { WordList } from "./word-list.ts";

/** What a part of a text is; `closed` is what no check looks into, such as addresses and code. */
export type PartKind = "arabic" | "latin" | "number" | "space" | "mark" | "closed" | "break";

/** A part of a text; the parts follow one another without gaps. */
export interface Part {
  readonly kind: PartKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly index: number;
}

/** An Arabic word with its neighbours: the words that only spaces stand between. */
export interface Word extends Part {
  /** Its letters, without harakat, tatweel and what isn't seen. */
  readonly bare: string;
  readonly before: string;
  readonly after: string;
  /** Whether nothing but what opens a sentence stands before it in its sentence. */
  readonly opens: boolean;
  /** Within quotation marks, where a name or somebody else's words stand. */
  readonly quoted: boolean;
}

/** A text read once for all checks. */
export interface Reading {
  readonly text: string;
  readonly parts: readonly Part[];
  readonly words: readonly Word[];
  readonly lexicon: WordList;
  /** Whether a word is one of the company's own, which are never wrong. */
  readonly isOwn: (word: string) => boolean;
}

/**
 * Code, link targets, addresses, tags of channels and people, which aren't prose; line ends; Arabic words; Latin words with the digits and
 * signs in them; numbers; spaces; all else sign by sign. Every alternative fails within the run that it begins.
 */
const PART =
  /(?<closed>```[^`]*```|`[^`\n]*`|\]\([^)\s[\]]*\)|\b(?:https?:\/\/|www\.)[^\s)>\]»،]+|(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+|[#@][\p{L}\p{M}\p{N}_]+)|(?<break>[\n\r\u2028\u2029]+)|(?<arabic>[\u0620-\u064A\u066E-\u06D3\u06D5\u06EE\u06EF\u06FA-\u06FF\u0750-\u077F\uFB50-\uFDF1\uFE80-\uFEFC][\u0620-\u065F\u066E-\u06D3\u06D5-\u06DC\u06DF-\u06E8\u06EA-\u06EF\u06FA-\u06FF\u0750-\u077F\uFB50-\uFDF1\uFE70-\uFEFC\u200C\u200D]*)|(?<latin>\p{L}[\p{L}\p{M}\p{N}'’._+-]*)|(?<number>\p{Nd}(?:[\p{Nd}.,:/٫٬](?=\p{Nd})|\p{Nd})*)|(?<space>[^\S\n\r\u2028\u2029]+)|[^]/gu;

const UNWRITTEN = /[\p{Mn}\u0640\p{Cf}]/gu;
const SENTENCE_END = /^[.!?؟…:؛]$/u;

const KINDS = ["closed", "break", "arabic", "latin", "number", "space"] as const;

/** A word's letters without harakat, tatweel and what isn't seen. */
export const bareOf = (word: string): string => word.normalize("NFC").replace(UNWRITTEN, "");

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const match of text.matchAll(PART)) {
    const groups = match.groups ?? {};
    const kind = KINDS.find((name) => groups[name] !== undefined) ?? "mark";
    parts.push({ kind, text: match[0], start: match.index, end: match.index + match[0].length, index: parts.length });
  }
  return parts;
}

/** Reads a text into parts and words. */
export function readingOf(text: string, lexicon: WordList, isOwn: (word: string) => boolean): Reading {
  const parts = partsOf(text);
  const words: Word[] = [];
  let quoted = false;
  let opens = true;
  for (const part of parts) {
    if (part.kind === "mark") {
      if (part.text === "«" || part.text === "“") quoted = true;
      else if (part.text === "»" || part.text === "”") quoted = false;
      else if (part.text === '"') quoted = !quoted;
      if (SENTENCE_END.test(part.text)) opens = true;
    } else if (part.kind === "break") {
      opens = true;
      quoted = false;
    } else if (part.kind === "arabic" && !part.text.endsWith("\u0640")) {
      const [before, after] = [neighbour(parts, part.index, -1), neighbour(parts, part.index, 1)];
      words.push({ ...part, bare: bareOf(part.text), before, after, opens, quoted });
      opens = false;
    } else if (part.kind !== "space") opens = false;
  }
  return { text, parts, words, lexicon, isOwn };
}

const isUnseen = (part: Part | undefined) => part?.kind === "mark" && /^\p{Cf}$/u.test(part.text);
/** Marks of direction between two words that are looked past. */
const MOST_UNSEEN = 4;

/**
 * The word that only a space stands before it, or after, and marks of direction, which aren't seen; what ends in a tatweel (الـSEO) is half a
 * word.
 */
function neighbour(parts: readonly Part[], at: number, step: 1 | -1): string {
  const past = (from: number) => {
    let next = from;
    while (isUnseen(parts[next]) && Math.abs(next - from) < MOST_UNSEEN) next += step;
    return next;
  };
  const space = past(at + step);
  if (parts[space]?.kind !== "space") return "";
  const beyond = parts[past(space + step)];
  return beyond?.kind === "arabic" ? bareOf(beyond.text) : "";
}
