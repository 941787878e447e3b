import type { Check } from "../check.ts";
import { isCommon } from "../common.ts";
import { findingAt } from "../correction.ts";
import { list, pairs } from "../prefixed.ts";
import type { Part, Reading, Word } from "../reading.ts";
import { LONGEST_WORD, type WordList } from "../word-list.ts";

const APART_REASON = {
  en: "A particle of one letter is written onto the word after it.",
  ar: "تُكتب الحروف المفردة (و، ف، ب، ك، ل، س) متصلة بالكلمة التي بعدها.",
};
const ARTICLE_REASON = { en: "The article is written onto its word.", ar: "تُكتب «ال» التعريف متصلة بكلمتها." };
const TOGETHER_REASON = { en: "These are two words, written apart.", ar: "هاتان كلمتان تُكتبان منفصلتين." };
const GOD_WILLING_REASON = {
  en: '"If God wills" is إن شاء الله: إنشاء is making.',
  ar: "العبارة «إن شاء الله» من المشيئة، أما «إنشاء» فمصدر أنشأ.",
};
const TORN_REASON = { en: "This is one word.", ar: "هذه كلمة واحدة." };
const MARK_REASON = { en: "A vowel mark stands right at its letter.", ar: "تلاصق الحركة حرفها بلا مسافة." };
const TWO_SPACES_REASON = { en: "One space is enough.", ar: "تكفي مسافة واحدة." };

/** After these a single letter is a name: فيتامين ب, الفئة و. */
const LETTER_NAMED_AFTER = list(
  "فيتامين فيتامينات حرف الحرف الفئة فئة البند بند القسم قسم الخيار خيار المجموعة مجموعة الصف النقطة المستوى النموذج القاعة المبنى البوابة الخط نقطة بوابة الدرجة درجة الفقرة المادة رمز الرمز العنصر من إلى",
);

const RUN_TOGETHER = pairs(`
  انشاالله>إن_شاء_الله إنشاالله>إن_شاء_الله أنشاالله>إن_شاء_الله إنشاءالله>إن_شاء_الله انشاءالله>إن_شاء_الله انشالله>إن_شاء_الله إنشالله>إن_شاء_الله ماشاءالله>ما_شاء_الله ماشاالله>ما_شاء_الله ماشالله>ما_شاء_الله شاءالله>شاء_الله إنشاللة>إن_شاء_الله الحمدالله>الحمد_لله الحمدلله>الحمد_لله فيأي>في_أي فياي>في_أي جزاكالله>جزاك_الله
  لايوجد>لا_يوجد لاتوجد>لا_توجد لايمكن>لا_يمكن لاتتردد>لا_تتردد لاتترددوا>لا_تترددوا لابأس>لا_بأس لاشك>لا_شك لاشيء>لا_شيء لااحد>لا_أحد لاأحد>لا_أحد مايلي>ما_يلي كمايلي>كما_يلي بمايلي>بما_يلي فيمايلي>فيما_يلي
  انشاء_الله>إن_شاء_الله يارب>يا_رب ياربي>يا_ربي ياالله>يا_الله ياأخي>يا_أخي يااخي>يا_أخي ياعزيزي>يا_عزيزي ياناس>يا_ناس
  عنطريق>عن_طريق منخلال>من_خلال منأجل>من_أجل منقبل>من_قبل علىالأقل>على_الأقل حتىالآن>حتى_الآن ياهلا>يا_هلا ياجماعة>يا_جماعة كلعام>كل_عام
`);

const SMALL_WORDS = list("في من على إلى عن هذا هذه ذلك تلك كل عند بعد قبل غير التي الذي الذين مع حتى كانت نحن بين خلال إذا بدون لدى");
const LETTERS = list("و ف ب ك ل س");

/** Vowels and tanween that a space parts from their word: مجانا ً. */
const LOOSE_MARKS = /^ {1,3}[\u064B-\u0652]{1,3}(?=[^\p{L}\p{M}]|$)/u;
const LONGEST_LOOSE = 8;

/** Two spaces, and words written as one, or as two, that are not. */
export const spacing: Check = function* (reading) {
  for (const part of reading.parts) if (isDoubleSpace(part, reading)) yield findingAt(part, "SPACING", "LIKELY", TWO_SPACES_REASON, " ");
  for (const word of reading.words) {
    const loose = LOOSE_MARKS.exec(reading.text.slice(word.end, word.end + LONGEST_LOOSE))?.[0];
    if (loose === undefined) continue;
    const mended = word.text.replace(/(?=ا?$)/u, loose.trim());
    yield findingAt({ start: word.start, end: word.end + loose.length }, "SPACING", "ERROR", MARK_REASON, mended);
  }
  for (const [at, word] of reading.words.entries()) {
    const next = reading.words[at + 1];
    if (next && word.after !== "") {
      const span = { start: word.start, end: next.end };
      const third = reading.words[at + 2]?.bare ?? "";
      if (/^[اإأ]نشاء?$/u.test(word.bare) && /^الل[هة]$/u.test(next.bare))
        yield findingAt(span, "SPACING", "ERROR", GOD_WILLING_REASON, "إن شاء الله");
      else if (/^[اإأ]ن$/u.test(word.bare) && next.bare === "شاءالله")
        yield findingAt(span, "SPACING", "ERROR", TOGETHER_REASON, "إن شاء الله");
      else if (/^ماشاء?$/u.test(word.bare) && /^الل[هة]$/u.test(next.bare))
        yield findingAt(span, "SPACING", "ERROR", TOGETHER_REASON, "ما شاء الله");
      else if (LETTERS.has(word.bare) && isApart(word, next, reading, third))
        yield findingAt(span, "SPACING", "ERROR", APART_REASON, attached(word.text, next.text));
      else if (word.bare === "ال" && reading.lexicon.accepts(`ال${next.bare}`))
        yield findingAt(span, "SPACING", "ERROR", ARTICLE_REASON, `ال${next.text}`);
    }
    if (next && isTornApart(word, next, reading))
      yield findingAt({ start: word.start, end: next.end }, "SPACING", "LIKELY", TORN_REASON, word.text + next.text);
    if (reading.isOwn(word.bare) || word.bare.length < 4 || word.bare.length > LONGEST_WORD) continue;
    const apart = RUN_TOGETHER.get(word.bare) ?? (reading.lexicon.accepts(word.bare) ? undefined : takenApart(word, reading));
    if (apart !== undefined) yield findingAt(word, "SPACING", "ERROR", TOGETHER_REASON, apart);
  }
};

/** A single letter before a word; not the last of a list of letters, nor a name such as فيتامين ب. */
function isApart(letter: Word, next: Word, { parts, lexicon }: Reading, third: string): boolean {
  if (LETTER_NAMED_AFTER.has(letter.before.replace(/^[وفبل](?=ال)/u, ""))) return false;
  const before = parts[letter.index - 1];
  if (before && before.kind !== "space" && before.kind !== "break" && !(before.kind === "mark" && /[،.؛«(]/u.test(before.text)))
    return false;
  if (next.bare.length < 2 && third !== "") return false;
  return lexicon.accepts(next.bare) ? lexicon.accepts(attached(letter.bare, next.bare)) : letter.bare === "و";
}

/** A word with a space in it: neither part alone is a word. */
function isTornApart(word: Word, next: Word, { lexicon, isOwn }: Reading): boolean {
  if (word.after === "" || word.bare.length < 2 || next.bare.length < 2 || word.quoted || isOwn(word.bare) || isOwn(next.bare))
    return false;
  if (lexicon.accepts(word.bare) || lexicon.accepts(next.bare) || word.bare.length + next.bare.length < 5) return false;
  return lexicon.accepts(word.bare + next.bare);
}

const attached = (letter: string, word: string): string =>
  letter === "ل" && word.startsWith("ال") ? `لل${word.slice(2)}` : `${letter}${word}`;

function isDoubleSpace({ kind, text, index }: Part, { parts }: Reading): boolean {
  if (kind !== "space" || text.length < 2 || text.includes("\t")) return false;
  const [before, after] = [parts[index - 1], parts[index + 1]];
  return before?.kind === "arabic" && (after?.kind === "arabic" || after?.kind === "latin" || after?.kind === "number");
}

/** A verb of the present in all its persons: يقبل beside تقبل and نقبل. */
const isConjugated = (word: string, lexicon: WordList): boolean =>
  /^[يتن]\p{L}{2,}[^ا]$/u.test(word) && ["ي", "ت", "ن", "أ"].every((person) => lexicon.accepts(person + word.slice(1)));

/** After these a verb is ours: نحن لانقبل; elsewhere لان begins names, too (لانكوم). */
const WE = list("نحن ونحن إننا لأننا أننا لكننا كنا وكنا فنحن");

/** Two words that were run together: where no word goes on (after ة or ى), or where one of them is a small one. */
function takenApart({ bare: word, before }: Word, { lexicon }: Reading): string | undefined {
  for (let at = 2; at < word.length - 1; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (second.length < 2 || !lexicon.accepts(first) || !lexicon.accepts(second)) continue;
    // فى is the Egyptian habit of writing في.
    if (/[ةى]$/u.test(first) && second.length > 2) return `${first.replace(/^([وف]?)فى$/u, "$1في")} ${second}`;
  }
  const denied = /^([وف]?لا)([يتن]\p{L}{2,})$/u.exec(word);
  // Verbs that everybody reads alone: لايكرا and لانكوم are no denials of rare ones.
  if (
    denied?.[1] !== undefined &&
    denied[2] !== undefined &&
    lexicon.accepts(denied[2]) &&
    (isCommon(denied[2]) || ((!denied[2].startsWith("ن") || WE.has(before)) && isConjugated(denied[2], lexicon)))
  )
    return `${denied[1]} ${denied[2]}`;
  const thanked = /^(\p{L}{2,})(ا?لله)$/u.exec(word);
  if (thanked?.[1] !== undefined && lexicon.accepts(thanked[1])) return `${thanked[1]} ${thanked[2]}`;
  const any = /^([وفلب]?أي)(\p{L}{3,})$/u.exec(word);
  if (any?.[2] !== undefined && isCommon(any[2])) return `${any[1]} ${any[2]}`;
  const called = /^يا(?!سم)(\p{L}{3,}(?:نا|كم|تي))$/u.exec(word)?.[1];
  if (called !== undefined && lexicon.accepts(called)) return `يا ${called}`;
  for (let at = 2; at < word.length - 2; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    const isSmall = SMALL_WORDS.has(first) || SMALL_WORDS.has(first.replace(/^[وف]/u, ""));
    if (isSmall && lexicon.accepts(second) && (second.startsWith("ال") || second.length > 3)) return `${first} ${second}`;
  }
  for (let at = 3; at < word.length - 3; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (second.startsWith("ال") && second.length > 4 && lexicon.accepts(first) && lexicon.accepts(second)) return `${first} ${second}`;
  }
  return undefined;
}
