import { MOST_SOURCE, type Passage, type SourceText, sourceText } from "./brand-source.ts";

/** Elements whose contents nobody reads, and how each ends. */
const UNREAD: Readonly<Record<string, RegExp>> = {
  script: /<\/script/gi,
  style: /<\/style/gi,
  noscript: /<\/noscript/gi,
  template: /<\/template/gi,
  svg: /<\/svg/gi,
  iframe: /<\/iframe/gi,
  textarea: /<\/textarea/gi,
  select: /<\/select/gi,
};
const HEADINGS = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);
/** Elements within a line; any other one begins and ends a passage. */
const INLINE = new Set([
  "a",
  "abbr",
  "b",
  "bdi",
  "bdo",
  "cite",
  "code",
  "em",
  "font",
  "i",
  "mark",
  "q",
  "s",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "time",
  "u",
  "wbr",
]);

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  copy: "©",
  reg: "®",
  trade: "™",
  hellip: "…",
  mdash: "—",
  ndash: "–",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  laquo: "«",
  raquo: "»",
  bull: "•",
  middot: "·",
  eacute: "é",
};
const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));?/gi;

const decoded = (text: string): string =>
  text.replace(REFERENCE, (whole: string, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0x1f && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : " ";
  });

const ATTRIBUTE = /(?<![^\s"'/<])([a-z:-]{1,20})\s?=\s?(?:"([^"]{0,2000})"|'([^']{0,2000})'|([^\s"'>]{1,200}))/gi;
/** Attributes that are read of one element; more are nobody's. */
const MOST_ATTRIBUTES = 40;

function attributesOf(tag: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = "", double, single, bare] of tag.slice(0, 8_000).matchAll(ATTRIBUTE)) {
    if (found.size >= MOST_ATTRIBUTES) break;
    if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), decoded(double ?? single ?? bare ?? ""));
  }
  return found;
}

/** Where the element that begins at `from` ends, quotation marks heeded; the end of the text where it doesn't. */
function endOfTag(html: string, from: number): number {
  let at = from;
  for (;;) {
    const sign = html.charAt(at);
    if (sign === "") return html.length;
    if (sign === ">") return at;
    if (sign === '"' || sign === "'") {
      const end = html.indexOf(sign, at + 1);
      if (end < 0) return html.length;
      at = end;
    }
    at += 1;
  }
}

/** Letters after which nothing is looked at any more: what is repeated is left out, so this is more than is kept. */
const MOST_READ = MOST_SOURCE * 4;

const NAME = /^[a-z][a-z0-9-]{0,20}/i;

/**
 * What a page says, without what a browser doesn't show: a single pass over the text, whatever it is made of. No page is built, nothing is
 * run or fetched.
 */
export function readPage(html: string): SourceText {
  const passages: Passage[] = [];
  let title = "";
  let line = "";
  let heading = false;
  let inTitle = false;
  let read = 0;
  const about = new Map<string, string>();
  const close = () => {
    if (inTitle) title ||= line;
    else if (/\S/.test(line)) {
      passages.push({ place: heading ? "HEADING" : "TEXT", text: line });
      read += line.length;
    }
    line = "";
  };
  let at = 0;
  while (at < html.length && read + line.length < MOST_READ) {
    const open = html.indexOf("<", at);
    line += decoded(html.slice(at, open < 0 ? html.length : open));
    if (open < 0) break;
    if (html.startsWith("<!--", open)) {
      const end = html.indexOf("-->", open + 4);
      at = end < 0 ? html.length : end + 3;
      continue;
    }
    const isEnd = html.charAt(open + 1) === "/";
    const name = NAME.exec(html.slice(open + (isEnd ? 2 : 1), open + 24))?.[0].toLowerCase();
    if (name === undefined && !isEnd && !/[!?]/.test(html.charAt(open + 1))) {
      line += "<";
      at = open + 1;
      continue;
    }
    const end = endOfTag(html, open + 1);
    at = end + 1;
    if (name === undefined || INLINE.has(name)) continue;
    close();
    if (name === "title") inTitle = !isEnd && title === "";
    if (HEADINGS.has(name)) heading = !isEnd;
    if (!isEnd && name === "meta") keepAbout(html.slice(open, end), about);
    const unread = isEnd ? undefined : UNREAD[name];
    if (unread && html.charAt(end - 1) !== "/") {
      unread.lastIndex = at;
      at = unread.exec(html)?.index ?? html.length;
    }
  }
  close();
  const description = about.get("description") ?? about.get("og:description") ?? "";
  const siteName = about.get("og:site_name") ?? about.get("application-name");
  const first: Passage[] = [
    { place: "TITLE", text: title || (about.get("og:title") ?? "") },
    { place: "DESCRIPTION", text: description },
  ];
  return sourceText([...first, ...passages], siteName);
}

const ABOUT = new Set(["description", "og:description", "og:site_name", "og:title", "application-name"]);

function keepAbout(tag: string, about: Map<string, string>): void {
  const attributes = attributesOf(tag);
  const name = (attributes.get("name") ?? attributes.get("property") ?? "").toLowerCase();
  if (ABOUT.has(name) && !about.has(name)) about.set(name, attributes.get("content") ?? "");
}
