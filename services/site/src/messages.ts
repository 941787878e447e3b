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
  unreachable: {
    en: "Give an email address or a phone number.",
    ar: "يُرجى إدخال بريد إلكتروني أو رقم هاتف.",
  },
  unknownKind: { en: "Choose one of the kinds.", ar: "يُرجى اختيار أحد الأنواع." },
  mergeOther: { en: "Choose another contact.", ar: "يُرجى اختيار جهة اتصال أخرى." },
  mergeClient: {
    en: "A registered user’s contact belongs to the account: keep this one, and merge the other into it.",
    ar: "جهة اتصال المستخدم المسجّل تتبع حسابه: يُرجى الإبقاء عليها ودمج الأخرى فيها.",
  },
  mergeNotes: {
    en: "Together their notes are longer than 10,000 characters. Shorten them, then merge again.",
    ar: "ملاحظات الجهتين معًا أطول من 10000 حرف. يُرجى اختصارها ثم إعادة الدمج.",
  },
  mergeCrossed: {
    en: "The other contact is just being merged with this one the other way round. Look at it again.",
    ar: "تُدمج جهة الاتصال الأخرى مع هذه الآن في الاتجاه المعاكس. يُرجى مراجعتها من جديد.",
  },
  contactGone: { en: "This contact is no longer there.", ar: "لم تعد جهة الاتصال هذه موجودة." },
  webhookInsecure: { en: "Give an address that begins with https://.", ar: "يُرجى إدخال عنوان يبدأ بـ https://." },
  webhookPrivate: {
    en: "This address leads into a private network. Give one that the internet reaches.",
    ar: "يقود هذا العنوان إلى شبكة خاصة. يُرجى إدخال عنوان متاح على الإنترنت.",
  },
  unknownWebhookCompany: { en: "Choose one of your companies.", ar: "يُرجى اختيار إحدى شركاتك." },
  tooManyWebhooks: {
    en: "You have {most} webhooks, which is as many as there may be. Delete one first.",
    ar: "لديك {most} من خطافات الويب، وهو الحد الأقصى. يُرجى حذف واحد منها أولًا.",
  },
  deletedUser: { en: "Deleted user", ar: "مستخدم محذوف" },
  visitor: { en: "Visitor", ar: "زائر" },
  system: { en: "System", ar: "النظام" },
} as const satisfies Record<string, Message>;
