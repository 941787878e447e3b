import type { ContentType } from "../../../generated/graphql.ts";

/** Where a text is sketched. */
export type SketchPlace = "SEARCH" | "INBOX" | "X" | "INSTAGRAM" | "LINKEDIN";

/** What a place shows of a text, and how much it takes: as each says of itself, or as is commonly seen where it says nothing. */
interface Room {
  /** Units that its lead, a title or a subject, is cut after; absent where there is none. */
  readonly lead?: number;
  /** Units that the text is folded after. */
  readonly folded: number;
  /** Units that it takes; absent where it takes any and cuts them. */
  readonly most?: number;
}

const ROOMS: Readonly<Record<SketchPlace, Room>> = {
  SEARCH: { lead: 60, folded: 155 },
  INBOX: { lead: 60, folded: 90 },
  X: { folded: 280, most: 280 },
  INSTAGRAM: { folded: 125, most: 2_200 },
  LINKEDIN: { folded: 210, most: 3_000 },
};

const PLACES: Readonly<Record<ContentType, readonly SketchPlace[]>> = {
  ARTICLE: ["SEARCH", "INBOX"],
  DESCRIPTION: ["SEARCH", "INSTAGRAM"],
  POST: ["INSTAGRAM", "LINKEDIN", "X"],
  TWEET: ["X"],
  AUDIO_SCRIPT: [],
  VIDEO_SCRIPT: [],
};

export const placesOf = (type: ContentType): readonly SketchPlace[] => PLACES[type];

/** What X counts an address as, however long it is. */
const ADDRESS_UNITS = 23;
const isAddress = (word: string) => word.startsWith("https://") || word.startsWith("http://");
/** Those of Latin, Arabic and their neighbours count once, and so do some signs; others, such as those of Chinese, twice. */
const countsOnce = (point: number) =>
  point <= 0x10ff || (point >= 0x2000 && point <= 0x200d) || (point >= 0x2010 && point <= 0x201f) || (point >= 0x2032 && point <= 0x2037);
const EMOJI = /\p{Extended_Pictographic}/u;
const letters = new Intl.Segmenter("und", { granularity: "grapheme" });

const unitsOfLetter = (letter: string) =>
  EMOJI.test(letter) ? 2 : Array.from(letter).reduce((sum, sign) => sum + (countsOnce(sign.codePointAt(0) ?? 0) ? 1 : 2), 0);
/** Letter by letter: a whole article's are never held together. */
function sumOf(text: string, unitsOf: (letter: string) => number): number {
  let sum = 0;
  for (const { segment } of letters.segment(text)) sum += unitsOf(segment);
  return sum;
}
const unitsOfWord = (word: string) => (isAddress(word) ? ADDRESS_UNITS : sumOf(word, unitsOfLetter));

/** How much of a place's room a text takes: letters as a person sees them, on X weighted as X does. */
export function unitsIn(text: string, place: SketchPlace): number {
  const whole = text.normalize("NFC").trim();
  if (place !== "X") return sumOf(whole, () => 1);
  return whole.split(/(\s)/u).reduce((sum, part) => sum + unitsOfWord(part), 0);
}

export interface Cut {
  readonly shown: string;
  readonly isCut: boolean;
}

/** The beginning of a text that is no longer than this many letters, at the end of a word where there is one. */
export function cutAfter(text: string, most: number): Cut {
  const whole = text.trim();
  const beginning: string[] = [];
  let after: string | undefined;
  // no further than it is shown
  for (const { segment } of letters.segment(whole)) {
    if (beginning.length === most) {
      after = segment;
      break;
    }
    beginning.push(segment);
  }
  if (after === undefined) return { shown: whole, isCut: false };
  const space = /\s/u.test(after) ? most : beginning.findLastIndex((letter) => /\s/u.test(letter));
  return {
    shown: beginning
      .slice(0, space > most / 2 ? space : most)
      .join("")
      .trimEnd(),
    isCut: true,
  };
}

export interface Sketch {
  readonly lead?: Cut;
  readonly text: Cut;
  readonly count: number;
  readonly most?: number;
}

/** What a place shows of a title and a text. */
export function sketchOf(place: SketchPlace, title: string, text: string): Sketch {
  const { lead, folded, most } = ROOMS[place];
  // one line, where a line is all there is
  const said = lead === undefined ? text : text.replaceAll(/\s+/gu, " ");
  return {
    ...(lead !== undefined && { lead: cutAfter(title, lead) }),
    text: cutAfter(said, folded),
    count: unitsIn(lead === undefined ? text : title, place),
    ...(most !== undefined && { most }),
  };
}
