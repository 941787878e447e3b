import type { Message } from "@muhtawa/service-kit";

export const messages = {
  companyOrForm: {
    en: "Name a saved company or fill in a company's form, one of the two.",
    ar: "اختر شركة محفوظة أو املأ بيانات شركة، أحدهما فقط.",
  },
  contentNeedsCompany: { en: "A content belongs to a saved company.", ar: "قطعة المحتوى تتبع شركة محفوظة." },
  fieldNeeded: { en: "Say which field to fill.", ar: "حدّد الحقل المطلوب ملؤه." },
  selectionNeeded: { en: "Select the text to work on.", ar: "حدّد النص المطلوب العمل عليه." },
  modelUnknown: { en: "This AI model is not available here.", ar: "نموذج الذكاء الاصطناعي هذا غير متاح هنا." },
  keyReused: { en: "This key was used for a different request.", ar: "استُخدم هذا المفتاح لطلب مختلف." },
  alreadyCompleted: {
    en: "This generation is complete. Ask for a new one instead.",
    ar: "اكتملت عملية التوليد هذه. اطلب عملية جديدة بدلًا منها.",
  },
} as const satisfies Record<string, Message>;
