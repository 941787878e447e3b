import { CALL_OUT_COLOURS, CALL_OUT_NAMES } from "./call-outs.ts";
import type { Article, Block, CallOut, Cell, Inline, Picture, Quote, Run, Table, WrittenNote } from "./article.ts";
import { NOTES } from "./notes-title.ts";
import { type About, structuredData } from "./structured-data.ts";

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const STYLE = `
:root { color-scheme: light; }
body { max-width: 42rem; margin: 3rem auto; padding: 0 1.25rem; color: #1f2024; background: #fff; font: 1.0625rem/1.75 Georgia, "Times New Roman", serif; overflow-wrap: break-word; }
[lang=ar] body, [dir=rtl] { font-family: Amiri, "Noto Naskh Arabic", "Traditional Arabic", "Times New Roman", serif; line-height: 1.9; }
h1, h2, h3, h4, h5, h6 { line-height: 1.35; margin: 1.6em 0 .5em; }
h1 { font-size: 2rem; }
img { max-width: 100%; height: auto; }
blockquote { margin: 1.2em 0; padding-inline-start: 1em; border-inline-start: 3px solid #a700ff; color: #4a4b52; }
pre { padding: 1em; overflow-x: auto; background: #f5f4f7; border-radius: 6px; font-size: .9rem; line-height: 1.5; }
code { font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: .9em; }
table { width: 100%; border-collapse: collapse; margin: 1.2em 0; }
th, td { padding: .4em .7em; border: 1px solid #c9c8cf; text-align: start; vertical-align: top; }
th { background: #f5f4f7; }
th > :first-child, td > :first-child, li > p:first-child { margin-top: 0; }
th > :last-child, td > :last-child, li > p:last-child { margin-bottom: 0; }
hr { border: 0; border-top: 1px solid #c9c8cf; margin: 2em 0; }
a { color: #7a00bb; }
.call-out { margin: 1.2em 0; padding: .8em 1em; border-inline-start: 3px solid; border-radius: 4px; }
.call-out > * { color: #1f2024; }
.call-out > .name { margin: 0 0 .3em; color: inherit; font-weight: bold; }
.call-out > :last-child { margin-bottom: 0; }
${Object.entries(CALL_OUT_COLOURS)
  .map(([kind, { ground, ink }]) => `.call-out.${kind} { background: #${ground}; border-color: #${ink}; color: #${ink}; }`)
  .join("\n")}
sup { line-height: 0; font-size: .75em; }
sup a { padding: 0 .15em; text-decoration: none; }
.notes { margin-top: 3em; border-top: 1px solid #c9c8cf; font-size: .9375rem; }
.notes ol { padding: 0; list-style: none; }
.notes li { margin: .4em 0; }
:target { background: #f3e5ff; }
@page { margin: 2cm; }
@media print {
  body { max-width: none; margin: 0; padding: 0; font-size: 11pt; }
  h1, h2, h3, h4, h5, h6 { break-after: avoid; }
  img, pre, blockquote, .call-out, tr { break-inside: avoid; }
  pre { white-space: pre-wrap; }
}`;

/** A block of data is no script: no browser runs it, whatever the page's policy. */
function headOf(about: About): string {
  const description = about.description ? `<meta name="description" content="${escapeHtml(about.description)}">\n` : "";
  return `${description}<script type="application/ld+json">${structuredData(about)}</script>\n`;
}

/** A page that stands alone: its style and pictures within it, and nothing that runs. */
export function writeHtml(article: Article): string {
  const { title, titled, locale, dir, blocks, about } = article;
  const pageDir = locale === "ar" ? "rtl" : "ltr";
  const writer = htmlWriter(article, (at) => referenceTo(article.notes[at], at));
  const heading = titled ? `<h1${dir === pageDir ? "" : ` dir="${dir}"`}>${escapeHtml(title)}</h1>\n` : "";
  return `<!doctype html>
<html lang="${locale}" dir="${pageDir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<meta name="generator" content="Muhtawa">
<title>${escapeHtml(title)}</title>
${about ? headOf(about) : ""}<style>${STYLE}
</style>
</head>
<body>
<main>
${heading}${blocks.map((block) => writer(block, pageDir)).join("\n")}${notesOf(article, pageDir)}
</main>
</body>
</html>
`;
}

/** Leads to the note, and is led back to from there. */
const referenceTo = (note: WrittenNote | undefined, at: number) =>
  note ? `<sup><a id="ref-${at + 1}" href="#note-${at + 1}" role="doc-noteref">${note.label}</a></sup>` : "";

const addressed = (href: string, text: string) => `<a href="${escapeHtml(href)}" rel="noopener noreferrer">${escapeHtml(text)}</a>`;

/** What a note says, and its address, which is its words where it has no others. */
const saidBy = ({ text, href }: WrittenNote): string =>
  [escapeHtml(text), href && `<bdi dir="ltr">${addressed(href, href)}</bdi>`].filter(Boolean).join(" ");

/** A note in the line that refers to it. */
export const noteWithin = (note: WrittenNote | undefined): string => (note ? ` (${saidBy(note)})` : "");

function notesOf({ notes, locale }: Article, around: string): string {
  if (notes.length === 0) return "";
  const items = notes.map((note, at) => {
    const back = `<a href="#ref-${at + 1}" role="doc-backlink" aria-label="${NOTES[locale].back} ${note.label}">↩\uFE0E</a>`;
    const dir = note.dir === around ? "" : ` dir="${note.dir}"`;
    return `<li id="note-${at + 1}"${dir}><span class="number">${note.label}.</span> ${saidBy(note)} ${back}</li>`;
  });
  return `\n<section class="notes" role="doc-endnotes" aria-labelledby="notes"><h2 id="notes">${NOTES[locale].title}</h2><ol>${items.join("")}</ol></section>`;
}

/** Writes blocks as HTML; `dir` is named where it isn't that of what is around. */
export function htmlWriter({ pictures, locale }: Pick<Article, "pictures" | "locale">, noteAt: (note: number) => string) {
  const attributes = ({ dir, align }: { dir: string; align?: string }, around: string) =>
    `${dir === around ? "" : ` dir="${dir}"`}${align ? ` style="text-align: ${align}"` : ""}`;

  const write = (block: Block, around: string): string => {
    switch (block.kind) {
      case "paragraph":
        return `<p${attributes(block, around)}>${inline(block.inlines) || "<br>"}</p>`;
      case "heading":
        return `<h${block.level}${attributes(block, around)}>${inline(block.inlines)}</h${block.level}>`;
      case "list": {
        const [tag, start] = block.start === undefined ? ["ul", ""] : ["ol", block.start === 1 ? "" : ` start="${block.start}"`];
        const items = block.items.map((item) => `<li>${all(item, block.dir)}</li>`);
        return `<${tag}${start}${attributes(block, around)}>${items.join("")}</${tag}>`;
      }
      case "quote":
        return block.callOut
          ? callOutOf(block, block.callOut, around)
          : `<blockquote${attributes(block, around)}>${all(block.blocks, block.dir)}</blockquote>`;
      case "code":
        return `<pre dir="${block.dir}"><code>${escapeHtml(block.text)}</code></pre>`;
      case "rule":
        return "<hr>";
      case "table":
        return tableOf(block, around);
    }
  };

  const callOutOf = (quote: Quote, kind: CallOut, around: string) => {
    const name = CALL_OUT_NAMES[locale][kind];
    return `<div class="call-out ${kind}" role="note" aria-label="${name}"${attributes(quote, around)}><p class="name">${name}</p>${all(quote.blocks, quote.dir)}</div>`;
  };

  const all = (blocks: readonly Block[], around: string) => blocks.map((block) => write(block, around)).join("");

  const tableOf = (table: Table, around: string) => {
    const rows = table.rows.map((cells) => `<tr>${cells.map((cell) => cellOf(cell, table.dir)).join("")}</tr>`);
    return `<table${attributes(table, around)}><tbody>${rows.join("")}</tbody></table>`;
  };

  const cellOf = ({ header, colspan, rowspan, align, blocks }: Cell, around: string) => {
    const tag = header ? "th" : "td";
    const spans = `${colspan > 1 ? ` colspan="${colspan}"` : ""}${rowspan > 1 ? ` rowspan="${rowspan}"` : ""}`;
    return `<${tag}${spans}${align ? ` style="text-align: ${align}"` : ""}>${all(blocks, around)}</${tag}>`;
  };

  const inline = (parts: readonly Inline[]) =>
    parts
      .map((part) => {
        if (part.kind === "break") return "<br>";
        if (part.kind === "text") return runOf(part);
        if (part.kind === "note") return noteAt(part.note);
        const picture = pictures[part.picture];
        return picture
          ? `<img src="${dataUrlOf(picture)}" alt="${escapeHtml(part.alt)}" width="${part.width}" height="${part.height}">`
          : escapeHtml(part.alt);
      })
      .join("");

  return write;
}

export const dataUrlOf = ({ type, bytes }: Picture): string =>
  `data:image/${type === "jpg" ? "jpeg" : "png"};base64,${Buffer.from(bytes).toString("base64")}`;

function runOf({ text, bold, italic, underline, strike, code, href }: Run): string {
  let html = escapeHtml(text);
  if (code) html = `<code>${html}</code>`;
  if (strike) html = `<s>${html}</s>`;
  if (underline) html = `<u>${html}</u>`;
  if (italic) html = `<em>${html}</em>`;
  if (bold) html = `<strong>${html}</strong>`;
  return href ? `<a href="${escapeHtml(href)}" rel="noopener noreferrer">${html}</a>` : html;
}
