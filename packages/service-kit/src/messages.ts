import type { Locale } from "@muhtawa/contracts";
import { isolate } from "@muhtawa/text-analysis";

/**
 * A text for people, in both languages; `{name}` is replaced by a parameter, `{name|one:# second|other:# seconds}` by the form that the
 * language has for that number. Forms are those of Intl.PluralRules, Arabic has all six; `other` stands for what isn't given.
 */
export interface Message {
  readonly en: string;
  readonly ar: string;
}

/** What takes the places of `{name}` in a message. */
export type MessageParameters = Record<string, string | number>;

/** Letters of the other direction than a language reads in. */
const OTHER_LETTERS: Record<Locale, RegExp> = { en: /\p{Script=Arabic}/u, ar: /(?!\p{Script=Arabic})\p{L}/u };

/** A parameter as it stands in a sentence: isolated where it would turn what is around it. */
const standing = (value: string | number, locale: Locale) =>
  typeof value === "string" && OTHER_LETTERS[locale].test(value) ? isolate(value) : String(value);

/** Writes a message in one language; parameters that read in the other direction are isolated. */
export function text(message: Message, locale: Locale, parameters: MessageParameters = {}): string {
  return message[locale].replace(/\{(\w+)(?:\|([^{}]+))?\}/g, (whole, name: string, forms?: string) => {
    const value = parameters[name];
    if (value === undefined) return whole;
    return forms === undefined ? standing(value, locale) : formFor(Number(value), forms, locale);
  });
}

function formFor(count: number, written: string, locale: Locale): string {
  const forms = new Map(written.split("|").map((form) => [form.slice(0, form.indexOf(":")), form.slice(form.indexOf(":") + 1)]));
  const form = forms.get(new Intl.PluralRules(locale).select(count)) ?? forms.get("other") ?? "#";
  return form.replaceAll("#", String(count));
}

/** The messages every service has; a service's own stand in its `messages.ts`. */
export const MESSAGES = {
  unauthenticated: { en: "Sign in to continue.", ar: "يُرجى تسجيل الدخول للمتابعة." },
  forbidden: { en: "You are not allowed to do this.", ar: "لا تملك صلاحية تنفيذ هذا الإجراء." },
  tokenOver: {
    en: "This personal token is not valid, or no longer. Make a new one.",
    ar: "الرمز الشخصي غير صالح أو انتهت صلاحيته. يُرجى إنشاء رمز جديد.",
  },
  tokenClosed: {
    en: "This can't be done with a personal token. Sign in to do it.",
    ar: "لا يمكن تنفيذ هذا الإجراء برمز شخصي. يُرجى تسجيل الدخول لتنفيذه.",
  },
  tokenScope: {
    en: "The personal token doesn't allow this. Use one that was made for it.",
    ar: "لا يسمح الرمز الشخصي بهذا الإجراء. يُرجى استخدام رمز أُنشئ لهذا الغرض.",
  },
  tokenCompanies: {
    en: "The personal token is for some companies only, and this is about more than those.",
    ar: "الرمز الشخصي مخصص لشركات معينة، وهذا الإجراء يتجاوزها.",
  },
  badInput: { en: "Some fields need your attention.", ar: "بعض الحقول تحتاج إلى مراجعة." },
  notFound: { en: "This was not found.", ar: "لم يُعثر على المطلوب." },
  conflict: {
    en: "Somebody else has changed this in the meantime. Compare and save again.",
    ar: "عدّل شخص آخر هذه البيانات في هذه الأثناء. يُرجى المقارنة ثم الحفظ من جديد.",
  },
  taken: { en: "This is already in use.", ar: "هذه القيمة مستخدمة من قبل." },
  rateLimited: {
    en: "Too many attempts. Try again in {seconds|one:# second|other:# seconds}.",
    ar: "محاولات كثيرة. يُرجى إعادة المحاولة بعد {seconds|one:ثانية واحدة|two:ثانيتين|few:# ثوانٍ|other:# ثانية}.",
  },
  rateLimitedForMinutes: {
    en: "Too many attempts. Try again in {minutes|one:# minute|other:# minutes}.",
    ar: "محاولات كثيرة. يُرجى إعادة المحاولة بعد {minutes|one:دقيقة واحدة|two:دقيقتين|few:# دقائق|other:# دقيقة}.",
  },
  rateLimitedForHours: {
    en: "Too many attempts. Try again in {hours|one:# hour|other:# hours}.",
    ar: "محاولات كثيرة. يُرجى إعادة المحاولة بعد {hours|one:ساعة واحدة|two:ساعتين|few:# ساعات|other:# ساعة}.",
  },
  quotaExceeded: { en: "Your quota is used up.", ar: "استُهلكت حصتك بالكامل." },
  unavailable: {
    en: "This part is not available right now. Try again shortly.",
    ar: "هذا الجزء غير متاح الآن. يُرجى إعادة المحاولة بعد قليل.",
  },
  overloaded: { en: "There is much to do right now. Try again in a moment.", ar: "هناك ضغط كبير الآن. يُرجى إعادة المحاولة بعد لحظات." },
  internal: { en: "An unexpected error occurred, please try again", ar: "حدث خطأ غير متوقع. يُرجى إعادة المحاولة." },
  malformed: { en: "The request could not be read.", ar: "تعذّرت قراءة الطلب." },
  tooLarge: { en: "The request is too large.", ar: "الطلب أكبر من المسموح." },
  answerTooLarge: {
    en: "The answer would be larger than {megabytes} MB. Ask for fewer or smaller things at once.",
    ar: "الإجابة أكبر من {megabytes} ميغابايت. يُرجى طلب عناصر أقل أو أصغر في المرة الواحدة.",
  },
  required: { en: "This field is required.", ar: "هذا الحقل مطلوب." },
  tooShort: {
    en: "At least {minimum|one:# character|other:# characters}.",
    ar: "لا يقل عن {minimum|one:حرف واحد|two:حرفين|few:# أحرف|many:# حرفًا|other:# حرف}.",
  },
  tooLong: {
    en: "At most {maximum|one:# character|other:# characters}.",
    ar: "لا يزيد على {maximum|one:حرف واحد|two:حرفين|few:# أحرف|many:# حرفًا|other:# حرف}.",
  },
  tooMany: {
    en: "At most {maximum|one:# entry|other:# entries}.",
    ar: "لا يزيد على {maximum|one:عنصر واحد|two:عنصرين|few:# عناصر|many:# عنصرًا|other:# عنصر}.",
  },
  tooSmall: { en: "Not below {minimum}.", ar: "لا يقل عن {minimum}." },
  tooBig: { en: "Not above {maximum}.", ar: "لا يزيد على {maximum}." },
  invalid: { en: "This value is not valid.", ar: "هذه القيمة غير صالحة." },
  invalidInstant: { en: "Enter a valid date and time.", ar: "يُرجى إدخال تاريخ ووقت صالحين." },
  invalidEmail: { en: "Enter a valid email address.", ar: "يُرجى إدخال بريد إلكتروني صالح." },
  imageNotUploaded: { en: "Choose a picture that has been uploaded here.", ar: "يُرجى اختيار صورة من الصور المرفوعة هنا." },
  repeatedTerm: {
    en: "There is another rule of this kind for this term in this language.",
    ar: "توجد قاعدة أخرى من هذا النوع لهذا المصطلح باللغة نفسها.",
  },
  companyTooLong: {
    en: "The company's texts are too long altogether. Shorten the rules or remove some.",
    ar: "نصوص الشركة أطول من المسموح في مجموعها. يُرجى اختصار القواعد أو حذف بعضها.",
  },
  invalidUrl: { en: "Enter a web address beginning with http or https.", ar: "يُرجى إدخال رابط يبدأ بـ http أو https." },
} as const satisfies Record<string, Message>;
