import type { Message } from "@muhtawa/service-kit";
import { CONFIRMATION_LIFETIME } from "../access/email-confirmations.ts";
import { type CodeMail, codeMail } from "./code-mail.ts";

const words = {
  subject: { en: "Confirm your email address", ar: "تأكيد بريدك الإلكتروني" },
  title: { en: "Confirm your email address", ar: "تأكيد بريدك الإلكتروني" },
  enter: { en: "Enter this code in your profile to confirm your address:", ar: "أدخل هذا الرمز في ملفك الشخصي لتأكيد بريدك:" },
  validity: {
    en: "It is valid for {minutes} minutes.",
    ar: "الرمز صالح لمدة {minutes|one:دقيقة واحدة|two:دقيقتين|few:# دقائق|many:# دقيقة|other:# دقيقة}.",
  },
  unasked: {
    en: "If you have not registered with Muhtawa, ignore this email.",
    ar: "إذا لم تكن قد سجّلت في منصة «محتوى»، فتجاهل هذه الرسالة.",
  },
} as const satisfies Record<string, Message>;

/** Brings somebody the code by which they confirm their address. */
export const confirmationMail = (mail: CodeMail) => codeMail(words, CONFIRMATION_LIFETIME, mail);
