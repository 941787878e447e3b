import type { Locale } from "../writing/terms.ts";
import { bare, type BrandField } from "./proposal.ts";

/** How texts name what a form asks for. */
interface Cues {
  /** What a heading or a label says, by its words alone and in lower case. */
  readonly labels: Readonly<Record<string, readonly BrandField[]>>;
  /** What a sentence says that is the thing itself. */
  readonly sentences: readonly (readonly [BrandField, RegExp])[];
  /** `say “this”, not “that”`: what is wanted, what isn't. */
  readonly instead: RegExp;
  readonly never: RegExp;
}

const labels = (of: Partial<Record<BrandField, readonly string[]>>): Cues["labels"] => {
  const found: Record<string, BrandField[]> = {};
  for (const [field, names] of Object.entries(of) as [BrandField, readonly string[]][])
    for (const name of names) (found[bare(name)] ??= []).push(field);
  return found;
};

export const CUES: Readonly<Record<Locale, Cues>> = {
  en: {
    labels: labels({
      COMPANY_NAME: ["company", "company name", "legal name"],
      BRAND_NAME: ["brand", "brand name"],
      SLOGAN: ["slogan", "tagline", "our slogan", "motto", "our motto"],
      BUSINESS_ACTIVITY: ["business activity", "activity", "industry", "sector"],
      VISION: ["vision", "our vision", "the vision", "vision statement"],
      MISSION: ["mission", "our mission", "the mission", "mission statement", "purpose", "our purpose"],
      VALUE: ["values", "our values", "core values", "our core values", "the values"],
      TARGET_MARKET: ["target market", "target audience", "audience", "our audience", "our customers", "who we serve", "whom we serve"],
      PERSONALITY: [
        "personality",
        "brand personality",
        "our personality",
        "tone of voice",
        "tone",
        "our tone",
        "our voice",
        "brand voice",
        "voice",
      ],
      VOICE_LANGUAGE: ["language", "our language", "writing style"],
      BANNED_WORD: ["banned words", "words we avoid", "words to avoid", "we never say", "never say", "do not say"],
      PREFERRED_WORD: ["preferred words", "words we use", "words we like", "our words"],
    }),
    sentences: [
      ["VISION", /\b(?:our|the) vision (?:is|of)\b|\bwe (?:envision|aspire to|aim to become|want to become)\b/i],
      ["MISSION", /\b(?:our|the) (?:mission|purpose) is\b|\bwe exist to\b|\bour mission:/i],
      [
        "TARGET_MARKET",
        /\bwe (?:serve|work with|help)\b|\bour (?:customers|clients|guests|readers) are\b|\b(?:made|built|designed) for\b/i,
      ],
    ],
    instead: /\b(?:say|write|use)\s["“]([^"“”]{1,60})["”],?\s(?:not|never|instead of|rather than)\s["“]([^"“”]{1,60})["”]/gi,
    never: /\b(?:never|don['’]t|do not|avoid)\s(?:say|write|use|the word|saying|writing)\s["“]([^"“”]{1,60})["”]/gi,
  },
  ar: {
    labels: labels({
      COMPANY_NAME: ["الشركة", "اسم الشركة", "الاسم التجاري"],
      BRAND_NAME: ["العلامة", "العلامة التجارية", "اسم العلامة"],
      SLOGAN: ["العبارة التعريفية", "شعارنا", "عبارتنا"],
      BUSINESS_ACTIVITY: ["النشاط", "النشاط التجاري", "القطاع", "المجال"],
      VISION: ["الرؤية", "رؤيتنا", "رؤية الشركة"],
      MISSION: ["الرسالة", "رسالتنا", "مهمتنا", "رسالة الشركة"],
      VALUE: ["القيم", "قيمنا", "قيم الشركة"],
      TARGET_MARKET: ["السوق المستهدفة", "السوق المستهدف", "الجمهور المستهدف", "جمهورنا", "عملاؤنا", "من نخدم", "الفئة المستهدفة"],
      PERSONALITY: ["الشخصية", "شخصيتنا", "شخصية العلامة", "نبرتنا", "نبرة الصوت", "صوتنا"],
      VOICE_LANGUAGE: ["اللغة", "لغتنا", "أسلوبنا", "أسلوب الكتابة"],
      BANNED_WORD: ["كلمات ممنوعة", "الكلمات الممنوعة", "كلمات نتجنبها", "لا نقول"],
      PREFERRED_WORD: ["كلمات مفضلة", "الكلمات المفضلة", "كلماتنا"],
    }),
    sentences: [
      ["VISION", /(?<!\p{L})(?:رؤيتنا|نتطلع إلى|نطمح إلى|نسعى إلى أن نكون|نسعى لأن نكون)(?!\p{L})/u],
      ["MISSION", /(?<!\p{L})(?:رسالتنا|مهمتنا)(?!\p{L})/u],
      ["TARGET_MARKET", /(?<!\p{L})(?:نخدم|عملاؤنا|جمهورنا|صُمم من أجل)(?!\p{L})/u],
    ],
    instead: /(?<!\p{L})(?:نقول|نكتب|قل|اكتب|استعمل|نستعمل)\s«([^«»]{1,60})»،?\s(?:لا|ولا نقول|ولا|بدل|بدلًا من)\s«([^«»]{1,60})»/gu,
    never: /(?<!\p{L})(?:لا نقول|لا نكتب|لا تقل|لا تكتب|لا نستعمل|نتجنب)\s(?:كلمة\s)?«([^«»]{1,60})»/gu,
  },
};
