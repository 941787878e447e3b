import type { Message } from "@muhtawa/service-kit";

export const messages = {
  unknownActivity: { en: "Choose a business activity from the list.", ar: "يُرجى اختيار نشاط تجاري من القائمة." },
  tooManyWords: { en: "A company keeps 300 words of its own at most.", ar: "تحفظ الشركة 300 كلمة من كلماتها على الأكثر." },
  textTooLong: { en: "A text of 50,000 characters at most.", ar: "نص لا يزيد على 50,000 حرف." },
  documentNotUploaded: { en: "Choose a document that you have uploaded here.", ar: "يُرجى اختيار مستند رفعته أنت هنا." },
  affiliatedProjectUnknown: { en: "Choose another project of your own.", ar: "يُرجى اختيار مشروع آخر من مشاريعك." },
  tooManyDecimals: { en: "At most two decimal places.", ar: "منزلتان عشريتان على الأكثر." },
} as const satisfies Record<string, Message>;
