import { arabicEndings, englishEndings } from "./inflection.ts";
import { BETWEEN, isArabic, plainPattern, wordPattern } from "./spelling.ts";

export interface Found {
  /** In UTF-16 code units; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What is written onto the front of an Arabic word. */
  readonly clitics: string;
  /** The inflection's ending. */
  readonly ending: string;
  /** False for a form that may be another word. */
  readonly certain: boolean;
}

interface Pattern {
  readonly regex: RegExp;
  readonly possible: ReadonlySet<string>;
}

const EDGE_BEFORE = "(?<![\\p{L}\\p{N}\\p{M}])";
const EDGE_AFTER = "(?![\\p{L}\\p{N}\\p{M}])";
/** A term never runs over the end of a line. */
const SPACE = "[^\\S\\n]+";
const ARTICLE = plainPattern("ال");
const FOR_THE = plainPattern("لل");
const one = (letters: string) => `[${letters}]${BETWEEN}`;
const CLITICS = `(?:${one("وف")})?(?:(?:${one("بكل")})?${ARTICLE}|${FOR_THE}|${one("بكل")})?`;
/** Of a term that has the article itself. */
const DEFINITE = `(?:${one("وف")})?(?:(?:${one("بك")})?${ARTICLE}|${FOR_THE})`;
const HAS_ARTICLE = /^ال\p{L}{2}/u;

const endingsPattern = (endings: readonly string[], make: (ending: string) => string): string =>
  `(${[...endings]
    .toSorted((a, b) => b.length - a.length)
    .map(make)
    .join("|")}|)`;

function arabicPattern(words: readonly string[]): Pattern {
  const [first = "", ...rest] = words;
  const definite = HAS_ARTICLE.test(first);
  const bare = (definite ? first.slice(2) : first).replace(/[\u064B-\u0652\u0670\u0640]/gu, "");
  const single = rest.length === 0;
  const { sure, possible } = single ? arabicEndings(bare) : { sure: [], possible: [] };
  const opens = single && bare.endsWith("ة") && sure.length + possible.length > 0;
  const stem = opens ? bare.slice(0, -1) : bare;
  const endings = endingsPattern([...sure, ...possible], (ending) => (ending === "ة" ? `ة${BETWEEN}` : plainPattern(ending)));
  const tail = opens ? `(?:[ةه]${BETWEEN}()|${endings.replace("|)", ")")})` : endings;
  const more = rest.map((word) => `${SPACE}(?:${ARTICLE})?${wordPattern(word)}`).join("");
  const regex = new RegExp(
    `${EDGE_BEFORE}(${definite ? DEFINITE : CLITICS})${wordPattern(stem)}${more}${single ? tail : "()"}${EDGE_AFTER}`,
    "gu",
  );
  return { regex, possible: new Set(possible) };
}

function latinPattern(words: readonly string[]): Pattern {
  const term = words.join(" ");
  const { sure, possible } = englishEndings(term);
  const endings = endingsPattern([...sure, ...possible], (ending) => ending);
  const regex = new RegExp(`${EDGE_BEFORE}()${words.map(wordPattern).join(SPACE)}${endings}${EDGE_AFTER}`, "giu");
  return { regex, possible: new Set(possible) };
}

const patterns = new Map<string, Pattern>();
const MOST_PATTERNS = 2_000;

function patternOf(term: string): Pattern {
  const known = patterns.get(term);
  if (known) return known;
  const words = term.split(/\s+/);
  const pattern = isArabic(words[0] ?? "") ? arabicPattern(words) : latinPattern(words);
  if (patterns.size >= MOST_PATTERNS) patterns.clear();
  patterns.set(term, pattern);
  return pattern;
}

/** Addresses and code say nothing in a brand's voice. */
const PROTECTED = /`[^`\n]*`|\]\([^)\s]*\)|\b(?:https?:\/\/|www\.)[^\s)>\]]+|[\w.+-]+@[\w-]+\.[\w.]+/gu;

const bareLetters = (text: string): string => text.replace(/[\p{M}\u0640\p{Cf}]/gu, "");

/**
 * Where a term stands in a text as a word: in any case, with harakat or without, however its hamza is seated, with what Arabic writes onto
 * it, and inflected as far as its letters tell. Addresses, link targets and code are passed over.
 */
export function findTerm(text: string, term: string): Found[] {
  const trimmed = term.trim();
  if (trimmed === "") return [];
  const { regex, possible } = patternOf(trimmed);
  const kept = [...text.matchAll(PROTECTED)].map(({ 0: part, index }) => ({ start: index, end: index + part.length }));
  const found: Found[] = [];
  for (const match of text.matchAll(regex)) {
    const [whole, clitics = "", ...endings] = match;
    const [start, end] = [match.index, match.index + whole.length];
    if (kept.some((part) => start < part.end && end > part.start)) continue;
    const ending = endings.find(Boolean) ?? "";
    found.push({ start, end, text: whole, clitics, ending, certain: !possible.has(bareLetters(ending)) });
  }
  return found;
}

/** Whether a term surely stands in a text. */
export const hasTerm = (text: string, term: string): boolean => findTerm(text, term).some(({ certain }) => certain);
