import type { TwinPair } from "./pairing.ts";
import { type TwinNode, type TwinParagraph, twinParagraphs } from "./paragraphs.ts";

/** What can be told of a paragraph in whatever language it is. */
interface Shape {
  readonly paragraph: TwinParagraph;
  readonly type: string;
  /** Of a heading. */
  readonly level: number;
  readonly lines: number;
  /** Natural logarithm of how many letters it has. */
  readonly size: number;
  readonly numbers: ReadonlySet<string>;
}

/** Numbers of a paragraph that are looked at; each is compared with those of a thousand others. */
const MOST_NUMBERS = 8;
const LONGEST_NUMBER = 20;

const NUMBERS = /[0-9\u0660-\u0669\u06F0-\u06F9]+/gu;

/** In Western digits, whichever the text has. */
function numbersIn(text: string): Set<string> {
  const numbers = new Set<string>();
  for (const [number] of text.matchAll(NUMBERS)) {
    if (numbers.size === MOST_NUMBERS) break;
    numbers.add(Array.from(number.slice(0, LONGEST_NUMBER), (digit) => digit.charCodeAt(0) & 0xf).join(""));
  }
  return numbers;
}

function shapesOf(document: TwinNode): Shape[] {
  const { content = [] } = document;
  return twinParagraphs(document).map((paragraph) => {
    const { type = "", attrs } = content[paragraph.at] ?? {};
    return {
      paragraph,
      type,
      level: type === "heading" ? Number(attrs?.["level"] ?? 1) : 0,
      lines: paragraph.text.split("\n").length,
      size: Math.log(paragraph.text.length),
      numbers: numbersIn(paragraph.text),
    };
  });
}

/** These stand beside their like only. */
const APART = new Set(["heading", "table", "codeBlock"]);

/** Logarithm of how much longer one language may say the same, without that telling anything. */
const FREE = 0.4;

/** What a pair is worth more with one that follows it in both texts: a heading, above all, stays with what is below it. */
const bondOf = ({ type }: Shape) => (type === "heading" ? 0.5 : 0.25);

const NEVER = Number.NEGATIVE_INFINITY;

/** How well two paragraphs go together; nothing above 0: not at all. */
function likeness(one: Shape, two: Shape): number {
  if (one.paragraph.key === two.paragraph.key) return 6;
  // what is still asked for may become anything
  if (one.paragraph.asks || two.paragraph.asks) return one.paragraph.asks && two.paragraph.asks ? NEVER : 0.5;
  if (one.type !== two.type && (APART.has(one.type) || APART.has(two.type))) return NEVER;
  const kind = one.type !== two.type ? 0.5 : one.level === two.level ? 2 : 1;
  const size = 1 - Math.min(2, Math.max(0, Math.abs(one.size - two.size) - FREE));
  const lines = one.lines === 1 && two.lines === 1 ? 0 : one.lines === two.lines ? 1 : -0.5;
  return kind + size + lines + sameNumbers(one.numbers, two.numbers);
}

function sameNumbers(one: ReadonlySet<string>, two: ReadonlySet<string>): number {
  // a number may be written out in one of the languages
  if (one.size === 0 || two.size === 0) return -0.5 * Math.min(2, one.size + two.size);
  let shared = 0;
  for (const number of one) if (two.has(number)) shared += 1;
  return shared === 0 ? -1 : (2 * shared) / (one.size + two.size - shared);
}

/**
 * The pairs of two texts that were never paired, as far as they can be told without their words: in both texts' order, headings, tables and code
 * with their like, by what kind of block each is, its numbers and its length, as many and as alike as go together. What is left stays unpaired. Both
 * are Tiptap documents; a thousand paragraphs of each are looked at, in a time that grows with their product.
 */
export function firstPairs(own: TwinNode, other: TwinNode): TwinPair[] {
  const [ours, theirs] = [shapesOf(own), shapesOf(other)];
  const width = theirs.length + 1;
  /** The best that can be made of what begins at a place of each, and the best that begins with these two as a pair. */
  const best = new Float64Array((ours.length + 1) * width);
  const pairing = new Float64Array((ours.length + 1) * width).fill(NEVER);
  for (let at = ours.length - 1; at >= 0; at--)
    for (let beside = theirs.length - 1; beside >= 0; beside--) {
      const [here, next] = [at * width + beside, (at + 1) * width + beside + 1];
      const alike = likeness(ours[at] as Shape, theirs[beside] as Shape);
      if (alike > 0) pairing[here] = alike + Math.max(best[next] ?? 0, (pairing[next] ?? 0) + bondOf(ours[at] as Shape));
      best[here] = Math.max(pairing[here] ?? 0, best[here + width] ?? 0, best[here + 1] ?? 0);
    }
  const pairs: TwinPair[] = [];
  let [at, beside, isNext] = [0, 0, false];
  while (at < ours.length && beside < theirs.length) {
    const here = at * width + beside;
    if (isNext || best[here] === pairing[here]) {
      pairs.push({ own: ours[at]?.paragraph.key ?? "", other: theirs[beside]?.paragraph.key ?? "", place: pairs.length, guessed: true });
      const next = here + width + 1;
      isNext = (pairing[next] ?? 0) + bondOf(ours[at] as Shape) >= (best[next] ?? 0);
      at += 1;
      beside += 1;
    } else if (best[here] === best[here + width]) at += 1;
    else beside += 1;
  }
  return pairs;
}
