import type { Locale } from "@muhtawa/contracts";
import { type Message, text } from "@muhtawa/service-kit";
import { linkPart } from "./link-part.ts";
import type { Mail } from "./mail.ts";
import { mailPage, markup } from "./mail-page.ts";

const words = {
  title: { en: "Your account on Muhtawa", ar: "حسابك في منصة «محتوى»" },
  made: { en: "An account with this email address has been made for you.", ar: "أُنشئ لك حساب بهذا البريد الإلكتروني." },
  choose: {
    en: "To choose your password, open this page and enter this email address; we then send you a code.",
    ar: "لاختيار كلمة المرور، يُرجى فتح الصفحة التالية وإدخال هذا البريد فيها، وسنرسل إليك رمزًا.",
  },
  open: { en: "Choose a password", ar: "اختيار كلمة المرور" },
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
${linkPart(link, text(words.open, locale))}`;
  return { to, subject: title, text: [made, choose, link].join("\n\n"), html: mailPage({ locale, title, preview: made, body }) };
}
