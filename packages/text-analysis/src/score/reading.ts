import { type KeywordUse, keywordUse, placesOf } from "../search/keywords.ts";
import { type Readability, readabilityOf } from "../readability.ts";
import { type Heading, headingsOf, paragraphsOf, type Passage } from "../structure.ts";
import { wordCount } from "../words.ts";
import { longestSentence } from "./suits.ts";
import { authorIn, openingOf } from "./article-data.ts";
import type { ScoredText } from "./check.ts";
import { type ReadDocument, readDocument } from "./document.ts";

/** A text with all that more than one check asks of it. */
export interface Reading extends ScoredText, ReadDocument {
  readonly words: number;
  readonly headings: readonly Heading[];
  readonly paragraphs: readonly Passage[];
  readonly readability: Readability;
  /** The first paragraph of running text that isn't the name of its author. */
  readonly opening: string | undefined;
  /** Whom a line of it names as its author. */
  readonly author: string | undefined;
  readonly keyword: string | undefined;
  /** Of the first keyword; undefined without one. */
  readonly use: KeywordUse | undefined;
  /** Links to elsewhere: to none of the hosts of the brand's own pages, nor within this site. */
  readonly sources: readonly string[];
  readonly names: (phrase: string, text: string) => boolean;
}

/** Reads a text with its brief into what the checks look at. */
export function read(scored: ScoredText): Reading {
  const document = readDocument(scored.body);
  const keyword = scored.keywords.map((word) => word.trim()).find((word) => word !== "");
  const own = new Set(scored.internalLinks.map(hostOf));
  const paragraphs = paragraphsOf(document.markdown);
  return {
    ...scored,
    ...document,
    keyword,
    words: wordCount(document.text),
    headings: headingsOf(document.markdown),
    paragraphs,
    opening: openingOf(paragraphs),
    author: authorIn(document.statements),
    readability: readabilityOf(document.markdown, scored.locale, longestSentence(scored)),
    use: keyword === undefined ? undefined : keywordUse(document.markdown, keyword),
    sources: document.links.filter((link) => hostOf(link) !== undefined && !own.has(hostOf(link))),
    names: (phrase, text) => placesOf(text, phrase).length > 0,
  };
}

const hostOf = (address: string): string | undefined => {
  const url = URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? url.host.replace(/^www\./, "") : undefined;
};
