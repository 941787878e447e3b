import type { Locale } from "@muhtawa/contracts";

/** HTML that is safe to put where it stands. */
export interface Markup {
  readonly html: string;
}

const escaped = (value: string) => value.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

type Value = string | Markup | readonly Markup[];
const htmlOf = (value: Value): string => {
  if (typeof value === "string") return escaped(value);
  return "html" in value ? value.html : value.map(({ html }) => html).join("\n");
};

/** Markup with values in it; texts are escaped. */
export const markup = (parts: TemplateStringsArray, ...values: readonly Value[]): Markup => ({
  html: String.raw({ raw: parts }, ...values.map(htmlOf)),
});

const DIRECTION: Record<Locale, "ltr" | "rtl"> = { en: "ltr", ar: "rtl" };
const NAME: Record<Locale, string> = { en: "Muhtawa", ar: "محتوى" };

interface PageParts {
  readonly locale: Locale;
  readonly title: string;
  /** What a list of mails shows beside the subject. */
  readonly preview: string;
  readonly body: Markup;
}

/** A mail's whole HTML: tables and inline styles, since mail programs know little else. It loads nothing. */
export function mailPage({ locale, title, preview, body }: PageParts): string {
  const direction = DIRECTION[locale];
  const page = markup`<!doctype html>
<html lang="${locale}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${title}</title>
</head>
<body dir="${direction}" style="margin:0;padding:0;background:#f6f3f8;font-family:'Noto Naskh Arabic','Segoe UI',Tahoma,Arial,sans-serif;color:#241a2b">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="background:#f6f3f8"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" dir="${direction}" style="max-width:520px;background:#fff;border:1px solid #e7deec;border-radius:12px">
<tr><td style="padding:24px 32px 0;font-size:18px;font-weight:700;color:#a700fe">${NAME[locale]}</td></tr>
<tr><td style="padding:8px 32px 32px;font-size:16px;line-height:1.7;text-align:start">
<h1 style="margin:16px 0;font-size:22px;line-height:1.4">${title}</h1>
${body}
</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
  return page.html;
}
