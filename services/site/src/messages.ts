import type { Message } from "@muhtawa/service-kit";

export const messages = {
  slug: {
    en: "Use letters and digits, with hyphens between words.",
    ar: "يُرجى استخدام الحروف والأرقام، والفصل بين الكلمات بشرطة.",
  },
  categoryStays: { en: "A record keeps its category.", ar: "لا تتغير فئة الخيار بعد إنشائه." },
  activitySlugStays: {
    en: "Companies refer to this activity, so its slug stays.",
    ar: "ترتبط الشركات بهذا النشاط، لذلك يبقى معرّفه كما هو.",
  },
  slugTaken: { en: "This category has a record with this slug.", ar: "في هذه الفئة خيار بهذا المعرّف." },
  phone: {
    en: "Enter a phone number: digits, with the country's code or without.",
    ar: "يُرجى إدخال رقم هاتف بالأرقام، مع رمز الدولة أو من دونه.",
  },
  unknownKind: { en: "Choose one of the kinds.", ar: "يُرجى اختيار أحد الأنواع." },
  deletedUser: { en: "Deleted user", ar: "مستخدم محذوف" },
  visitor: { en: "Visitor", ar: "زائر" },
  system: { en: "System", ar: "النظام" },
} as const satisfies Record<string, Message>;
