import { bareLetters, comparable, isArabic } from "./spelling.ts";

/** A part of a text that a term is compared with; places are in UTF-16 code units, `end` is exclusive. */
export interface Token {
  readonly start: number;
  readonly end: number;
  /** A word's letters as they are compared, a space for any, and a sign as it is; empty for what no term reaches into or across. */
  readonly key: string;
  /** An Arabic word's letters as they are written, without harakat; absent for all else. */
  readonly bare?: string;
  readonly isWord: boolean;
}

/**
 * Code, link targets, addresses (which say nothing in a brand's voice) and line ends; words; spaces; signs. Every alternative fails within
 * the run that it begins, so that a text is read once.
 */
const PART =
  /(`[^`\n]*`|\]\([^)\s[\]]*\)|\b(?:https?:\/\/|www\.)[^\s)>\]]+|(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+|\n)|([\p{L}\p{N}\p{M}]+(?:\p{Cf}+[\p{L}\p{N}\p{M}]+)*)\p{Cf}*|([^\S\n]+)|\p{Cf}+|[^]/gu;

/** The parts of a text in order, without letters that are not seen. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: part, 1: closed, 2: word, 3: space, index: start } of text.matchAll(PART)) {
    const end = start + part.length;
    if (word !== undefined) tokens.push(...wordTokens(part, word, start));
    else if (closed !== undefined) tokens.push({ start, end, key: "", isWord: false });
    else if (space !== undefined) tokens.push({ start, end, key: " ", isWord: false });
    else if (!/^\p{Cf}/u.test(part)) tokens.push({ start, end, key: part, isWord: false });
  }
  return tokens;
}

/** An Arabic word has what is not seen within it and after it; a Latin one ends there. */
function wordTokens(part: string, word: string, start: number): Token[] {
  if (isArabic(word)) {
    const bare = bareLetters(word);
    return [{ start, end: start + part.length, key: comparable(bare), bare, isWord: true }];
  }
  return Array.from(word.matchAll(/\P{Cf}+/gu), ({ 0: letters, index }) => ({
    start: start + index,
    end: start + index + letters.length,
    key: comparable(letters),
    isWord: true,
  }));
}
