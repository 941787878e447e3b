import type { Locale } from "@muhtawa/contracts";
import { type Message, text } from "@muhtawa/service-kit";
import { INVITATION_LIFETIME } from "../access/invitations.ts";
import { linkPart } from "./link-part.ts";
import type { Mail } from "./mail.ts";
import { mailPage, markup } from "./mail-page.ts";

const words = {
  title: { en: "You are invited to Muhtawa", ar: "دعوة إلى منصة «محتوى»" },
  what: {
    en: "You have been invited to Muhtawa, where companies plan and write their content in Arabic and English.",
    ar: "دُعيت إلى منصة «محتوى»، حيث تخطط الشركات محتواها وتكتبه بالعربية والإنجليزية.",
  },
  follow: {
    en: "Follow this link to register with this email address:",
    ar: "للتسجيل بهذا البريد الإلكتروني، يُرجى فتح الرابط التالي:",
  },
  register: { en: "Register", ar: "التسجيل" },
  validity: {
    en: "The link is valid for {days} days.",
    ar: "الرابط صالح لمدة {days|one:يوم واحد|two:يومين|few:# أيام|many:# يومًا|other:# يوم}.",
  },
  unexpected: {
    en: "If you did not expect this invitation, ignore this email: no account is made unless you register.",
    ar: "إذا لم تكن تتوقع هذه الدعوة، فتجاهل هذه الرسالة، فلن يُنشأ حساب ما لم تسجّل.",
  },
} as const satisfies Record<string, Message>;

interface InvitationMail {
  readonly to: string;
  readonly link: string;
  readonly locale: Locale;
}

/** Brings somebody the link by which they may register. */
export function invitationMail({ to, link, locale }: InvitationMail): Mail {
  const say = (message: Message, parameters = {}) => text(message, locale, parameters);
  const [title, what, follow] = [say(words.title), say(words.what), say(words.follow)];
  const [validity, unexpected] = [say(words.validity, { days: INVITATION_LIFETIME }), say(words.unexpected)];
  const body = markup`<p style="margin:0 0 12px">${what}</p>
<p style="margin:0 0 16px">${follow}</p>
${linkPart(link, say(words.register))}
<p style="margin:0 0 12px">${validity}</p>
<p style="margin:0;color:#6b5e73;font-size:14px">${unexpected}</p>`;
  return {
    to,
    subject: title,
    text: [what, follow, link, validity, unexpected].join("\n\n"),
    html: mailPage({ locale, title, preview: what, body }),
  };
}
