import type { Message } from "@muhtawa/service-kit";

/** What identity says to people, beside the kit's messages. */
export const messages = {
  passwordsDiffer: { en: "Passwords do not match", ar: "كلمتا المرور غير متطابقتين" },
  commonPassword: {
    en: "This password is among the most common ones. Choose another.",
    ar: "كلمة المرور هذه من أكثر كلمات المرور شيوعًا. يُرجى اختيار غيرها.",
  },
  invalidUsername: {
    en: "Letters, digits, dot, underscore and hyphen only, beginning with a letter or digit.",
    ar: "يُسمح بالحروف والأرقام والنقطة والشرطة والشرطة السفلية فقط، على أن يبدأ الاسم بحرف أو رقم.",
  },
  hiddenCharacters: {
    en: "There are characters in it that can't be shown. Type it again without them.",
    ar: "يحتوي النص على رموز لا يمكن عرضها. يُرجى كتابته من جديد من دونها.",
  },
  mixedUsername: {
    en: "Letters of different alphabets that look alike can't stand in one name.",
    ar: "لا يمكن الجمع في الاسم بين حروف متشابهة من أبجديات مختلفة.",
  },
  invalidPhoneCode: { en: "Choose a valid dial code.", ar: "يُرجى اختيار رمز اتصال صالح." },
  invalidPhoneNumber: { en: "This is not a valid number for the dial code.", ar: "هذا الرقم غير صالح لرمز الاتصال المختار." },
  invalidWhatsapp: {
    en: "This is not a valid WhatsApp number. Begin with + and the dial code.",
    ar: "رقم واتساب غير صالح. يُرجى البدء بعلامة + ورمز الاتصال.",
  },
  unknownCountry: { en: "Choose a country from the list.", ar: "يُرجى اختيار دولة من القائمة." },
  unknownCity: { en: "Choose a city of the chosen country.", ar: "يُرجى اختيار مدينة من الدولة المختارة." },
  emailTaken: { en: "An account with this email address exists already.", ar: "يوجد حساب مسجّل بهذا البريد الإلكتروني." },
  usernameTaken: { en: "This username is taken.", ar: "اسم المستخدم محجوز." },
  accountExists: { en: "An account with these details exists already.", ar: "يوجد حساب مسجّل بهذه البيانات." },
  wrongPassword: { en: "This is not your current password.", ar: "كلمة المرور الحالية غير صحيحة." },
  malformedCode: { en: "Enter the six digits of the code.", ar: "يُرجى إدخال الأرقام الستة للرمز." },
  wrongCode: {
    en: "This code is wrong or no longer valid. Check it, or ask for a new one.",
    ar: "الرمز غير صحيح أو انتهت صلاحيته. يُرجى التحقق منه أو طلب رمز جديد.",
  },
  resetOver: {
    en: "This password reset is no longer valid. Begin again with your email address.",
    ar: "انتهت صلاحية طلب تعيين كلمة المرور. يُرجى البدء من جديد بإدخال بريدك الإلكتروني.",
  },
  invitedOnly: {
    en: "Registration is by invitation only. Follow the link in your invitation, or ask an administrator for one.",
    ar: "التسجيل بالدعوة فقط. يُرجى فتح الرابط في رسالة دعوتك، أو طلب دعوة من مشرف المنصة.",
  },
  lastSuperAdmin: { en: "The last super admin can't be deleted.", ar: "لا يمكن حذف آخر مشرف عام." },
  wrongSignIn: { en: "The email address or the password is wrong.", ar: "البريد الإلكتروني أو كلمة المرور غير صحيحة." },
  sessionEnded: { en: "Your session has ended. Sign in again.", ar: "انتهت جلستك. يُرجى تسجيل الدخول من جديد." },
  tooManyTokens: {
    en: "You have {most} personal tokens already. Revoke one that isn't needed any more.",
    ar: "لديك {most|one:رمز شخصي واحد|two:رمزان شخصيان|few:# رموز شخصية|many:# رمزًا شخصيًا|other:# رمز شخصي}، وهو الحد الأقصى. يُرجى إلغاء رمز لم تعد تحتاج إليه.",
  },
  unknownTokenCompany: { en: "Choose companies of your own.", ar: "يُرجى اختيار شركات من شركاتك." },
  deletedUser: { en: "Deleted user", ar: "مستخدم محذوف" },
} as const satisfies Record<string, Message>;
