/** What counts as one; all else counts as two, an emoji whole (X's weights, version 3). */
const SINGLE = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
] as const;
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
const ADDRESS = /https?:\/\/[^\s]+/gu;
/** Every address is shortened to so many. */
const SHORT_ADDRESS = 23;

const SEGMENTER = new Intl.Segmenter("en", { granularity: "grapheme" });

const weightOf = (letter: string): number => {
  const code = letter.codePointAt(0) ?? 0;
  return SINGLE.some(([from, to]) => code >= from && code <= to) ? 1 : 2;
};

/** Characters of a post as X counts them: an address is 23, an emoji 2 whatever it is made of, Arabic and Latin letters 1. */
export function postLength(text: string): number {
  const addresses = text.match(ADDRESS)?.length ?? 0;
  let length = addresses * SHORT_ADDRESS;
  for (const { segment } of SEGMENTER.segment(text.replace(ADDRESS, "").normalize("NFC")))
    length += EMOJI.test(segment) ? 2 : [...segment].reduce((sum, letter) => sum + weightOf(letter), 0);
  return length;
}
