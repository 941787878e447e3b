import type { Check } from "../check.ts";
import { findingAt } from "../correction.ts";
import type { ProofKind, ProofSeverity, Reason } from "../finding.ts";
import { isCommon } from "../common.ts";
import { isQuestion } from "../interrogative.ts";
import { list, splitsOf } from "../prefixed.ts";
import type { Word } from "../reading.ts";
import { LONGEST_WORD, type WordList } from "../word-list.ts";

/** Letters that are written for one another. */
const SWAPS: readonly (readonly [kind: ProofKind, letters: string])[] = [
  ["HAMZA", "اأإآ"],
  ["HAMZA", "أؤئء"],
  ["HAMZA", "وؤ"],
  ["HAMZA", "يئ"],
  ["TA_MARBUTA", "هة"],
  ["ALEF_MAQSURA", "يى"],
  ["DAD_ZAH", "ضظ"],
];

const REASONS: Readonly<Partial<Record<ProofKind, Reason>>> = {
  HAMZA: {
    en: "There is no such word; with its hamza where it belongs there is. Hamza sits on the letter that the stronger of the two vowels around it asks for, and joining hamza is a bare alef.",
    ar: "لا كلمة بهذا الرسم، وهي كلمة إذا رُسمت همزتها في موضعها: تُكتب الهمزة على ما يناسب أقوى الحركتين، وهمزة الوصل ألف بلا همزة.",
  },
  TA_MARBUTA: {
    en: "There is no such word with this ending: ta marbuta (ة) has two dots, the ha of a pronoun or of the root (ه) has none.",
    ar: "لا كلمة بهذه النهاية: التاء المربوطة «ة» منقوطة، وهاء الضمير أو الهاء الأصلية «ه» بلا نقطتين.",
  },
  ALEF_MAQSURA: {
    en: "There is no such word with this ending: ya (ي) has two dots, alef maqsura (ى), which sounds as a long a, has none.",
    ar: "لا كلمة بهذه النهاية: الياء «ي» منقوطة، والألف المقصورة «ى» التي تُنطق ألفًا بلا نقطتين.",
  },
  DAD_ZAH: {
    en: "There is no such word; with the other of ض and ظ there is.",
    ar: "لا كلمة بهذا الرسم، وهي كلمة بالحرف الآخر من الضاد والظاء.",
  },
};

/** Verbal nouns of the fourth form, whose hamza is below; of other words that can be read both ways the plural (أعمال) is commoner. */
const BELOW = list(
  "إرسال إعلام إفطار إسلام إمكان إنجاز إصدار إكمال إخراج إدخال إعلان إنتاج إيقاف إيجاد إغلاق إلغاء إجراء إنشاء إبداع إطلاق إقناع إقبال إتقان إحسان إرشاد إثبات إهداء إيجار إيداع إيراد إفصاح إنصاف إحصاء إتمام إجمال إكرام إرفاق إعفاء إنسان إدارة إضافة إعادة إجازة إقامة إشارة إدراج إنفاق إلهام إيمان إمارة إمارات إشعار إشعارات إنذار إخطار إبلاغ إعجاب إقلاع إحباط إعداد إلمام إفراط إهمال إسعاف إشراف إسراف إسهام إبحار إفلاس إغراء إرهاق إعلانات إجراءات إيرادات إنجازات",
);
/** Before a pronoun the seat of hamza follows the case: يقرؤها، أن يقرأها، أصدقائه. */
const SEAT_BY_CASE = /[ؤئ](?:ه|ها|هم|هن|هما|ك|كم|نا|ي)$/u;
/** After these stands one thing, not somebody's: بكل أمانة. */
const ONE_FOLLOWS = /^[وف]?[بلك]?(?:كل|أي|أول|أفضل|أكبر)$/u;
const SHORTEST_COMMON = 4;
const MOST_CHANGES = 2;
/** Spellings of one text that are tried with more than one change. */
const MOST_TRIED = 50_000;

interface Spelling {
  readonly word: string;
  readonly kind: ProofKind;
  readonly changes: number;
}

/** A word that is none, but is one with a letter or two exchanged for what sounds or looks like it. */
export const swappedLetters: Check = function* ({ words, lexicon, isOwn }) {
  let tried = 0;
  for (const word of words) {
    if (word.bare.length < 2 || word.bare.length > LONGEST_WORD || isOwn(word.bare) || lexicon.accepts(word.bare)) continue;
    const ending = SEAT_BY_CASE.exec(word.bare)?.[0] ?? "";
    const spellings = spellingsOf(word.bare, lexicon, tried < MOST_TRIED ? MOST_CHANGES : 1);
    tried += spellings.tried;
    const [best, ...others] = spellings.right.filter(
      (spelling) => spelling.word.endsWith(ending) && !(hasArticle(word.bare) && isQuestion(spelling.word, lexicon)),
    );
    const reason = best && REASONS[best.kind];
    if (!best || !reason) continue;
    const feminine = feminineOf(word, best.word, lexicon);
    if (feminine !== undefined) {
      yield findingAt(word, best.kind, severityOf(word.bare, best), reason, feminine, best.word);
      continue;
    }
    const severity = word.quoted || isQuestion(best.word, lexicon) ? "NOTE" : severityOf(word.bare, best);
    yield findingAt(word, best.kind, severity, reason, best.word, ...others.map((other) => other.word).slice(0, 3));
  }
};

const hasArticle = (written: string): boolean => /^[وف]?ال/u.test(written);

const PREFIX = /^(?:[وف]?(?:بال|كال|لل|ال|[بكل])?)$/u;

/**
 * How sure it is that the other spelling is meant. A name or loan word that the lexicon hasn't differs from a word within it, or by its dots
 * (ماما, عايض, بطوطة); what people leave out or add is the hamza at the beginning, the dots of an end, or the seat.
 */
function severityOf(written: string, { word, changes }: Spelling): ProofSeverity {
  let at = 0;
  while (written.charAt(at) === word.charAt(at)) at += 1;
  const letter = written.charAt(at);
  // بدأوا and يقرأون: many grammars allow the alef to stay before the waw of those who do.
  if (/أو[ان]$/u.test(written) && /ؤو[ان]$/u.test(word)) return "NOTE";
  // Names from elsewhere begin so: إيكيا, إيلون.
  if (written.startsWith("إي", at)) return "NOTE";
  const isFirst = PREFIX.test(written.slice(0, at));
  if (changes > 1) return isFirst && /[هي]$/u.test(written) && written.at(-1) !== word.at(-1) ? "LIKELY" : "NOTE";
  if (letter === "ة" || letter === "و" || (letter === "ي" && at < written.length - 1) || letter === "آ") return "NOTE";
  if (letter === "ا" && (!isFirst || written.startsWith("ال", at))) return !isFirst && isCommon(word, SHORTEST_COMMON) ? "LIKELY" : "NOTE";
  return "ERROR";
}

/** امانه: with its hamza "his safety", after كل or as a word that everybody reads rather أمانة. */
function feminineOf({ bare, before }: Word, word: string, lexicon: WordList): string | undefined {
  if (!bare.endsWith("ه") || !word.endsWith("ه")) return undefined;
  const other = `${word.slice(0, -1)}ة`;
  return lexicon.accepts(other) && (isCommon(other, SHORTEST_COMMON) || ONE_FOLLOWS.test(before)) ? other : undefined;
}

/** The words that at most so many letters make of it, with the fewest changes, and how many spellings were tried. */
function spellingsOf(word: string, lexicon: WordList, mostChanges: number): { right: Spelling[]; tried: number } {
  let tried: Spelling[] = [{ word, kind: "HAMZA", changes: 0 }];
  const seen = new Set([word]);
  for (let changes = 1; changes <= mostChanges; changes++) {
    tried = tried.flatMap((from) =>
      changesOf(from.word)
        .filter(([other]) => !seen.has(other) && seen.add(other) !== undefined)
        .map(([other, kind]) => ({ word: other, kind: from.changes === 0 ? kind : from.kind, changes })),
    );
    const right = tried.filter((spelling) => lexicon.accepts(spelling.word) && placesChanged(word, spelling.word) >= changes);
    if (right.length > 0)
      return { right: right.toSorted((a, b) => likelihood(b.word, word, lexicon) - likelihood(a.word, word, lexicon)), tried: seen.size };
  }
  return { right: [], tried: seen.size };
}

/** In how many places two words differ: no letter is exchanged twice. Of another length, in all. */
const placesChanged = (word: string, other: string): number =>
  word.length === other.length ? [...word].filter((letter, at) => letter !== other.charAt(at)).length : word.length;

function changesOf(word: string): [string, ProofKind][] {
  const found: [string, ProofKind][] = [];
  for (let at = 0; at < word.length; at++) {
    const letter = word.charAt(at);
    const isLast = at === word.length - 1;
    for (const [kind, letters] of SWAPS) {
      if (!letters.includes(letter) || ((kind === "TA_MARBUTA" || kind === "ALEF_MAQSURA") && !isLast) || (letters === "يئ" && isLast))
        continue;
      for (const other of letters) if (other !== letter) found.push([word.slice(0, at) + other + word.slice(at + 1), kind]);
    }
    // After a hamza on it the long vowel's own waw is left out: مسؤلية, شؤن.
    if (letter === "ؤ" && !isLast && word.charAt(at + 1) !== "و") found.push([`${word.slice(0, at)}ؤو${word.slice(at + 1)}`, "HAMZA"]);
    // A hamza on the line is heard in يبدأ, and an alef written before it: يبداء.
    if (letter === "ا" && at === word.length - 2 && word.endsWith("ء")) found.push([`${word.slice(0, at)}أ`, "HAMZA"]);
    if (letter === "ئ" && isLast) found.push([`${word.slice(0, at)}يء`, "HAMZA"]);
    if (letter === "ى" || (letter === "ي" && word.charAt(at + 1) === "ء" && at === word.length - 2))
      found.push([`${word.slice(0, at)}ئ`, "HAMZA"]);
  }
  return found;
}

function likelihood(word: string, written: string, lexicon: WordList): number {
  const readings = lexicon.readings(word);
  const rest = [...splitsOf(word)].find(({ definite }) => definite)?.rest ?? word;
  return (
    (isQuestion(word, lexicon) ? -10 : 0) +
    (word.length > written.length && word.includes("ؤو") ? 5 : 0) +
    (BELOW.has(rest) ? 3 : 0) + // A hamza too many stands below, as in إستخدام.
    (/^[وفب]?(?:ال)?إ/u.test(written) && !/[أإآ]/u.test(word) ? 4 : 0) +
    // The dots of an end are left out more often than a hamza is put on the wrong seat: رؤيه.
    (written.endsWith("ه") && word.endsWith("ة") && written.slice(0, -1) === word.slice(0, -1) ? 4 : 0) +
    (rest.startsWith("أ") ? 1 : 0) +
    (/^[وف]?(?:ال)?آ/u.test(word) ? -1 : 0) +
    (readings.some(({ prefix }) => prefix === "") ? 2 : 0)
  );
}
