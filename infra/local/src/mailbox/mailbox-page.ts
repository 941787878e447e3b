import { MAILBOX_PATH } from "./mailbox-path.ts";
import type { StoredMail } from "./stored-mails.ts";

const escaped = (value: string): string => value.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const STYLE = `
body { margin: 0 auto; max-width: 44rem; padding: 1.5rem 1rem; font: 16px/1.6 system-ui, sans-serif; color: #241a2b; background: #f6f3f8 }
h1 { font-size: 1.4rem } article { margin-block: 1rem; padding: 1rem; background: #fff; border: 1px solid #e7deec; border-radius: 12px }
h2 { margin: 0; font-size: 1.1rem } .about { margin: 0 0 .75rem; color: #6b5e73 } pre { margin: 0; font: inherit; white-space: pre-wrap }
`;

/** The mails that a local stack has written, for whoever tries the application on their own machine. */
export function mailboxPage(mails: readonly StoredMail[]): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mails</title><style>${STYLE}</style></head>
<body>
<main>
<h1>Mails of this local stack</h1>
<p>No mail server is set (SMTP_URL), so mails are kept here. Reload for newer ones.</p>
${mails.map(article).join("\n") || "<p>No mail yet.</p>"}
</main>
</body>
</html>
`;
}

const article = ({ id, date, to, subject, text }: StoredMail): string => `<article>
<h2 dir="auto">${escaped(subject)}</h2>
<p class="about"><bdi>${escaped(to)}</bdi> · <time>${escaped(date)}</time> · <a href="${MAILBOX_PATH}/${encodeURIComponent(id)}">as it looks</a></p>
<pre dir="auto">${escaped(text)}</pre>
</article>`;
