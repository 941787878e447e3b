import { normalise } from "../normalise.ts";
import { remembering } from "../remembering.ts";
import { evidenceOf, type ScoreCheck } from "./check.ts";
import type { Reading } from "./reading.ts";

/** Words in a row that are of the brief and of the text: fewer, and both speak of one thing. */
const IN_A_ROW = 8;
/** Words of a brief that are looked for; no field of one has as many. */
const MOST_WORDS = 5_000;

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*/gu;
const bare = remembering((word) => normalise(word));

/** What a model says to whom it writes for, and what a form of instructions says. */
const TO_THE_WRITER = {
  en: [
    /\bas an? (?:ai |large )?language model\b/iu,
    /\bas an ai (?:model|assistant)\b/iu,
    /\bhere(?:['’]s| is) (?:the|your|an?) (?:\w{1,12} )?(?:article|post|tweet|script|draft|text)\b/iu,
    /^(?:certainly|sure|of course)[!,] here\b/iu,
    /^(?:word count|target audience|target keyword|primary keyword|tone of voice|tone|meta description|call to action) ?:/iu,
  ],
  ar: [
    /(?<!\p{L})(?:بصفتي|كوني|باعتباري) نموذج|كنموذج لغوي/u,
    /(?<!\p{L})إليك (?:المقال|النص|المنشور|التغريدة|الوصف|مقالًا|مقالا|مسودة)/u,
    /^(?:بالتأكيد|بالطبع)[!،] إليك/u,
    /^(?:عدد الكلمات|الجمهور المستهدف|الكلمة المفتاحية|نبرة الصوت|النبرة|وصف الميتا|الدعوة إلى الإجراء|دعوة إلى الإجراء) ?:/u,
  ],
} as const;

/** A place where its writer was to put something. */
const IN_BRACKETS = /\[([^[\]\n]*)\]/gu;
const TO_BE_PUT = /^(?:(?:insert|your|add|name|company|brand)\b|(?:أدخل|اسم|أضف|ضع)(?!\p{L}))/iu;
const hasGap = (text: string) => [...text.matchAll(IN_BRACKETS)].some(([, inner = ""]) => TO_BE_PUT.test(inner.trim()));

/** Whether a text says to its readers what was only said to its writer. */
export function briefChecks(text: Reading): ScoreCheck[] {
  const { statements, locale } = text;
  const quoted = quotedFrom(text);
  const told = statements.flatMap(({ text: said }) =>
    hasGap(said) || TO_THE_WRITER[locale].some((pattern) => pattern.test(said)) ? [said] : [],
  );
  const found = [...quoted, ...told];
  const passed = found.length === 0;
  return [
    {
      id: "readability.brief",
      area: "READABILITY",
      passed,
      severity: "HIGH",
      fixable: true,
      evidence: evidenceOf(found),
      message: passed
        ? { en: "Nothing in the text is of its brief or of instructions.", ar: "لا شيء في النص من موجزه أو من تعليمات كتابته." }
        : {
            en: `Places that repeat the brief or speak to the writer: ${found.length}. Say it to the readers instead.`,
            ar: `مواضع تكرر الموجز أو تخاطب الكاتب: ${found.length}. خاطب القراء بدلًا من ذلك.`,
          },
    },
  ];
}

interface Placed {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const placed = (text: string): Placed[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word: bare(word), start: index, end: index + word.length }));
const rowAt = (words: readonly Placed[], at: number) =>
  words
    .slice(at, at + IN_A_ROW)
    .map(({ word }) => word)
    .join(" ");

/** The passages of a text that its brief has word for word. */
function quotedFrom({ statements, instructions = [] }: Reading): string[] {
  const rows = new Set<string>();
  for (const instruction of instructions) {
    const words = placed(instruction).slice(0, MOST_WORDS);
    for (let at = 0; at + IN_A_ROW <= words.length; at++) rows.add(rowAt(words, at));
  }
  if (rows.size === 0) return [];
  return statements.flatMap(({ text }) => {
    const words = placed(text);
    const found: string[] = [];
    for (let at = 0; at + IN_A_ROW <= words.length; at++) {
      if (!rows.has(rowAt(words, at))) continue;
      let last = at;
      while (last + 1 + IN_A_ROW <= words.length && rows.has(rowAt(words, last + 1))) last++;
      found.push(text.slice(words[at]?.start, words[last + IN_A_ROW - 1]?.end));
      at = last + IN_A_ROW - 1;
    }
    return found;
  });
}
