import { plain } from "../prose.ts";

/** Titles and topics may be whole clauses; between « » they stand anywhere in a sentence without changing their case or number. */
export const quote = (text: string): string => `«${plain(text).replace(/[«»]/g, "")}»`;

const REQUEST =
  /^\s*(?:(?:من فضلك|رجاءً?|أرجو|أريد|نريد|هل يمكنك|يمكنك)\s+(?:أن\s+)?)*(?:اكتب|أكتب|تكتب|كتابة|أنشئ|إنشاء|جهّز|جهز|أعد|أعدّ|إعداد|صغ|صياغة|اقترح|اقتراح|ولّد|ولد|توليد)\s+(?:لي\s+|لنا\s+)?(?:(?:مقالة?|منشورًا?|تغريدة|نصًا?|وصفًا?|محتوى|دليلًا?|أفكارًا?|فكرة|مخططًا?|سيناريو)\s+)?(?:(?:قصيرة?ًا?|طويلة?ًا?|جديدة?ًا?|مفصلة?ًا?|شاملة?ًا?)\s+)?(?:عن|حول|في|بخصوص|يتحدث عن|تتحدث عن|يشرح|تشرح|لـ?)\s*/u;

/** «اكتب مقالة عن القهوة الباردة» is about القهوة الباردة. */
export const gist = (prompt: string): string => plain((prompt.trim().split(/(?<=[.!؟])\s|\n/)[0] ?? "").replace(REQUEST, "")).slice(0, 120);

const ARABIC_MARKS: Readonly<Record<string, string>> = { ",": "،", ";": "؛", "?": "؟" };
const BESIDE_ARABIC = /(?<=[\p{Script=Arabic}\p{M}»)])\s*[,;?]|[,;?](?=\s*[\p{Script=Arabic}«])/gu;

/** Arabic punctuation beside Arabic words, also in what a user typed with a Latin keyboard; figures and Latin names are left alone. */
export const finish = (text: string): string =>
  text.replace(BESIDE_ARABIC, (mark) => ARABIC_MARKS[mark.trimStart()] ?? mark).replace(/([،؛؟])(?=[^\s،؛؟»).*\d])/gu, "$1 ");
