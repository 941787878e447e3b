import type { Locale } from "./terms.ts";
import type { FailureReason } from "./writer.ts";

const MESSAGES: Record<FailureReason, Record<Locale, string>> = {
  unreachable: {
    en: "The AI model could not be reached. Try again in a moment; if it goes on, ask your administrator to check its address.",
    ar: "تعذّر الوصول إلى نموذج الذكاء الاصطناعي. يُرجى إعادة المحاولة بعد قليل، وإن تكرر الأمر فيُرجى الطلب من المشرف التحقق من عنوانه.",
  },
  refusedKey: {
    en: "The AI model refused the access key. Ask your administrator to check it.",
    ar: "رفض نموذج الذكاء الاصطناعي مفتاح الدخول. يُرجى الطلب من المشرف التحقق منه.",
  },
  busy: {
    en: "The AI model is busy. Try again in a few minutes.",
    ar: "نموذج الذكاء الاصطناعي مشغول الآن. يُرجى إعادة المحاولة بعد دقائق.",
  },
  timedOut: {
    en: "The AI model took too long to answer. The text so far is kept; try again.",
    ar: "تأخر نموذج الذكاء الاصطناعي في الرد. حُفظ النص المكتوب حتى الآن. يُرجى إعادة المحاولة.",
  },
  cutOff: {
    en: "The connection to the AI model was cut off. The text so far is kept; try again.",
    ar: "انقطع الاتصال بنموذج الذكاء الاصطناعي. حُفظ النص المكتوب حتى الآن. يُرجى إعادة المحاولة.",
  },
  lengthLimit: {
    en: "The AI model reached its length limit before the end. The text so far is kept; choose a shorter length and try again.",
    ar: "بلغ نموذج الذكاء الاصطناعي حد الطول قبل النهاية. حُفظ النص المكتوب حتى الآن. يُرجى اختيار طول أقصر وإعادة المحاولة.",
  },
  brokeFormat: {
    en: "The AI model answered in a form that can't be used. Try again.",
    ar: "جاء رد نموذج الذكاء الاصطناعي بصيغة لا يمكن استخدامها. يُرجى إعادة المحاولة.",
  },
  refused: {
    en: "The AI model did not accept this request. Change the request and try again.",
    ar: "لم يقبل نموذج الذكاء الاصطناعي هذا الطلب. يُرجى تعديله وإعادة المحاولة.",
  },
  companyGone: {
    en: "The company or the content this was written for no longer exists.",
    ar: "لم تعد الشركة أو المحتوى المطلوب له النص موجودًا.",
  },
  sourceUnreachable: {
    en: "This page could not be read. Check its address, or paste its text instead.",
    ar: "تعذّرت قراءة هذه الصفحة. يُرجى التحقق من عنوانها، أو لصق نصها بدلًا من ذلك.",
  },
  sourceRefused: {
    en: "This address leads into a private network, which pages are not read from. Paste the text instead.",
    ar: "يقود هذا العنوان إلى شبكة خاصة لا تُقرأ منها الصفحات. يُرجى لصق النص بدلًا من ذلك.",
  },
  sourceTooLarge: {
    en: "A page may have 2 MB and a document 10 MB; this is larger. Name another one, or paste its text instead.",
    ar: "حجم الصفحة لا يتجاوز 2 ميغابايت، وحجم المستند لا يتجاوز 10 ميغابايت، وهذا أكبر. يُرجى ذكر عنوان آخر، أو لصق النص بدلًا من ذلك.",
  },
  sourceNotText: {
    en: "This address leads to no web page, PDF or Word document. Upload a document, or paste its text.",
    ar: "لا يقود هذا العنوان إلى صفحة ويب ولا إلى مستند PDF أو Word. يُرجى رفع مستند، أو لصق النص.",
  },
  sourceEmpty: {
    en: "No text could be read here. Paste the text instead.",
    ar: "لا يوجد هنا نص يمكن قراءته. يُرجى لصق النص بدلًا من ذلك.",
  },
  researchLimit: {
    en: "The research reached its limit of steps, time or tokens before it came to a result. Its steps are kept; try again.",
    ar: "بلغ البحث حده من الخطوات أو الوقت أو وحدات النص قبل الوصول إلى نتيجة. حُفظت خطواته. يُرجى إعادة المحاولة.",
  },
  notKept: {
    en: "The image was drawn but could not be stored. Try again.",
    ar: "رُسمت الصورة ولم يمكن حفظها. يُرجى إعادة المحاولة.",
  },
  storageFull: {
    en: "Your storage for files is full. Delete files you no longer need and try again.",
    ar: "امتلأت مساحة ملفاتك. يُرجى حذف ما لم تعد تحتاج إليه ثم إعادة المحاولة.",
  },
  workerLost: {
    en: "Writing was interrupted several times and did not finish. The text so far is kept; try again.",
    ar: "انقطعت الكتابة أكثر من مرة ولم تكتمل. حُفظ النص المكتوب حتى الآن. يُرجى إعادة المحاولة.",
  },
  unknown: {
    en: "The text could not be written. Try again.",
    ar: "تعذّرت كتابة النص. يُرجى إعادة المحاولة.",
  },
};

/** What a user is told about a failed generation, in their language. */
export const failureMessage = (reason: FailureReason, locale: Locale): string => MESSAGES[reason][locale];
