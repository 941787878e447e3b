import type { Message } from "@muhtawa/service-kit/edge";

/** What the gateway itself says to people. */
export const GATEWAY_MESSAGES = {
  postOnly: { en: "Send GraphQL operations by POST.", ar: "يُرجى إرسال عمليات GraphQL بطريقة POST." },
  jsonOnly: { en: "Send the request as application/json.", ar: "يُرجى إرسال الطلب بصيغة application/json." },
  foreignOrigin: { en: "This page may not call the platform.", ar: "لا يُسمح لهذه الصفحة باستدعاء المنصة." },
  /** Stands where a name belongs whose service is down. */
  placeholder: { en: "Unavailable", ar: "غير متاح" },
  generationFailed: { en: "The text could not be generated. Try again.", ar: "تعذّر توليد النص. يُرجى إعادة المحاولة." },
  endUnreadable: {
    en: "The text has ended but can't be shown right now. Reload the page in a moment.",
    ar: "انتهت كتابة النص ولا يمكن عرضه الآن. يُرجى إعادة تحميل الصفحة بعد قليل.",
  },
  ownDataReadMe: {
    en: "All that Muhtawa keeps of you, one file for each kind of thing; dates are in UTC. Files that you have uploaded or had drawn are in the folder media, under their ids.",
    ar: "كل ما تحفظه محتوى عنك، في ملف لكل نوع، والتواريخ بالتوقيت العالمي. أما الملفات التي رفعتها أو رُسمت لك فهي في المجلد media بأرقام تعريفها.",
  },
  fileTooLarge: { en: "The file is larger than {megabytes} MB.", ar: "حجم الملف أكبر من {megabytes} ميغابايت." },
} as const satisfies Record<string, Message>;
