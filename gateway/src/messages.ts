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
    ar: "كل ما تحفظه منصة «محتوى» عنك، في ملف لكل نوع، والتواريخ بالتوقيت العالمي. أما الملفات التي رفعتها أو رُسمت لك فهي في المجلد media بأرقام تعريفها.",
  },
  archiveDamaged: {
    en: "This is not a whole archive of a company, or it was changed. Nothing was taken in.",
    ar: "ليس هذا أرشيفًا سليمًا لشركة، أو جرى تعديله. لم يُستورد منه شيء.",
  },
  archiveTooLarge: {
    en: "The archive is larger than what is taken in: {megabytes} MB, {unpacked} MB unpacked, {entries} files. Nothing was taken in.",
    ar: "الأرشيف أكبر من المسموح باستيراده: {megabytes} ميغابايت، و{unpacked} ميغابايت بعد فك الضغط، و{entries} ملف. لم يُستورد منه شيء.",
  },
  archiveNotTaken: {
    en: "The archive was not taken in: {reason} What had been taken in of it is being deleted.",
    ar: "لم يُستورد الأرشيف: {reason} ويُحذف ما استُورد منه.",
  },
  archiveUnavailable: { en: "A service did not answer.", ar: "لم تستجب إحدى الخدمات." },
  fileTooLarge: { en: "The file is larger than {megabytes} MB.", ar: "حجم الملف أكبر من {megabytes} ميغابايت." },
} as const satisfies Record<string, Message>;
