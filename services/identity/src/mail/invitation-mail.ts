import type { Locale } from "@muhtawa/contracts";
import { type Message, text } from "@muhtawa/service-kit";
import { INVITATION_LIFETIME } from "../access/invitations.ts";
import type { Mail } from "./mail.ts";
import { mailPage, markup } from "./mail-page.ts";

const words = {
  title: { en: "You are invited to Muhtawa", ar: "أنت مدعو إلى محتوى" },
  follow: { en: "Follow this link to register with this address:", ar: "افتح هذا الرابط للتسجيل بهذا البريد:" },
  validity: {
    en: "It is valid for {days} days.",
    ar: "الرابط صالح لمدة {days|one:يوم واحد|two:يومين|few:# أيام|many:# يومًا|other:# يوم}.",
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
  const [title, follow, validity] = [say(words.title), say(words.follow), say(words.validity, { days: INVITATION_LIFETIME })];
  const body = markup`<p style="margin:0 0 16px">${follow}</p>
<p dir="ltr" style="margin:0 0 16px;overflow-wrap:anywhere"><a href="${link}">${link}</a></p>
<p style="margin:0">${validity}</p>`;
  return { to, subject: title, text: [follow, link, validity].join("\n\n"), html: mailPage({ locale, title, preview: follow, body }) };
}
