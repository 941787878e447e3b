import type { Message } from "@muhtawa/service-kit";

export const messages = {
  unknownActivity: { en: "Choose a business activity from the list.", ar: "يُرجى اختيار نشاط تجاري من القائمة." },
  repeatedTerm: {
    en: "There is another rule of this kind for this term in this language.",
    ar: "توجد قاعدة أخرى من هذا النوع لهذا المصطلح باللغة نفسها.",
  },
  companyTooLong: {
    en: "The company's texts are too long altogether. Shorten the rules or remove some.",
    ar: "نصوص الشركة أطول من المسموح في مجموعها. يُرجى اختصار القواعد أو حذف بعضها.",
  },
  tooManyWords: { en: "A company keeps 300 words of its own at most.", ar: "تحفظ الشركة 300 كلمة من كلماتها على الأكثر." },
  textTooLong: { en: "A text of 50,000 characters at most.", ar: "نص لا يزيد على 50,000 حرف." },
  documentNotUploaded: { en: "Choose a document that you have uploaded here.", ar: "يُرجى اختيار مستند رفعته أنت هنا." },
  affiliatedProjectUnknown: { en: "Choose another project of your own.", ar: "يُرجى اختيار مشروع آخر من مشاريعك." },
  tooManyDecimals: { en: "At most two decimal places.", ar: "منزلتان عشريتان على الأكثر." },
} as const satisfies Record<string, Message>;
