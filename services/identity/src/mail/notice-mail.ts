import type { Locale } from "@muhtawa/contracts";
import { type Message, text } from "@muhtawa/service-kit";
import type { Mail } from "./mail.ts";
import { mailPage, markup } from "./mail-page.ts";

const notices = {
  passwordChanged: {
    title: { en: "Your password has been changed", ar: "تغيّرت كلمة مرورك" },
    what: {
      en: "The password of your account has just been changed, and every other session has ended.",
      ar: "تغيّرت للتو كلمة مرور حسابك، وانتهت كل الجلسات الأخرى.",
    },
    advice: {
      en: "If that was not you, set a new password at once by “Forgot password” on the sign-in page.",
      ar: "إذا لم تكن أنت من غيّرها، فعيّن كلمة مرور جديدة فورًا عبر «نسيت كلمة المرور» في صفحة تسجيل الدخول.",
    },
  },
  signIns: {
    title: { en: "Many failed sign-ins to your account", ar: "محاولات كثيرة فاشلة لتسجيل الدخول إلى حسابك" },
    what: {
      en: "Somebody has tried many passwords for your account. For an hour it can be signed in to only from a browser you have used before.",
      ar: "جرّب أحدهم كلمات مرور كثيرة للدخول إلى حسابك. ولمدة ساعة لا يمكن الدخول إليه إلا من متصفح سبق أن استخدمته.",
    },
    advice: {
      en: "Nobody has got in. If your password is short or used elsewhere, choose another.",
      ar: "لم يتمكن أحد من الدخول. إذا كانت كلمة مرورك قصيرة أو مستخدمة في مكان آخر، فاختر غيرها.",
    },
  },
  recovery: {
    title: { en: "Many attempts to recover your account", ar: "محاولات كثيرة لاستعادة حسابك" },
    what: {
      en: "Somebody has asked for codes to set a new password, or tried to guess one, more often than we allow in a day. No more will be sent today to requests from the same network.",
      ar: "طلب أحدهم رموزًا لتعيين كلمة مرور جديدة لحسابك، أو جرّب تخمينها، مرات أكثر مما نسمح به في اليوم. ولن تُرسل اليوم رموز أخرى بطلب من الشبكة نفسها.",
    },
    advice: {
      en: "If that was you: the last code is valid for ten minutes. If not, there is nothing you need to do; your password is unchanged.",
      ar: "إذا كنت أنت من طلبها، فآخر رمز منها صالح لمدة عشر دقائق. وإلا فلا يلزمك فعل شيء، فكلمة مرورك لم تتغير.",
    },
  },
  personalTokenCreated: {
    title: { en: "A personal token has been made for your account", ar: "أُنشئ رمز شخصي لحسابك" },
    what: {
      en: "With it programs can work in your name, for what it was made for, until it expires or you revoke it in your settings.",
      ar: "يتيح هذا الرمز للبرامج أن تعمل باسمك في حدود ما أُنشئ له، إلى أن تنتهي صلاحيته أو تلغيه من إعداداتك.",
    },
    advice: {
      en: "If that was not you, change your password at once: that ends all personal tokens.",
      ar: "إذا لم تكن أنت من أنشأه، فغيّر كلمة مرورك فورًا، فتنتهي بذلك كل الرموز الشخصية.",
    },
  },
  sessionEnded: {
    title: { en: "A session of yours has been ended", ar: "أُنهيت إحدى جلساتك" },
    what: {
      en: "The sign-in key of one of your browsers was used a second time, which happens when it has been copied. That session has ended.",
      ar: "استُخدم مفتاح جلسة أحد متصفحاتك مرة ثانية، وهو ما يحدث عند نسخه، ولذلك أُنهيت تلك الجلسة.",
    },
    advice: {
      en: "Sign in again. If you think that somebody has had access to your device, change your password.",
      ar: "سجّل الدخول من جديد. وإذا ظننت أن أحدًا وصل إلى جهازك، فغيّر كلمة مرورك.",
    },
  },
} as const satisfies Record<string, Record<"title" | "what" | "advice", Message>>;

export type Notice = keyof typeof notices;

const greeting: Message = { en: "Hello {username},", ar: "مرحبًا {username}،" };
const LOCALES: readonly Locale[] = ["en", "ar"];

interface NoticeMail {
  readonly to: string;
  readonly username: string;
  readonly notice: Notice;
}

/** Tells somebody what has happened to their account; in both languages, since it isn't they who have asked for it. */
export function noticeMail({ to, username, notice }: NoticeMail): Mail {
  const { title, what, advice } = notices[notice];
  const parts = LOCALES.map((locale) => {
    const say = (message: Message, parameters = {}) => text(message, locale, parameters);
    return { locale, title: say(title), lines: [say(greeting, { username }), say(what), say(advice)] };
  });
  const [first] = parts;
  return {
    to,
    subject: parts.map((part) => part.title).join(" · "),
    text: parts.flatMap((part) => [part.title, ...part.lines]).join("\n\n"),
    html: mailPage({
      locale: "en",
      title: first?.title ?? "",
      preview: first?.lines[1] ?? "",
      body: markup`${parts.map(({ locale, title: heading, lines }, index) => {
        const head = index === 0 ? markup`` : markup`<h1 style="margin:24px 0 16px;font-size:22px;line-height:1.4">${heading}</h1>`;
        return markup`<div lang="${locale}" dir="${locale === "ar" ? "rtl" : "ltr"}" style="text-align:start">${head}
${lines.map((line) => markup`<p style="margin:0 0 12px">${line}</p>`)}</div>`;
      })}`,
    }),
  };
}
