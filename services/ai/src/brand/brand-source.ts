import { HIDDEN_LETTERS } from "../prompts/fence.ts";
import type { Locale } from "../writing/terms.ts";

/** What a person names to have a brand's form proposed from it; a text stands in the generation's selection. */
export type BrandSource =
  | { readonly from: "PAGE"; readonly address: string }
  | { readonly from: "DOCUMENT"; readonly fileId: string }
  | { readonly from: "TEXT" };

export type Place = "TITLE" | "DESCRIPTION" | "HEADING" | "TEXT";

/** A passage of a source, and what it was there. */
export interface Passage {
  readonly place: Place;
  readonly text: string;
}

/** What a source says, as it was read. */
export interface SourceText {
  readonly passages: readonly Passage[];
  /** What a page calls the site it belongs to. */
  readonly siteName?: string | undefined;
}

/** Of a source: as much as says who a company is. In UTF-16 code units. */
export const MOST_SOURCE = 24_000;
const LONGEST_PASSAGE = 4_000;

/** One line without letters that nobody sees. */
export const readableLine = (text: string): string => text.replace(HIDDEN_LETTERS, "").replace(/\s+/g, " ").trim();

/** The passages in their order, without blank ones and repetitions, up to what is read of a source. */
export function sourceText(passages: readonly Passage[], siteName?: string): SourceText {
  const seen = new Set<string>();
  const kept: Passage[] = [];
  let room = MOST_SOURCE;
  for (const { place, text } of passages) {
    const line = readableLine(text.slice(0, LONGEST_PASSAGE)).toWellFormed();
    if (line === "" || seen.has(line)) continue;
    if (line.length > room) break;
    seen.add(line);
    room -= line.length;
    kept.push({ place, text: line });
  }
  return { passages: kept, siteName: siteName && (readableLine(siteName.slice(0, 200)) || undefined) };
}

/** All of it, one passage a line. */
export const allOf = ({ passages, siteName }: SourceText): string =>
  [siteName ?? "", ...passages.map(({ text }) => text)].join("\n").trim();

/** The language that most of its letters are of. */
export function languageOf(source: SourceText): Locale {
  const text = allOf(source);
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return arabic > latin ? "ar" : "en";
}

const HEADING_MARK = /^#{1,6}\s+/;

/** A pasted text or a document: its lines, those marked as headings for such. */
export const readPlainText = (text: string): SourceText =>
  sourceText(
    text
      .slice(0, MOST_SOURCE * 4)
      .split(/[\r\n\u2028\u2029]/)
      .map((line) => ({ place: HEADING_MARK.test(line) ? "HEADING" : "TEXT", text: line.replace(HEADING_MARK, "") }) as const),
  );
