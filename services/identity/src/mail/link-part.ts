import { type Markup, markup } from "./mail-page.ts";

/** A link to press, and the same to copy: not every program shows the first. */
export const linkPart = (link: string, label: string): Markup => markup`<p style="margin:0 0 16px">
<a href="${link}" style="display:inline-block;padding:10px 20px;background:#a700fe;border-radius:8px;color:#fff;font-weight:700;text-decoration:none">${label}</a>
</p>
<p dir="ltr" style="margin:0 0 16px;font-size:14px;overflow-wrap:anywhere"><a href="${link}" style="color:#6b5e73">${link}</a></p>`;
