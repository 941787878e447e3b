import type { Inline, Run } from "./article.ts";

interface Options {
  /** For headings and cells: breaks are spaces or tags. */
  readonly oneLine?: boolean;
}

/** What would be markup anywhere in a line. */
const MARKUP = /[\\`*[\]<>~|]|_(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])_|&(?=#?\w+;)|!(?=\[)/gu;
/** What would be markup at the beginning of a line: headings, lists, quotes, underlines of headings, rules. */
const BLOCK_MARKUP = /^(#{1,6}(?=\s|$)|[+\-=]|\d+(?=[.)]))/;

/** The parts of a paragraph as Markdown; whatever stands in a text stays text. */
export function markdownInlines(
  inlines: readonly Inline[],
  referenceOf: (picture: number) => string,
  { oneLine = false }: Options = {},
): string {
  let written = "";
  for (const group of byLink(trimmed(inlines))) {
    let text = "";
    for (const part of group.parts) {
      const before = text || (group.href ? "[" : written);
      text +=
        part.kind === "break"
          ? oneLine
            ? "<br>"
            : "\\\n"
          : part.kind === "picture"
            ? `![${escaped(part.alt)}][${referenceOf(part.picture)}]`
            : part.kind === "note"
              ? `[^${part.note + 1}]`
              : runOf(part, before);
    }
    written += group.href ? `[${text}](<${group.href.replaceAll(/[<>\\]/g, encodeURIComponent)}>)` : text;
  }
  const lines = written.split("\n").map(startEscaped);
  return lines.join("\n");
}

function startEscaped(line: string): string {
  return line
    .trimStart()
    .replace(BLOCK_MARKUP, (found) => (/^\d/.test(found) ? found : `\\${found}`))
    .replace(/^(\d+)([.)])/, "$1\\$2");
}

/** Without breaks and spaces at its ends, which Markdown would drop or show as signs. */
function trimmed(inlines: readonly Inline[]): Inline[] {
  const parts = [...inlines];
  const isVoid = (part: Inline | undefined) => part?.kind === "break" || (part?.kind === "text" && part.text.trim() === "");
  while (isVoid(parts[0])) parts.shift();
  while (isVoid(parts.at(-1))) parts.pop();
  const [first] = parts;
  if (first?.kind === "text") parts[0] = { ...first, text: first.text.trimStart() };
  const last = parts.at(-1);
  if (last?.kind === "text") parts[parts.length - 1] = { ...last, text: last.text.trimEnd() };
  return parts;
}

function byLink(inlines: readonly Inline[]): { href?: string | undefined; parts: Inline[] }[] {
  const groups: { href?: string | undefined; parts: Inline[] }[] = [];
  for (const part of inlines) {
    const href = part.kind === "text" ? part.href : undefined;
    const last = groups.at(-1);
    if (last && last.href === href) last.parts.push(part);
    else groups.push({ href, parts: [part] });
  }
  return groups;
}

const escaped = (text: string) => text.replaceAll(MARKUP, (sign) => `\\${sign}`);

/** A run with its marks; spaces stand outside of them. Where signs would be misread, tags do. */
function runOf({ text, bold, italic, underline, strike, code }: Run, before: string): string {
  if (text.trim() === "") return text;
  const inner = text.trim();
  const lead = text.slice(0, text.length - text.trimStart().length);
  const trail = text.slice(lead.length + inner.length);
  let marked = code ? codeOf(inner) : escaped(inner);
  const isClear = /^[\p{L}\p{N}]/u.test(inner) && /[\p{L}\p{N}]$/u.test(inner) && (lead !== "" || !/[*~]$/.test(before));
  const signs = isClear && !code && !underline && !(strike && (bold || italic));
  const around = (sign: string, tag: string) => (signs ? `${sign}${marked}${sign}` : `<${tag}>${marked}</${tag}>`);
  if (strike) marked = around("~~", "del");
  if (underline) marked = `<u>${marked}</u>`;
  if (italic) marked = around("*", "em");
  if (bold) marked = around("**", "strong");
  return lead + marked + trail;
}

function codeOf(text: string): string {
  // In a table | ends the cell, even within backticks.
  if (text.includes("|")) return `<code>${escaped(text)}</code>`;
  const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([ticks]) => ticks.length));
  const ticks = "`".repeat(longest + 1);
  const room = text.startsWith("`") || text.endsWith("`") ? " " : "";
  return ticks + room + text + room + ticks;
}
