import { remembering } from "../remembering.ts";
import { sentencesOf } from "../structure.ts";

/** Capitalised words that name nothing by themselves. */
const NO_NAME = new Set(
  "I I'm I've I'll Mr Mrs Ms Dr Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December Summer Winter Spring Autumn".split(
    " ",
  ),
);
const CAPITALISED = /\p{Lu}[\p{L}\p{N}\p{M}'’&-]*(?: (?:(?:of|the|bin|al|de|for|and) ){0,2}\p{Lu}[\p{L}\p{N}\p{M}'’&-]*)*/gu;

/** What Arabic writes before the name of a body, a place or a person. */
const BEFORE_A_NAME =
  "شركة مؤسسة وزارة جامعة هيئة جمعية منظمة مدينة محافظة منطقة إمارة مملكة جمهورية دولة الدكتور الدكتورة المهندس المهندسة الأستاذ الأستاذة الشيخ الملك الأمير مطعم منصة تطبيق صحيفة مجلة مركز بنك مصرف متحف جزيرة نهر جبل بحيرة برنامج كتاب معهد مستشفى مطار ميناء متجر مزرعة مزارع واحة سوق";
const TITLES = new Set(BEFORE_A_NAME.split(" "));
/** Countries, regions and large cities, as readers of Arabic write them; ال is left out where it is often written onto. */
const PLACES = new Set(
  "السعودية الرياض جدة مكة المدينة الدمام الخبر الأحساء القصيم بريدة عنيزة تبوك أبها الطائف حائل نجران جازان العلا الإمارات دبي أبوظبي الشارقة عجمان الكويت قطر الدوحة البحرين المنامة عمان مسقط صلالة اليمن صنعاء عدن مصر القاهرة الإسكندرية الجيزة أسوان الأقصر الأردن إربد لبنان بيروت سوريا دمشق حلب العراق بغداد البصرة الموصل أربيل فلسطين القدس غزة ليبيا طرابلس تونس الجزائر وهران المغرب الرباط مراكش فاس طنجة السودان الخرطوم موريتانيا الصومال تركيا إسطنبول أنقرة إيران الهند الصين اليابان كوريا أمريكا أوروبا فرنسا باريس لندن بريطانيا ألمانيا برلين إيطاليا روما إسبانيا مدريد روسيا موسكو البرازيل كندا أستراليا إثيوبيا كولومبيا إندونيسيا ماليزيا سنغافورة الخليج نجد الحجاز آسيا إفريقيا".split(
    " ",
  ),
);
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*/gu;
const LATIN_NAME = /(?<![\p{L}\p{N}])[A-Z][A-Za-z0-9]*(?:[ .+&-][A-Z0-9][A-Za-z0-9]*)*/gu;
const QUOTED = /«([^«»\n]{2,40})»/gu;
const WORDS_OF_A_TITLE = 4;
/** و, ب, ل, ف and ك before a name; لل for ل with its article. */
const ONTO = /^(?:[وف]?[بلك]?|[وف])(?=.{3})/u;
const MARKS = /[\p{M}\u0640]/gu;

const bare = (word: string) => word.replace(MARKS, "");
/** The place that a word names, whatever is written onto it; empty where it names none. */
const placeIn = remembering((word) => {
  const written = bare(word);
  const forms = [written, written.replace(ONTO, ""), written.replace(/^[وف]/u, ""), written.replace(/^[وف]?لل/u, "ال")];
  return forms.find((form) => PLACES.has(form)) ?? "";
});
const isTitle = remembering((word) => TITLES.has(bare(word)) || TITLES.has(bare(word).replace(/^[وفبلك](?=.{3})/u, "")));

function arabicNames(text: string): string[] {
  const found = [...text.matchAll(LATIN_NAME)].map(([name]) => name).filter((name) => name.length > 1);
  for (const [, quoted = ""] of text.matchAll(QUOTED)) if (quoted.split(" ").length <= WORDS_OF_A_TITLE) found.push(quoted);
  const words = [...text.matchAll(WORD)].map(([word]) => word);
  for (const [at, word] of words.entries()) {
    const place = placeIn(word);
    const next = words[at + 1];
    if (place !== "") found.push(place);
    else if (next !== undefined && isTitle(word) && text.includes(`${word} ${next}`)) found.push(`${word} ${next}`);
  }
  return found;
}

/** A sentence begins with a capital whatever its first word is: alone it names nothing for sure. */
function englishNames(text: string): string[] {
  return sentencesOf(text).flatMap(({ text: sentence }) =>
    [...sentence.matchAll(CAPITALISED)].flatMap(({ 0: name, index }) => {
      const words = name.split(" ");
      const isFirst = !/\p{L}/u.test(sentence.slice(0, index));
      const rest = isFirst ? words.slice(1) : words;
      const told = rest.filter((word) => /^\p{Lu}/u.test(word) && !NO_NAME.has(word.replace(/’/gu, "'")));
      if (told.length === 0) return isFirst && /^\p{Lu}{2,}/u.test(name) && !NO_NAME.has(name) ? [name] : [];
      return [rest.slice(rest.indexOf(told[0] ?? "")).join(" ")];
    }),
  );
}

/** People, places, organisations and works that a paragraph names, as far as its letters show it. */
export const namesIn = (text: string, locale: "en" | "ar"): string[] => (locale === "ar" ? arabicNames(text) : englishNames(text));
