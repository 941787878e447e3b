import { arabicLexicon } from "@muhtawa/arabic-lexicon/files";
import { brokenPluralsOf, singularsOf } from "../arabic/broken-plurals.ts";
import { keptSpelling } from "../arabic/spelling-variants.ts";
import type { Bare } from "../words.ts";
import { lemmasOf } from "./lemmas.ts";
import { type Verb, verbsOf } from "./verbs.ts";

const ARABIC = /^\p{Script=Arabic}+$/u;
const LATIN = /^[a-z]{4,}$/u;
/** Letters of a word that are too many for one. */
const TOO_LONG = 30;

/** The article of a normalised word, with what may be written before it. */
export const ARTICLE = /^[وف]?(?:[بك]?ال|لل)/u;
const CONJUNCTIONS = ["و", "ف"];
const PARTICLES = ["ب", "ك", "ل"];
/** An article may stand before a word that the lexicon hasn't; a single letter may not. */
const SHORTEST_UNKNOWN = 4;

/** A noun or a name: a word that a particle or the article may be written onto. */
const isBase = (word: string): boolean =>
  brokenPluralsOf(word).length > 0 ||
  singularsOf(word).length > 0 ||
  (word.endsWith("ات") && brokenPluralsOf(`${word.slice(0, -2)}ه`).length > 0) ||
  keptSpelling(word) !== word ||
  arabicLexicon().resembles(word, "ال") ||
  (!ARTICLE.test(word) && arabicLexicon().resembles(word, "ب"));

/** A word after the article, where one is written before it. */
function withoutArticle({ word, hamza }: Bare): string[] {
  const article = ARTICLE.exec(word)?.[0];
  if (article === undefined || (hamza && article.endsWith("ال"))) return [];
  const rest = word.slice(article.length);
  // للغة is ل, the article, whose alef falls, and لغة.
  if (article.endsWith("لل") && arabicLexicon().resembles(`ل${rest}`, "ال")) return [`ل${rest}`, ...(isBase(rest) ? [rest] : [])];
  return rest.length >= 2 && (isBase(rest) || (rest.length >= SHORTEST_UNKNOWN && !article.includes("كا"))) ? [rest] : [];
}

/** Whether a noun with the article could be another one whose hamza isn't written: السنين, which isn't of ألسن. */
const isRatherDefinite = ({ word, hamza }: Bare): boolean =>
  !hamza && word.startsWith("ال") && word.length >= 2 + SHORTEST_UNKNOWN && singularsOf(word.slice(2)).length > 0;

/** What a word is without what is written onto its front, as far as a word of the lexicon is left. */
function stemsOf(bare: Bare): string[] {
  const { word } = bare;
  if (isBase(word) && !isRatherDefinite(bare)) return [];
  const afterArticle = withoutArticle(bare);
  if (afterArticle.length > 0) return afterArticle;
  const rest = word.slice(1);
  if (rest.length < 2) return [];
  if (PARTICLES.includes(word.charAt(0))) return isBase(rest) ? [rest] : [];
  if (!CONJUNCTIONS.includes(word.charAt(0))) return [];
  if (isBase(rest)) return [rest];
  if (arabicLexicon().resembles(word)) return [];
  const further = stemsOf({ ...bare, word: rest });
  return further.length > 0 ? further : arabicLexicon().resembles(rest) ? [rest] : [];
}

function englishSingular(word: string): string {
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|[cs]h)es$/u.test(word)) return word.slice(0, -2);
  return /[^sui]s$/u.test(word) ? word.slice(0, -1) : word;
}

/** A word without what is written onto its front, as far as a word is left. */
export const withoutClitics = (bare: Bare): string => (bare.word.length > TOO_LONG ? bare.word : (stemsOf(bare)[0] ?? bare.word));

const MOST_KNOWN = 20_000;
const known = new Map<string, readonly string[]>();

/** What a normalised word is a form of, itself left out: its singular, without pronouns and without what is written onto its front. */
export function formsOf(bare: Bare): readonly string[] {
  const key = `${bare.word}${bare.hamza ? "1" : ""}${bare.taMarbuta ? "2" : ""}`;
  const before = known.get(key);
  if (before) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const forms = readForms(bare);
  known.set(key, forms);
  return forms;
}

/** The verbs that a word may be a person of, with what is written onto its front or without, by their stems of the present. */
export function verbFormsOf(bare: Bare): readonly Verb[] {
  const { word } = bare;
  if (word.length < 3 || word.length > TOO_LONG || bare.taMarbuta || !ARABIC.test(word)) return [];
  // Of words that seem to have the article only those like التقى are verbs.
  if (withoutArticle(bare).length > 0) return verbsOf(word).filter(({ stem }) => stem.startsWith("لت"));
  const verbs = verbsOf(word);
  if (verbs.length > 0 || isBase(word)) return verbs;
  // ليكتب has the ل that a noun takes.
  const purpose = word.startsWith("ل") && arabicLexicon().resembles(word.slice(1), "س") ? [word.slice(1)] : [];
  return [...stemsOf(bare), ...purpose].flatMap((stem) => verbsOf(stem));
}

function readForms(bare: Bare): readonly string[] {
  const { word } = bare;
  if (LATIN.test(word)) return [englishSingular(word)].filter((form) => form !== word);
  if (word.length < 3 || word.length > TOO_LONG || !ARABIC.test(word)) return [];
  const stems = [word, ...stemsOf(bare)].map(keptSpelling);
  const forms = new Set([...stems, ...stems.flatMap((stem) => lemmasOf({ word: stem, taMarbuta: bare.taMarbuta }))]);
  // Its hamza is often left out: سماء and سما.
  for (const form of forms) if (form.endsWith("اء") && form.length > 3) forms.add(form.slice(0, -1));
  forms.delete(word);
  return [...forms];
}
