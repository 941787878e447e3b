import { evidenceOf, type ScoreCheck } from "./check.ts";
import { englishPassives, englishTies } from "./english-style.ts";
import { passiveSentences, repeatedStarts, tiedSentences, weakSentences } from "./arabic-style.ts";
import { isolate } from "../direction.ts";
import { easeOf } from "../ease.ts";
import { sentencesOf } from "../structure.ts";
import { longestSentence, suits } from "./suits.ts";
import type { Reading } from "./reading.ts";

/** Of all sentences. */
const LONG_SENTENCES = 0.2;
/** Sentences below which a share says nothing. */
const FEW = 5;

const readability = (check: Omit<ScoreCheck, "area">): ScoreCheck => ({ ...check, id: `readability.${check.id}`, area: "READABILITY" });

/** What makes a text easy to read in its language. */
export function readingChecks(text: Reading): ScoreCheck[] {
  const checks = [ease(text), longSentences(text), longParagraphs(text), spacing(text), passive(text), tied(text), starts(text)];
  if (text.locale === "ar") checks.push(arabicMarks(text), digits(text), stretching(text), weak(text));
  return checks.filter((check) => check !== undefined);
}

function ease(text: Reading): ScoreCheck | undefined {
  const { readability: measured, locale } = text;
  if (measured.sentences === 0) return undefined;
  return locale === "ar" ? arabicEase(text) : englishEase(text);
}

function englishEase(text: Reading): ScoreCheck {
  const { lix, sentences } = text.readability;
  const [measured, hardest] = [Math.round(lix), suits(text).lix];
  return readability({
    id: "ease",
    passed: sentences < FEW || measured <= hardest,
    severity: "HIGH",
    fixable: true,
    evidence: [],
    message: {
      en: `Reading difficulty (Lix): ${measured}; up to ${hardest} suits these readers. Shorter words and sentences lower it.`,
      ar: `صعوبة القراءة (مقياس Lix): ${measured}، وما لا يتجاوز ${hardest} يناسب هؤلاء القراء. تخفضها الجمل والكلمات الأقصر.`,
    },
  });
}

function arabicEase(text: Reading): ScoreCheck {
  const { lix, osman = 0, rareWords = 0, wordsPerSentence, sentences } = text.readability;
  const [measured, least] = [easeOf(text.readability), suits(text).ease];
  const [words, rare] = [Math.round(wordsPerSentence), Math.round(100 * rareWords)];
  return readability({
    id: "ease",
    passed: sentences < FEW || measured >= least,
    severity: "HIGH",
    fixable: true,
    evidence: [],
    message: {
      en: `Reading ease: ${measured} of 100; ${least} or more suits these readers. Words a sentence: ${words}; rare words: ${rare} %. By other scales: Lix ${Math.round(lix)}, OSMAN ${Math.round(osman)}.`,
      ar: `سهولة القراءة: ${measured} من 100، وما لا يقل عن ${least} يناسب هؤلاء القراء. متوسط كلمات الجملة: ${words}، ونسبة الكلمات النادرة: ${rare}٪. وبمقياسين آخرين: ${isolate("Lix")} ${Math.round(lix)}، ${isolate("OSMAN")} ${Math.round(osman)}.`,
    },
  });
}

function longSentences(text: Reading): ScoreCheck {
  const { longSentences: long, sentences } = text.readability;
  const most = longestSentence(text);
  return readability({
    id: "sentences",
    passed: long.length === 0 || (sentences >= FEW && long.length / sentences <= LONG_SENTENCES),
    severity: "MEDIUM",
    fixable: true,
    evidence: evidenceOf(long.map(({ text: sentence }) => sentence)),
    message: {
      en: `Sentences of more than ${most} words: ${long.length} of ${sentences}.`,
      ar: `الجمل التي تزيد على ${most} كلمة: ${long.length} من ${sentences}.`,
    },
  });
}

const longParagraphs = ({ readability: { longParagraphs: long } }: Reading) =>
  readability({
    id: "paragraphs",
    passed: long.length === 0,
    severity: "MEDIUM",
    fixable: true,
    evidence: evidenceOf(long.map(({ text }) => text)),
    message: {
      en: `Paragraphs of more than 120 words: ${long.length}.`,
      ar: `الفقرات التي تزيد على 120 كلمة: ${long.length}.`,
    },
  });

const around = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => text.slice(Math.max(0, index - 20), index + found.length + 20));

function spacing({ text }: Reading): ScoreCheck {
  const found = around(text, /(?<![^\S\n])[^\S\n]+[,.;:!?،؛؟](?=\s|$)|(?<=\S) {2,}(?=\S)/gmu);
  return readability({
    id: "spacing",
    passed: found.length === 0,
    severity: "LOW",
    fixable: true,
    evidence: evidenceOf(found),
    message: {
      en: "No spaces before punctuation, and one between words.",
      ar: "لا مسافة قبل علامات الترقيم، ومسافة واحدة بين الكلمات.",
    },
  });
}

function arabicMarks({ text }: Reading): ScoreCheck {
  const found = around(text, /(?<=\p{Script=Arabic})[^\S\n]*[,;?]/gu);
  return readability({
    id: "punctuation",
    passed: found.length === 0,
    severity: "LOW",
    fixable: true,
    evidence: evidenceOf(found),
    message: {
      en: "Arabic has punctuation of its own: “،”, “؛” and “؟”.",
      ar: "للعربية علامات ترقيمها: «،» و«؛» و«؟».",
    },
  });
}

const LATIN_NAME = /\b[A-Za-z][A-Za-z0-9.+-]*(?: \d{1,6}\b)?/gu;

function digits({ text }: Reading): ScoreCheck {
  const arabicIndic = around(text, /[\u0660-\u0669\u06F0-\u06F9]+/gu);
  // Names keep their own digits: iPhone 17.
  const isMixed = arabicIndic.length > 0 && /[0-9]/.test(text.replace(LATIN_NAME, ""));
  return readability({
    id: "digits",
    passed: !isMixed,
    severity: "LOW",
    fixable: true,
    evidence: evidenceOf(isMixed ? arabicIndic : []),
    message: {
      en: "One kind of digits throughout, 123 or ١٢٣.",
      ar: "نوع واحد من الأرقام في النص كله، 123 أو ١٢٣.",
    },
  });
}

function stretching({ text }: Reading): ScoreCheck {
  const found = around(text, /\p{L}\u0640+(?=[\u0621-\u064A])/gu);
  return readability({
    id: "stretching",
    passed: found.length === 0,
    severity: "LOW",
    fixable: true,
    evidence: evidenceOf(found),
    message: {
      en: "Words stretched by a kashida are harder to search and to read aloud.",
      ar: "الكلمات الممدودة بالتطويل أعسر في البحث والقراءة الصوتية.",
    },
  });
}

/** Of all sentences. */
const PASSIVE = 0.2;
const TIED = 0.15;

const sentencesIn = ({ paragraphs }: Reading): string[] =>
  paragraphs.flatMap(({ text }) => sentencesOf(text).map((sentence) => sentence.text));

function passive(text: Reading): ScoreCheck {
  const sentences = sentencesIn(text);
  const found = (text.locale === "ar" ? passiveSentences : englishPassives)(sentences);
  const isMuch = sentences.length >= FEW && found.length / sentences.length > PASSIVE;
  return readability({
    id: "passive",
    passed: !isMuch,
    severity: "LOW",
    fixable: true,
    evidence: evidenceOf(isMuch ? found : []),
    message: {
      en:
        text.locale === "ar"
          ? `Sentences in the passive (تم or جرى with a verbal noun, and passive vowels): ${found.length} of ${sentences.length}.`
          : `Sentences in the passive: ${found.length} of ${sentences.length}; up to one in five reads well.`,
      ar: `الجمل المبنية للمجهول («تم» و«جرى» مع المصدر، وما ظهر بناؤه للمجهول): ${found.length} من ${sentences.length}.`,
    },
  });
}

function tied(text: Reading): ScoreCheck {
  const sentences = sentencesIn(text);
  const found = (text.locale === "ar" ? tiedSentences : englishTies)(sentences);
  return readability({
    id: "transitions",
    passed: sentences.length < 2 * FEW || found.length / sentences.length >= TIED,
    severity: "LOW",
    fixable: true,
    evidence: [],
    message: {
      en: `Sentences that a linking word ties to those before: ${found.length} of ${sentences.length}.`,
      ar: `الجمل التي تبدأ بأداة ربط: ${found.length} من ${sentences.length}.`,
    },
  });
}

function weak(text: Reading): ScoreCheck {
  const found = weakSentences(sentencesIn(text));
  return readability({
    id: "weakStyle",
    passed: found.length === 0,
    severity: "LOW",
    fixable: true,
    evidence: evidenceOf(found),
    message: {
      en: `Sentences with a weak phrase (قام بـ with a verbal noun, من قبل, بشكل) or a chain of و: ${found.length}. A plain verb or adverb is shorter.`,
      ar: `الجمل التي فيها تركيب ضعيف («قام بـ» مع المصدر، «من قبل»، «بشكل») أو سلسلة من واوات العطف: ${found.length}. الفعل الصريح أقصر.`,
    },
  });
}

function starts({ paragraphs }: Reading): ScoreCheck {
  const found = repeatedStarts(paragraphs);
  return readability({
    id: "starts",
    passed: found.length === 0,
    severity: "LOW",
    fixable: true,
    evidence: evidenceOf(found),
    message: {
      en: `Sentences that are at least the third in a row to begin with the same word: ${found.length}.`,
      ar: `الجمل التي تكرر مطلع جملتين قبلها: ${found.length}.`,
    },
  });
}
