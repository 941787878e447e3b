import { bare } from "../brand/proposal.ts";
import { readableLine } from "../brand/brand-source.ts";
import type { ProposedFinding } from "./calls.ts";
import type { FindingKind, ResearchFinding } from "./research.ts";
import type { ReadText } from "./toolbox.ts";

const MOST: Readonly<Record<FindingKind, number>> = { KEYPHRASE: 1, KEYWORD: 10, QUESTION: 10, TOPIC: 10, CLAIM: 10 };
/** A content takes none that is longer. */
export const LONGEST_KEYWORD = 80;
const LONGEST: Readonly<Record<FindingKind, number>> = {
  KEYPHRASE: LONGEST_KEYWORD,
  KEYWORD: LONGEST_KEYWORD,
  QUESTION: 300,
  TOPIC: 200,
  CLAIM: 500,
};
const MOST_QUOTE = 400;

/**
 * The findings that may be shown: each once, none longer or more than a brief takes, and of claims those alone whose quote stands in a text
 * that was read in this research. `pass` takes out of words what a model may have been talked into.
 */
export function kept(
  proposed: readonly ProposedFinding[],
  readAt: (address: string) => ReadText | undefined,
  pass = (text: string) => text,
): ResearchFinding[] {
  const seen = new Map<FindingKind, Set<string>>();
  return proposed.flatMap(({ kind, value: given, source: address, quote }) => {
    const value = readableLine(pass(given));
    const others = seen.get(kind) ?? new Set();
    if (bare(value) === "" || value.length > LONGEST[kind] || others.has(bare(value)) || others.size >= MOST[kind]) return [];
    if (kind !== "CLAIM") {
      seen.set(kind, others.add(bare(value)));
      return { kind, value };
    }
    const page = address ? readAt(address) : undefined;
    if (!page || !quote || !stands(quote, page.text)) return [];
    seen.set(kind, others.add(bare(value)));
    return {
      kind,
      value,
      quote: readableLine(pass(quote)).slice(0, MOST_QUOTE).toWellFormed(),
      source: { address: page.address, title: page.title },
    };
  });
}

/** Fewer letters stand in any text. */
const SHORTEST_QUOTE = 8;

function stands(quote: string, text: string): boolean {
  const words = bare(quote);
  return words.length >= SHORTEST_QUOTE && ` ${bare(text)} `.includes(` ${words} `);
}
