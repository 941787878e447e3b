import type { Check } from "../check.ts";
import { findingAt } from "../correction.ts";
import { list, splitsOf } from "../prefixed.ts";
import type { Reading, Word } from "../reading.ts";
import { MAYBE_WITH_TA, MEANT_WITH_TA } from "../words/feminine.ts";

const REASON = {
  en: 'Ta marbuta (ة) is meant: it becomes t when the word is joined to the next. The ha without dots would mean "his".',
  ar: "المقصود تاء مربوطة «ة»، فهي تُنطق تاءً عند الوصل؛ والهاء بلا نقطتين ضمير معناه «له».",
};
const ARTICLE_REASON = {
  en: "The article and a pronoun can't stand at one word, so this is ta marbuta (ة).",
  ar: "لا تجتمع «ال» وضمير في كلمة، فهذه تاء مربوطة «ة».",
};

/** Words with the article whose ha is of the root. */
const HA_OF_ROOT = list(
  "الوجه المياه الشبه النزيه الفقيه التوجيه الترفيه التنبيه الاتجاه الانتباه المنتبه المكروه الله الإله الفواكه الكنه التيه الأشباه الأفواه المتشابه السفه الشره النبيه الوجيه الكريه التنويه التشويه المشبوه الشفاه الجباه الأوجه السفيه البديه المشابه التشبيه الأشبه المجابه الفقه الشاه الجاه التافه الرفاه العته الكره المنبه الموجه المرفه الوله الأبله الفكه المشوه المموه",
);

/** What one does to what follows: مساعدة العملاء. */
const OF_DOING = list("مساعد كتاب طباع صناع زراع دراس متابع مشارك مراجع معرف رغب قدر ترجم صيان");
const OF_PEOPLE = list("موظف مدير معلم طالب طبيب خبير عميل مصمم محاسب مندوب منسق ممرض مدرب مترجم بائع سكرتير");
const FOLLOWS_PEOPLE =
  /^(?:استقبال|مبيعات|خدمة|تسويق|دعم|لغة|عربية|لديها|عندها|ذات|تجيد|تتقن|تتحدث|حاصلة|متفرغة|مقيمة|بدوام|بخبرة|مبتدئة|متمرسة|خبيرة)$/u;
/** Three to ten, without what they end in. */
const UNITS = list("ثلاث أربع خمس ست سبع ثماني تسع عشر");
/** Of times: before these nobody's is meant. */
const ONE_TIME = /^(?:أكثر|كل|أول|لأول|آخر|منذ|خلال|لمدة|مدة|قرابة|نحو|حوالي)$/u;
const OF_A_TIME = /^(?:من|واحدة|كاملة|قصيرة|طويلة|وجيزة|تقريبا|ونصف|أخرى)$/u;
const TIMES = list("مر سن مد فتر");
/** Two of somebody's, before his pronoun: والديه. */
const PAIRS_OF_HIS = list("والدي أبوي أخوي ولدي ابني بنتي طفلي عيني كتفي رجلي قدمي ذراعي طرفي جانبي شقي زوجي أختي اسمي");
/** Whose ya is of the root: محاميه is his lawyer. */
const YA_OF_ROOT = list(
  "محامي قاضي راعي ساعي داعي والي نادي وادي حامي باني راوي هاوي مغني جاني مربي مصلي مشتري مساعي معاني مباني مجاري أراضي ليالي أيادي أهالي كراسي أغاني أماني صحاري مقاهي ملاهي نواحي",
);
/** Of the form of what is done to something, but things themselves: رسالة مندوبه. */
const DONE_THINGS = list(
  "مشروع موضوع مخزون محصول مجهود منشور مفعول محبوب منسوب مدلول مضمون مكتوب مسؤول مندوب مولود مطلوب مقصود مجموع مكنون مأمول محمول معمول موقوف مقدور مشروب مصروف مسحوق مرسوم مخطوط مطبوع مبعوث موعود معبود مخلوق محتوى معروف مفهوم منظور موروث معشوق مردود منقول مألوف معلوم مجهول",
);

/** Before a verb of the present: ما تذكره, لم تجربه. */
const VERB_FOLLOWS = /^[وفبلك]?(?:ما|مما|عما|فيما|الذي|لم|لن|لا|أن|قد|سوف|حين|عندما|كما|لكي|كي)$/u;

const SHORTEST = 3;
const SHORTEST_NISBA = 4;
const ENDS_FEMININE = /(?:ة|ات)$/u;
const isFeminine = (word: string) =>
  ENDS_FEMININE.test(word) ||
  (word.endsWith("ه") && MEANT_WITH_TA.has(word.replace(/^(?:[وف]?(?:بال|كال|لل|ال|[بكل])?)/u, "").slice(0, -1)));

/** خدمه for خدمة: words that are words with ha as well, so that what is meant has to be told from the article, the neighbours or use. */
export const haForTa: Check = function* (reading) {
  for (const word of reading.words) {
    if (!word.bare.endsWith("ه") || word.bare.length < SHORTEST || reading.isOwn(word.bare)) continue;
    if (PAIRS_OF_HIS.has(word.bare.slice(0, -1))) continue;
    const doubt = word.quoted ? "NOTE" : "ERROR";
    const hamzated = withHamza(word.bare);
    if (hamzated !== undefined && reading.lexicon.accepts(hamzated)) {
      yield findingAt(word, "TA_MARBUTA", doubt, REASON, hamzated);
      continue;
    }
    const written = `${word.bare.slice(0, -1)}ة`;
    if (!reading.lexicon.accepts(written)) continue;
    if (hasArticle(word.bare, reading)) yield findingAt(word, "TA_MARBUTA", doubt, ARTICLE_REASON, written);
    else if (isMeant(word, reading)) yield findingAt(word, "TA_MARBUTA", doubt, REASON, written);
  }
};

/** اصليه for أصلية: a command to somebody, where the hamza is left out with the dots. */
function withHamza(bare: string): string | undefined {
  for (const { prefix, rest } of splitsOf(bare)) {
    if (!rest.startsWith("ا") || prefix.endsWith("س")) continue;
    const stem = ["أ", "إ"].map((hamza) => hamza + rest.slice(1, -1)).find((one) => MEANT_WITH_TA.has(one));
    if (stem !== undefined) return `${prefix}${stem}ة`;
  }
  return undefined;
}

function hasArticle(bare: string, { lexicon }: Reading): boolean {
  for (const { rest, definite } of splitsOf(bare))
    if (definite && rest.length > 2 && lexicon.accepts(`${rest.slice(0, -1)}ة`))
      return (
        !HA_OF_ROOT.has(`ال${rest}`) &&
        !lexicon.readings(bare).some(({ prefix, stem }) => prefix === "" && stem === bare && !bare.startsWith("ال"))
      );
  return false;
}

function isMeant({ bare, before, after }: Word, { lexicon }: Reading): boolean {
  if (VERB_FOLLOWS.test(before) && /^[تن]/u.test(bare) && lexicon.accepts(`ي${bare.slice(1)}`)) return false;
  if (/^[وف]?(?:تمت|تتم|ستتم)$/u.test(before) && lexicon.accepts(`${bare.slice(0, -1)}ة`)) return true;
  for (const { rest, definite } of splitsOf(bare, ["", "ب", "ك", "ل"])) {
    if (definite) continue;
    const stem = rest.slice(0, -1);
    // "His way" after somebody who goes it.
    if (stem === "طريق" && before.startsWith("ال")) return false;
    // "Alone" after what is: البلد وحده.
    if (stem === "وحد" && before.startsWith("ال")) return false;
    if (MEANT_WITH_TA.has(stem) && rest.length > SHORTEST) return true;
    if (UNITS.has(stem) && after !== "" && !after.startsWith("ال")) return true;
    if (TIMES.has(stem) && isTime(stem, before, after)) return true;
    const next = after.replace(/^و(?=\p{L}{3})/u, "");
    const nextIsFeminine = /[^ا]ة$/u.test(next) && !/^(?:ال|لل)/u.test(next) && (isAdjective(next) || isAdjective(after));
    if (MAYBE_WITH_TA.has(stem) || MEANT_WITH_TA.has(stem)) {
      if (
        // In سيارة مديره جديدة it is the car that is new.
        (nextIsFeminine && !before.endsWith("ة")) ||
        (OF_DOING.has(stem) && /^ال\p{L}+(?:اء|ات|ين|ون|ة|وع|يع)$/u.test(after)) ||
        (OF_PEOPLE.has(stem) && (FOLLOWS_PEOPLE.test(after) || /^(?:مطلوب|مطلوبة)$/u.test(before))) ||
        (ENDS_FEMININE.test(before) && isAdjective(`${stem}ة`)) ||
        /^(?:هذه|كل|أي|أول|لأول|آخر|أكبر|أفضل)$/u.test(before)
      )
        return true;
    } else if (/^م\p{L}{2}و\p{L}$/u.test(stem) && !DONE_THINGS.has(stem) && isFeminine(before) && !before.startsWith("ال")) return true;
    else if (stem.length >= SHORTEST_NISBA && stem.endsWith("ي") && !YA_OF_ROOT.has(stem) && isFeminine(before) && lexicon.accepts(stem))
      return true;
    else if (nextIsFeminine && lexicon.accepts(`${stem}ة`) && !lexicon.readings(rest).some(({ prefix }) => prefix === "")) return true;
  }
  return false;
}

/** منذ سنة, مرة أخرى; not what is before his legal age: قبل سنه القانونية. */
function isTime(stem: string, before: string, after: string): boolean {
  if (after.startsWith("ال")) return false;
  if (/^(?:قبل|بعد)$/u.test(before)) return after === "" || OF_A_TIME.test(after);
  return ONE_TIME.test(before) || (stem === "مر" && (before === "من" || /^(?:أخرى|ثانية|واحدة|أولى)$/u.test(after)));
}

const isAdjective = (word: string) =>
  MEANT_WITH_TA.has(word.slice(0, -1)) || /^(?:واحد|خاص|عام|مناسب|متخصص|قادم|ثابت|مختص|جاف|مرن|محترف)ة$/u.test(word) || word.endsWith("ية");
