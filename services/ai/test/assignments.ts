import type { Assignment } from "../src/writing/assignment.ts";
import type { Locale } from "../src/writing/terms.ts";
import { assignmentOf } from "./briefs/brief.ts";

const VOICES = {
  en: {
    brand: "Noor",
    title: "Before a dental implant",
    topics: ["Healing time", "Choosing a clinic", "Bone graft"],
    keywords: ["dental implant", "implant clinic"],
    needs: ["Clear answers", "Short waiting times"],
    pains: ["Fear of pain"],
    values: ["Honesty", "Care"],
    slogan: "Smile again",
    mission: "Gentle dental care for every family",
    role: "Office manager",
    idea: "Five questions to ask any clinic before a dental implant",
    explanation: "Each question comes with what a good answer sounds like",
    selection:
      "In order to choose a clinic you need time. It is important to note that the clinic should answer every question (even the small ones). A good clinic utilizes clear words. Patients who ask first are calmer later.",
  },
  ar: {
    brand: "عيادات نور",
    title: "قبل زراعة الأسنان",
    topics: ["مدة التعافي", "كيف تختار العيادة", "ترقيع العظم"],
    keywords: ["زراعة الأسنان", "عيادة زراعة"],
    needs: ["أجوبة واضحة", "انتظار قصير"],
    pains: ["الخوف من الألم"],
    values: ["الصدق", "العناية"],
    slogan: "ابتسم من جديد",
    mission: "عناية لطيفة بأسنان كل أسرة",
    role: "مديرة مكتب",
    idea: "خمسة أسئلة تطرحها على أي عيادة قبل زراعة الأسنان",
    explanation: "مع كل سؤال صورة الجواب المطمئن",
    selection:
      "من الجدير بالذكر أن اختيار العيادة يحتاج إلى وقت. على العيادة أن تجيب عن كل سؤال (حتى الصغير منها). تستعمل العيادة الجيدة كلمات واضحة من خلال حديث هادئ. ومن يسأل أولًا يكن أهدأ بعد ذلك.",
  },
} as const;

export const voiceOf = (locale: Locale) => VOICES[locale];

/** A full brief of a company with a persona, in one language; what a test is about is given as `change`. */
export function assignment(locale: Locale, change: Partial<Assignment> = {}, brief: Partial<Assignment["brief"]> = {}): Assignment {
  const full = assignmentOf(VOICES[locale], locale);
  return { ...full, brief: { ...full.brief, ...brief }, ...change };
}

export const withRules = (of: Assignment, rules: Assignment["company"]["brandVoice"]["rules"]): Assignment => ({
  ...of,
  company: { ...of.company, brandVoice: { ...of.company.brandVoice, rules } },
});
