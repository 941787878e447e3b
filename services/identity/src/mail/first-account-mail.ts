import type { Locale } from "@muhtawa/contracts";
import { type Message, text } from "@muhtawa/service-kit";
import type { Mail } from "./mail.ts";
import { mailPage, markup } from "./mail-page.ts";

const words = {
  title: { en: "Your account on Muhtawa", ar: "حسابك في محتوى" },
  made: { en: "An account with this address was made for you.", ar: "أُنشئ لك حساب بهذا البريد." },
  choose: {
    en: "Choose your password here: enter this address, and you are sent a code.",
    ar: "لاختيار كلمة المرور، يُرجى إدخال هذا البريد في الصفحة التالية، وسنرسل إليك رمزًا.",
  },
} as const satisfies Record<string, Message>;

interface FirstAccountMail {
  readonly to: string;
  readonly publicUrl: string;
  readonly locale: Locale;
}

/** Tells somebody of an account that was made for them, and where they choose its password. */
export function firstAccountMail({ to, publicUrl, locale }: FirstAccountMail): Mail {
  const link = new URL(locale === "ar" ? "/ar/auth/forget-password" : "/auth/forget-password", publicUrl).href;
  const [title, made, choose] = [text(words.title, locale), text(words.made, locale), text(words.choose, locale)];
  const body = markup`<p style="margin:0 0 16px">${made}</p>
<p style="margin:0 0 16px">${choose}</p>
<p dir="ltr" style="margin:0;overflow-wrap:anywhere"><a href="${link}">${link}</a></p>`;
  return { to, subject: title, text: [made, choose, link].join("\n\n"), html: mailPage({ locale, title, preview: made, body }) };
}
