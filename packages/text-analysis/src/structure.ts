/** A part of a text, in UTF-16 code units; `end` is exclusive. */
export interface Passage {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A heading with its text. */
export interface Heading extends Passage {
  /** 1 to 6. */
  readonly level: number;
}

const FENCE = /^(?:```|~~~)/;
const HEADING = /^[ \t]{0,3}(#{1,6})[ \t]+(?=[^ \t])/u;
const CLOSING_MARKS = /(?<![#])#*$/u;

/** The headings of a Markdown text, in order; `text` is without the marks. Those within a fenced code block are none. */
export function headingsOf(markdown: string): Heading[] {
  const found: Heading[] = [];
  let fence: string | undefined;
  for (const { 0: line, index: start } of markdown.matchAll(/[^\n\r\u2028\u2029]+/g)) {
    const mark = FENCE.exec(line)?.[0];
    if (fence !== undefined || mark !== undefined) {
      fence = fence === undefined ? mark : line.startsWith(fence) ? undefined : fence;
      continue;
    }
    const { 0: opening = "", 1: marks = "" } = HEADING.exec(line) ?? [];
    if (marks === "") continue;
    const titled = line.slice(opening.length).trimEnd();
    const text = titled.replace(CLOSING_MARKS, "").trimEnd() || titled;
    found.push({ text, level: marks.length, start, end: start + line.length });
  }
  return found;
}

/** Headings that leave a level out on the way down, such as a third after a first, and every first-level one after the first. */
export function headingFaults(headings: readonly Heading[]): Heading[] {
  let seen = 0;
  return headings.filter(({ level }, at) => {
    const before = headings[at - 1]?.level ?? 0;
    if (level === 1) seen += 1;
    return (level === 1 && seen > 1) || (before > 0 && level > before + 1);
  });
}

const NOT_PROSE = /^[ \t]*(?:#{1,6}[ \t]|[-*+][ \t]|\d+[.)][ \t]|>|\||```|~~~)/;

/** The paragraphs of running text, without headings, lists, quotations, tables and code. */
export function paragraphsOf(markdown: string): Passage[] {
  return [...markdown.matchAll(/[^\n]+(?:\n(?![ \t]*\n)[^\n]+)*/g)]
    .map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }))
    .filter(({ text }) => text.trim() !== "" && !NOT_PROSE.test(text));
}

/** Short forms whose full stop ends no sentence; in Arabic initials, and the letters of currencies and companies: د. ر.س. ذ.م.م. */
const SHORT_FORM = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|mr|mrs|ms|dr|prof|st|no|approx|هـ|(?:\p{Script=Arabic}\.){0,3}\p{Script=Arabic})\.$/iu;
/** No short form is longer, with what stands before it. */
const LONGEST_SHORT_FORM = 10;
const END = /(?<![.!?؟…。])[.!?؟…。]+["'”’»)\]*_]*(?=\s|$)|\n+/gu;

/** The sentences of a text, each with its end; line breaks end one too. */
export function sentencesOf(text: string): Passage[] {
  const found: Passage[] = [];
  let start = 0;
  const take = (end: number) => {
    const raw = text.slice(start, end);
    const trimmed = raw.trim();
    const from = start + raw.length - raw.trimStart().length;
    if (/[\p{L}\p{N}]/u.test(trimmed)) found.push({ text: trimmed, start: from, end: from + trimmed.length });
    start = end;
  };
  for (const { 0: mark, index } of text.matchAll(END)) {
    const end = index + mark.length;
    if (mark === "." && SHORT_FORM.test(text.slice(Math.max(start, end - LONGEST_SHORT_FORM), end))) continue;
    take(end);
  }
  take(text.length);
  return found;
}
