import type { Locale } from "@muhtawa/contracts";
import { type Message, text } from "@muhtawa/service-kit";
import type { Mail } from "./mail.ts";
import { mailPage, markup } from "./mail-page.ts";

const greeting: Message = { en: "Hello {username},", ar: "مرحبًا {username}،" };

/** What a mail with a code says around it. */
interface CodeWords {
  readonly subject: Message;
  readonly title: Message;
  readonly enter: Message;
  /** With `{minutes}`. */
  readonly validity: Message;
  readonly unasked: Message;
}

export interface CodeMail {
  readonly to: string;
  readonly username: string;
  readonly code: string;
  readonly locale: Locale;
}

/** Brings somebody a code of six digits. */
export function codeMail(words: CodeWords, minutes: number, { to, username, code, locale }: CodeMail): Mail {
  const say = (message: Message, parameters = {}) => text(message, locale, parameters);
  const subject = say(words.subject);
  const title = say(words.title);
  const hello = say(greeting, { username });
  const enter = say(words.enter);
  const validity = say(words.validity, { minutes });
  const unasked = say(words.unasked);
  const body = markup`<p style="margin:0 0 12px">${hello}</p>
<p style="margin:0 0 16px">${enter}</p>
<p dir="ltr" style="margin:0 0 16px;padding:16px;background:#f6f3f8;border-radius:8px;text-align:center;font-size:32px;font-weight:700;letter-spacing:8px;font-family:Consolas,Menlo,monospace">${code}</p>
<p style="margin:0 0 12px">${validity}</p>
<p style="margin:0;color:#6b5e73;font-size:14px">${unasked}</p>`;
  return {
    to,
    subject,
    text: [hello, enter, code, validity, unasked].join("\n\n"),
    html: mailPage({ locale, title, preview: validity, body }),
  };
}
