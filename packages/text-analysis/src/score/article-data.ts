import { bylineOf } from "../byline.ts";
import { paragraphsOf, sentencesOf } from "../structure.ts";
import { readDocument, type DocumentNode } from "./document.ts";
import { pixelWidth } from "./pixel-width.ts";

/** Height of letters in a page of results, in pixels, and what one line of title or two of description have room for, on a desktop. */
export const RESULTS = { title: { size: 20, most: 600 }, description: { size: 14, most: 920 } } as const;
/** Characters of a headline that schema.org's readers take. */
export const LONGEST_HEADLINE = 110;

/** What a page says of an article to those who show it elsewhere. */
export interface ArticleData {
  readonly headline: string;
  /** As much of its opening as results have room for, in whole sentences; empty of a text without running text. */
  readonly description: string;
  /** Whom a line of it names as its author. */
  readonly author?: string | undefined;
}

/** The first paragraph of running text that isn't the name of its author. */
export const openingOf = (paragraphs: readonly { readonly text: string }[]): string | undefined =>
  paragraphs.find(({ text }) => bylineOf(text) === undefined)?.text;

/** The author that one of the lines names. */
export const authorIn = (lines: readonly { readonly text: string }[]): string | undefined => {
  for (const { text } of lines) {
    const author = bylineOf(text);
    if (author !== undefined) return author;
  }
  return undefined;
};

const ELLIPSIS = "…";

/** What results show of an opening: whole sentences as far as there is room, else as many words of the first. */
export function descriptionOf(opening: string): string {
  const { size, most } = RESULTS.description;
  const fits = (text: string) => pixelWidth(text, size) <= most;
  let described = "";
  for (const { text } of sentencesOf(opening)) {
    const more = `${described} ${text.replace(/\s+/gu, " ")}`.trim();
    if (!fits(more)) break;
    described = more;
  }
  if (described !== "") return described;
  for (const word of opening.trim().split(/\s+/u)) {
    const more = `${described} ${word}`.trim();
    if (!fits(more + ELLIPSIS)) break;
    described = more;
  }
  return described === "" ? "" : described + ELLIPSIS;
}

/** What is said of an article in its head, made of its title and its text as it stands. */
export function articleDataOf(title: string, body: DocumentNode): ArticleData {
  const { markdown, statements } = readDocument(body);
  const headline = [...title.trim()].slice(0, LONGEST_HEADLINE).join("");
  return { headline, description: descriptionOf(openingOf(paragraphsOf(markdown)) ?? ""), author: authorIn(statements) };
}
