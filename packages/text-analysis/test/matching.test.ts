import { describe, expect, test } from "@jest/globals";
import { matches } from "../src/index.ts";

/** A text and a term that finds it. */
const FOUND: readonly (readonly [string, string, string])[] = [
  // Alef and hamza
  ["hamza above alef", "أهداف الحملة", "اهداف"],
  ["hamza below alef", "إعلان جديد", "اعلان"],
  ["madda", "آفاق التسويق", "افاق"],
  ["alef wasla", "ٱلكتاب", "الكتاب"],
  ["typed with hamza, written without", "اهداف الحملة", "أهداف"],
  ["hamza on waw", "مؤسسة ناشئة", "موسسة"],
  ["hamza on ya", "الرئيسية", "الرييسية"],
  ["the Egyptian seat of hamza", "مسئول التسويق", "مسؤول"],
  ["the Egyptian seat of hamza, the other way", "شؤون الموظفين", "شئون"],
  ["the Egyptian seat of hamza with harakat", "مَسْئُول", "مسؤول"],
  ["hamza after ya at the end", "شيء مهم", "شئ"],
  ["hamza on ya at the end", "شاطئ البحر", "شاطيء"],
  ["hamza alone for hamza on ya", "قراءة", "قرائة"],
  ["hundred with and without alef", "مئة فكرة", "مائة"],
  ["three hundred", "ثلاثمائة", "ثلاثمئة"],
  ["a final hamza not typed", "سماء صافية", "سما"],
  ["decomposed hamza", "أهداف", "أهداف"],
  // Ta marbuta, alef maqsura, other ya and kaf
  ["ta marbuta typed as ha", "شركة", "شركه"],
  ["ha typed as ta marbuta", "مكتبه", "مكتبة"],
  ["alef maqsura typed as ya", "مستوى", "مستوي"],
  ["ya typed as alef maqsura", "علي", "على"],
  ["Persian ya", "فارسی", "فارسي"],
  ["Persian kaf", "کتاب", "كتاب"],
  ["Urdu ha", "ہدف", "هدف"],
  ["va", "ڤيديو", "فيديو"],
  ["pe", "پاريس", "باريس"],
  ["che", "چاكيت", "جاكيت"],
  // What is dropped
  ["harakat in the text", "مُحْتَوًى رَائِع", "محتوى رائع"],
  ["harakat in the term", "محتوى", "مُحتوى"],
  ["tanwin before alef", "أولًا", "اولا"],
  ["tanwin after alef", "شكراً", "شكرًا"],
  ["shadda", "مكوّنات", "مكونات"],
  ["dagger alef", "هٰذا", "هذا"],
  ["tatweel", "محـــتوى", "محتوى"],
  ["right-to-left mark", "شركة\u200F نور", "شركة نور"],
  ["bidi embedding", "\u202Bشركة\u202C", "شركة"],
  ["zero width non-joiner", "می\u200Cخواهم", "میخواهم"],
  ["ligature of presentation forms", "ﻻفتة", "لافتة"],
  ["presentation forms", "ﻛﺘﺎﺏ", "كتاب"],
  ["Allah as one sign", "ﷲ", "الله"],
  // Digits
  ["Arabic digits", "خطة ٢٠٢٦", "2026"],
  ["Persian digits", "خطة ۱۴۰۵", "1405"],
  ["Latin digits, typed as Arabic ones", "2026 plan", "٢٠٢٦"],
  ["Arabic thousands separator", "١٬٠٠٠ متابع", "1000"],
  ["Latin thousands separator", "1,000 followers", "1000"],
  ["Arabic decimal separator", "٣٫٥", "3.5"],
  // Clitics
  ["and the", "والكتاب", "كتاب"],
  ["for the", "للعلامة", "علامة"],
  ["for the, before lam", "للغة العربية", "لغة"],
  ["the", "الشركة", "شركة"],
  ["the, a short word", "اليد", "يد"],
  ["with the", "بالمحتوى", "محتوى"],
  ["like the", "كالشمس", "شمس"],
  ["so the", "فالعميل", "عميل"],
  ["and with the", "وبالتسويق", "تسويق"],
  ["and for the", "وللعملاء", "عملاء"],
  ["and", "وشركة", "شركة"],
  ["with", "بقلم سارة", "قلم"],
  ["for", "لشركة", "شركة"],
  ["and for", "ولشركة", "شركة"],
  ["typed with article, written without", "كتاب جديد", "الكتاب"],
  ["typed with and the, written without", "كتاب جديد", "والكتاب"],
  ["typed with for the, written with and the", "والعلامة", "للعلامة"],
  ["article and hamza", "الأهداف", "اهداف"],
  ["clitic and harakat", "وَالكِتَابُ", "كتاب"],
  ["the servant of, one word for two", "عبد الله الراشد", "عبدالله"],
  ["the servant of, two words for one", "عبدالرحمن", "عبد الرحمن"],
  // While typing
  ["the beginning of a word", "استراتيجية المحتوى", "استرا"],
  ["the beginning of a word after its article", "كتاب", "الكت"],
  ["a word with a suffix", "كتابها", "كتاب"],
  ["words in another order", "حملة رمضان التسويقية", "تسويقية رمضان"],
  ["a blank term", "أي شيء", "  "],
  ["the beginning of an English word", "Content strategy", "strat"],
  ["two beginnings", "Spring campaign for coffee", "cof spr"],
  // Latin
  ["case", "Brand Voice", "brand voice"],
  ["accents", "Café crème", "cafe creme"],
  ["accents typed, not written", "resume", "résumé"],
  ["decomposed accents", "Cafe\u0301", "café"],
  ["sharp s", "Straße", "strasse"],
  ["o with a stroke", "Ørsted", "orsted"],
  ["the Turkish dotted i", "İstanbul", "istanbul"],
  ["full-width letters", "ＳＥＯ", "seo"],
  ["a ligature", "ﬁnance", "finance"],
  ["an apostrophe", "company’s story", "companys"],
  ["a possessive, without it", "company’s story", "company"],
  ["a hyphen, typed without", "e-mail marketing", "email"],
  ["a hyphen, written without", "email marketing", "e-mail"],
  ["a part of a hyphenated word", "long-term plan", "term"],
  ["a hyphenated term, written as two words", "long term plan", "long-term"],
  ["a hashtag", "#محتوى_عربي", "عربي"],
  ["punctuation on both sides", "(الخطة)،", "خطة"],
  // Both
  ["an English name in Arabic text", "نستخدم SEO لتحسين الظهور", "seo"],
  ["both languages in one term", "تحسين SEO للمتاجر", "seo متاجر"],
];

/** A text and a term that must not find it. */
const NOT_FOUND: readonly (readonly [string, string, string])[] = [
  ["another word", "كتاب", "قلم"],
  ["another English word", "coffee", "tea"],
  ["one of two words missing", "حملة رمضان", "حملة العيد"],
  ["one of two English words missing", "spring campaign", "spring sale"],
  ["the end of a word", "marketing", "ting"],
  ["the middle of a word", "محتوى", "حتو"],
  ["a longer word than written", "brand", "branding"],
  ["book is not searched as repented", "تابع القراءة", "كتاب"],
  ["father is not searched as one letter", "دار النشر", "والد"],
  ["mother is not searched as two letters", "دهان الجدران", "والدة"],
  ["hotel keeps its first letter", "ندق الجرس", "فندق"],
  ["bank keeps its first letter", "نكهة", "بنك"],
  ["water is not any word beginning so", "مال وأعمال", "ماء"],
  ["a child keeps its first letter", "لدي فكرة", "ولد"],
  ["dal and dhal", "ذهب", "دهب"],
  ["sad and sin", "صورة", "سورة"],
  ["ta and tta", "طين", "تين"],
  ["ha and hha", "حرم", "هرم"],
  ["kaf and qaf", "قلب", "كلب"],
  ["za and dad", "ظل", "ضل"],
  ["other digits", "خطة ٢٠٢٦", "2025"],
  ["the end of a number", "2026", "26"],
  ["an English prefix is no clitic", "cat", "the"],
  ["Latin letters that look Arabic clitics", "bal", "al"],
  ["a term in an empty text", "", "محتوى"],
  ["a term of one letter in the middle", "SEO", "e"],
];

describe("a term finds a text", () => {
  test.each(FOUND)("%s: %s ← %s", (_, text, term) => {
    expect(matches(text, term)).toBe(true);
  });
});

describe("a term does not find a text", () => {
  test.each(NOT_FOUND)("%s: %s ↚ %s", (_, text, term) => {
    expect(matches(text, term)).toBe(false);
  });
});
