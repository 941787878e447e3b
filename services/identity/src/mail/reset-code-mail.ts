import type { Locale } from "@muhtawa/contracts";
import { type Message, text } from "@muhtawa/service-kit";
import { CODE_LIFETIME } from "../access/password-resets.ts";
import type { Mail } from "./mail.ts";
import { isolated, mailPage, markup } from "./mail-page.ts";

const words = {
  subject: { en: "Your Muhtawa verification code", ar: "رمز التحقق لحسابك في محتوى" },
  title: { en: "Set a new password", ar: "تعيين كلمة مرور جديدة" },
  greeting: { en: "Hello {username},", ar: "مرحبًا {username}،" },
  enter: { en: "Enter this code to set a new password for your account:", ar: "أدخل هذا الرمز لتعيين كلمة مرور جديدة لحسابك:" },
  validity: { en: "It is valid for {minutes} minutes and works once.", ar: "الرمز صالح لمدة {minutes} دقائق ولمرة واحدة فقط." },
  unasked: {
    en: "If you did not ask for it, ignore this mail: your password stays as it is. Give the code to nobody; we will never ask you for it.",
    ar: "إذا لم تطلب هذا الرمز فتجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي. لا تعطِ الرمز لأحد؛ فلن نطلبه منك أبدًا.",
  },
} as const satisfies Record<string, Message>;

interface ResetCode {
  readonly to: string;
  readonly username: string;
  readonly code: string;
  readonly locale: Locale;
}

/** Brings somebody the code by which they may set a new password. */
export function resetCodeMail({ to, username, code, locale }: ResetCode): Mail {
  const say = (message: Message, parameters = {}) => text(message, locale, parameters);
  const subject = say(words.subject);
  const title = say(words.title);
  const greeting = say(words.greeting, { username: isolated(username) });
  const enter = say(words.enter);
  const validity = say(words.validity, { minutes: CODE_LIFETIME });
  const unasked = say(words.unasked);
  const body = markup`<p style="margin:0 0 12px">${greeting}</p>
<p style="margin:0 0 16px">${enter}</p>
<p dir="ltr" style="margin:0 0 16px;padding:16px;background:#f6f3f8;border-radius:8px;text-align:center;font-size:32px;font-weight:700;letter-spacing:8px;font-family:Consolas,Menlo,monospace">${code}</p>
<p style="margin:0 0 12px">${validity}</p>
<p style="margin:0;color:#6b5e73;font-size:14px">${unasked}</p>`;
  return {
    to,
    subject,
    text: [greeting, enter, code, validity, unasked].join("\n\n"),
    html: mailPage({ locale, title, preview: validity, body }),
  };
}
