import { businessActivities } from "@muhtawa/contracts";
import { basicDataStateOf, BUSINESS_ACTIVITY, type BasicDataState } from "../domain/basic-data.ts";

type Choice = readonly [slug: string, english: string, arabic: string];

const CHOICES: Readonly<Record<string, readonly Choice[]>> = {
  framework: [
    ["aida", "AIDA: attention, interest, desire, action", "نموذج AIDA: الانتباه والاهتمام والرغبة والتصرف"],
    ["pas", "PAS: problem, agitation, solution", "نموذج PAS: المشكلة وتفاقمها والحل"],
    ["bab", "Before, after, bridge", "قبل وبعد والجسر بينهما"],
    ["inverted-pyramid", "Inverted pyramid", "الهرم المقلوب"],
    ["how-to", "How-to guide", "دليل الخطوات"],
    ["list", "List", "قائمة مرقمة"],
    ["question-answer", "Questions and answers", "أسئلة وأجوبة"],
    ["case-study", "Case study", "دراسة حالة"],
    ["storytelling", "Storytelling", "السرد القصصي"],
    ["comparison", "Comparison", "مقارنة"],
  ],
  tone: [
    ["friendly", "Friendly", "ودود"],
    ["professional", "Professional", "مهني"],
    ["confident", "Confident", "واثق"],
    ["warm", "Warm", "دافئ"],
    ["playful", "Playful", "مرح"],
    ["formal", "Formal", "رسمي"],
    ["inspiring", "Inspiring", "ملهم"],
    ["expert", "Expert", "خبير"],
    ["simple", "Simple and clear", "بسيط وواضح"],
  ],
  personality: [
    ["warm", "Warm", "ودودة"],
    ["plain", "Plain-spoken", "واضحة"],
    ["rooted", "Rooted", "أصيلة"],
    ["playful", "Playful", "مرحة"],
    ["formal", "Formal", "رسمية"],
    ["expert", "Expert", "خبيرة"],
    ["bold", "Bold", "جريئة"],
    ["calm", "Calm", "هادئة"],
  ],
  "sharing-style": [
    ["organic-post", "Organic post", "منشور عادي"],
    ["sponsored", "Sponsored", "إعلان ممول"],
    ["story", "Story", "قصة"],
    ["reel", "Short video", "مقطع قصير"],
    ["thread", "Thread", "سلسلة منشورات"],
    ["newsletter", "Newsletter", "نشرة بريدية"],
    ["blog", "Blog", "مدونة"],
  ],
  "writer-role": [
    ["brand", "The brand itself", "العلامة نفسها"],
    ["expert", "Expert in the field", "خبير في المجال"],
    ["customer", "Satisfied customer", "عميل راضٍ"],
    ["founder", "Founder", "مؤسس الشركة"],
    ["journalist", "Journalist", "صحفي"],
    ["teacher", "Teacher", "معلّم"],
    ["friend", "Friend giving advice", "صديق ناصح"],
  ],
  tool: [
    ["google-trends", "Google Trends", "مؤشرات غوغل"],
    ["search-console", "Google Search Console", "غوغل سيرش كونسول"],
    ["analytics", "Google Analytics", "تحليلات غوغل"],
    ["ahrefs", "Ahrefs", "أهرفس"],
    ["semrush", "Semrush", "سيمرش"],
    ["canva", "Canva", "كانفا"],
    ["answer-the-public", "AnswerThePublic", "أنسر ذا ببليك"],
  ],
};

const activities: readonly Choice[] = businessActivities.map(({ id, businessActivityEn, businessActivityAr }) => [
  id,
  businessActivityEn,
  businessActivityAr,
]);

/** What is stored is read by people and by the AI, too; activities are referred to by their slug. */
const valueOf = (category: string, slug: string, displayName: string) =>
  category === BUSINESS_ACTIVITY ? slug : (displayName.split(":")[0] ?? displayName);

/** The records that select fields begin with. */
export const firstBasicData: ReadonlyMap<string, BasicDataState> = new Map(
  Object.entries({ ...CHOICES, [BUSINESS_ACTIVITY]: activities }).flatMap(([category, choices]) =>
    choices.map(([slug, displayName, displayNameAr]) => [
      `${category}--${slug}`,
      basicDataStateOf({ category, slug, value: valueOf(category, slug, displayName), displayName, displayNameAr, isActive: true }),
    ]),
  ),
);
