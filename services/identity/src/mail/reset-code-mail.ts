import type { Message } from "@muhtawa/service-kit";
import { CODE_LIFETIME } from "../access/password-resets.ts";
import { type CodeMail, codeMail } from "./code-mail.ts";

const words = {
  subject: { en: "Your Muhtawa verification code", ar: "رمز التحقق لحسابك في منصة «محتوى»" },
  title: { en: "Set a new password", ar: "تعيين كلمة مرور جديدة" },
  enter: { en: "Enter this code to set a new password for your account:", ar: "أدخل هذا الرمز لتعيين كلمة مرور جديدة لحسابك:" },
  validity: {
    en: "It is valid for {minutes} minutes and works once.",
    ar: "الرمز صالح لمدة {minutes|one:دقيقة واحدة|two:دقيقتين|few:# دقائق|many:# دقيقة|other:# دقيقة} ولمرة واحدة فقط.",
  },
  unasked: {
    en: "If you did not ask for it, ignore this email: your password stays as it is. Do not give the code to anybody; we will never ask you for it.",
    ar: "إذا لم تكن قد طلبت هذا الرمز، فتجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي. ولا تُعطِ الرمز أحدًا، فلن نطلبه منك أبدًا.",
  },
} as const satisfies Record<string, Message>;

/** Brings somebody the code by which they may set a new password. */
export const resetCodeMail = (mail: CodeMail) => codeMail(words, CODE_LIFETIME, mail);
