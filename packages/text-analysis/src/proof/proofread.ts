import type { VoiceRule } from "../voice/rule.ts";
import type { Check } from "./check.ts";
import { type DigitSystem, digitsIn } from "./checks/digits.ts";
import { englishMarks } from "./checks/english-marks.ts";
import { commonerWords } from "./checks/commoner-words.ts";
import { firstPerson } from "./checks/first-person.ts";
import { haForTa } from "./checks/ha-for-ta.ts";
import { inna } from "./checks/inna.ts";
import { jussive } from "./checks/jussive.ts";
import { knownSlips } from "./checks/known-slips.ts";
import { numbers } from "./checks/numbers.ts";
import { punctuation } from "./checks/punctuation.ts";
import { repeated } from "./checks/repeated.ts";
import { spacing } from "./checks/spacing.ts";
import { spokenToHer } from "./checks/spoken-to-her.ts";
import { swappedLetters } from "./checks/swapped-letters.ts";
import { tanween } from "./checks/tanween.ts";
import { unknownArabic, unknownEnglish } from "./checks/unknown.ts";
import { undottedVerbs } from "./checks/undotted-verbs.ts";
import { voiceFindings } from "./checks/voice.ts";
import { wawAndAlef } from "./checks/waw-and-alef.ts";
import type { Finding } from "./finding.ts";
import { readingOf } from "./reading.ts";
import { ownWords } from "./own-words.ts";
import type { WordList } from "./word-list.ts";
import { asksForDots, undottedWords, type YaConvention } from "./ya-convention.ts";

/** How a company spells what can be spelt in more than one way. */
export interface Orthography {
  /** Those that a text has more of, unless told otherwise. */
  readonly digits?: DigitSystem | undefined;
  /** DOTTED unless told otherwise. */
  readonly yaConvention?: YaConvention | undefined;
}

/** What a text is proofread against. */
export interface ProofOptions extends Orthography {
  readonly locale: "ar" | "en";
  readonly lexicon: WordList;
  /** Words that are never wrong: the company's, its names and its voice's terms. */
  readonly allow?: readonly string[];
  readonly voiceRules?: readonly VoiceRule[];
}

const ofArabic = (digits: DigitSystem | undefined): readonly Check[] => [
  spacing,
  inna,
  tanween,
  jussive,
  knownSlips,
  wawAndAlef,
  haForTa,
  firstPerson,
  undottedVerbs,
  swappedLetters,
  spokenToHer,
  commonerWords,
  numbers,
  punctuation,
  digitsIn(digits),
  repeated,
  unknownArabic,
];
const OF_ENGLISH: readonly Check[] = [repeated, englishMarks, unknownEnglish];

/**
 * What is written wrong in a text, in its order; of findings that lie over one another that of the earlier check. Addresses, code, tags and
 * words of the other script are passed over. Nothing is changed. Takes time proportional to the text's length.
 */
export function proofread(text: string, options: ProofOptions): Finding[] {
  const { locale, lexicon, allow = [], voiceRules = [], digits, yaConvention = "DOTTED" } = options;
  const undotted = locale === "ar" && yaConvention === "UNDOTTED";
  const reading = readingOf(text, undotted ? undottedWords(lexicon) : lexicon, ownWords(allow));
  const checks = locale === "ar" ? ofArabic(digits) : OF_ENGLISH;
  const found = [...voiceFindings(text, voiceRules, locale), ...checks.flatMap((check) => [...check(reading)])];
  const taken = new Uint8Array(text.length);
  const kept = found.filter((finding) => {
    const { start, end } = finding;
    if (undotted && asksForDots(text, finding)) return false;
    for (let at = start; at < end; at++) if (taken[at]) return false;
    taken.fill(1, start, end);
    return true;
  });
  return kept.toSorted((a, b) => a.start - b.start);
}
