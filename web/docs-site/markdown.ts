import { posix } from "node:path";
import { Marked, type Token, type Tokens } from "marked";
import { diagramOf, isDiagram } from "./diagrams.ts";
import type { Source } from "./sources.ts";
import { WORDS } from "./words.ts";

export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly depth: number;
}

/** What the search knows of a part of a page. */
export interface Part {
  readonly heading: Heading | undefined;
  readonly text: string;
}

/** A page's content as HTML. */
export interface Drawn {
  readonly title: string;
  readonly html: string;
  /** All but the title. */
  readonly headings: readonly Heading[];
  readonly parts: readonly Part[];
  /** Links and pictures within the site. */
  readonly targets: readonly string[];
}

/** What isn't a page, but is served: by its place in the repository. */
const SERVED: Readonly<Record<string, string>> = { "docs/schema.graphql": "/schema.graphql" };

/** Draws a page. Links to sources that aren't served keep their words only. */
export function draw(source: Source, sources: ReadonlyMap<string, Source>): Drawn {
  const words = WORDS[source.language];
  const headings: Heading[] = [];
  const targets: string[] = [];
  const slugs = new Map<string, number>();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const text = plain(tokens);
        const heading = { id: unique(slugOf(text), slugs), text, depth };
        headings.push(heading);
        return `<h${depth} id="${escape(heading.id)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        if (/^https?:/.test(href)) return `<a href="${escape(href)}" rel="noopener noreferrer">${inner}</a>`;
        const target = targetOf(source, href, sources);
        if (target === undefined) return inner;
        targets.push(target);
        return `<a href="${escape(target)}">${inner}</a>`;
      },
      image({ href, text }) {
        const target = `/${posix.join(posix.dirname(source.file), href)}`;
        targets.push(target);
        return `<img src="${escape(target)}" alt="${escape(text)}" loading="lazy">`;
      },
      code(token) {
        const { text } = token;
        if (isDiagram(token)) {
          const { file, title } = diagramOf(text);
          targets.push(`/${file}`);
          return `<div class="diagram" tabindex="0" role="region" aria-label="${escape(words.scrollable)}"><img src="/${escape(file)}" alt="${escape(title)}" loading="lazy"></div>\n`;
        }
        return `<pre dir="ltr" tabindex="0" role="region" aria-label="${escape(words.codeBlock)}"><code>${escape(text)}</code></pre>\n`;
      },
      codespan: ({ text }) => `<code dir="ltr">${escape(text)}</code>`,
      html: ({ text }) => (text === "<br>" ? text : escape(text)),
    },
  });
  const tokens = marked.lexer(source.markdown);
  const html = marked
    .parser(tokens)
    .replaceAll("<table>", `<div class="table" tabindex="0" role="region" aria-label="${escape(words.scrollable)}"><table>`)
    .replaceAll("</table>", "</table></div>");
  const [title, ...rest] = headings;
  if (title?.depth !== 1) throw new Error(`${source.file} doesn't begin with a title`);
  return { title: title.text, html, headings: rest, parts: partsOf(tokens, headings), targets };
}

/** The address of what a page links to; undefined for what isn't served. */
function targetOf(source: Source, href: string, sources: ReadonlyMap<string, Source>): string | undefined {
  const [file = "", anchor] = href.split("#");
  const hash = anchor === undefined ? "" : `#${anchor}`;
  if (file === "") return `${source.path}${hash}`;
  if (file.startsWith("/")) return href;
  const place = posix.join(posix.dirname(source.file), file);
  const page = sources.get(place) ?? sources.get(`${place.replace(/\/$/, "")}/index.md`);
  return page ? `${page.path}${hash}` : SERVED[place];
}

/** As on GitHub, so that an anchor works in both places. */
const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");

function unique(slug: string, known: Map<string, number>): string {
  const before = known.get(slug) ?? 0;
  known.set(slug, before + 1);
  return before === 0 ? slug : `${slug}-${before}`;
}

function partsOf(tokens: readonly Token[], headings: readonly Heading[]): Part[] {
  const parts: { heading: Heading | undefined; text: string }[] = [];
  let next = 0;
  for (const token of tokens) {
    if (token.type === "heading") parts.push({ heading: headings[next++], text: "" });
    else if (parts.length > 0) (parts.at(-1) as { text: string }).text += ` ${plain([token])}`;
  }
  return parts.map(({ heading, text }) => ({ heading, text: text.replaceAll(/\s+/g, " ").trim() }));
}

function plain(tokens: readonly Token[]): string {
  return tokens.map(plainOf).join("");
}

function plainOf(token: Token): string {
  if (token.type === "table") {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows].flatMap((row) => row.map((cell) => `${plain(cell.tokens)} `)).join("");
  }
  if (token.type === "list") return (token as Tokens.List).items.map((item) => `${plain(item.tokens)} `).join("");
  if (isDiagram(token)) return diagramOf(token.text).title;
  if ("tokens" in token && token.tokens) return plain(token.tokens);
  return "text" in token ? (token.text as string) : " ";
}

export function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
