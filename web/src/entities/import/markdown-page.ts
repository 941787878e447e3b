import { type Note, takeNotes } from "@muhtawa/text-analysis";
import { type Links, Marked, type TokenizerAndRendererExtension } from "marked";
import { callOutNamed } from "../../ui/document/call-outs.ts";
import { BoundedLexer, Budget } from "./bounded-lexer.ts";

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** References to notes, as the editor has them. */
const footnotes = (notes: ReadonlyMap<string, Note>): TokenizerAndRendererExtension => ({
  name: "footnote",
  level: "inline",
  start: (source) => source.indexOf("[^"),
  tokenizer(source) {
    const { 0: raw, 1: label = "" } = /^\[\^([^\]\s]{1,100})\]/.exec(source) ?? [];
    return raw !== undefined && notes.has(label) ? { type: "footnote", raw, label } : undefined;
  },
  renderer({ label }) {
    const { text = "", href = "" } = notes.get(String(label)) ?? {};
    return `<sup data-footnote="" data-note="${escaped(text)}" data-href="${escaped(href)}"></sup>`;
  },
});

/** A text in Markdown as a page, with GitHub's tables, strikes, notes and call-outs; the HTML within it may be anything. */
export function markdownPage(text: string): string {
  const { markdown, notes } = takeNotes(text);
  const reader = new Marked<string, string>({ gfm: true, async: false });
  const budget = new Budget();
  let links: Links = {};
  const pageOf = (source: string): string => {
    const lexer = new BoundedLexer(reader.defaults, budget);
    // what is defined around a part holds in it
    Object.assign(lexer.tokens.links, links);
    const tokens = lexer.lex(source);
    links = tokens.links;
    return reader.parser(tokens);
  };
  reader.use({
    extensions: [footnotes(notes)],
    renderer: {
      // without the line's end that would stand in it
      code: ({ text: code, lang = "" }) => `<pre><code class="language-${escaped(lang.split(" ")[0] ?? "")}">${escaped(code)}</code></pre>`,
      checkbox: ({ checked }) => (checked ? "☑ " : "☐ "),
      blockquote(token) {
        const { 1: name = "" } = /^\[!([a-z]{3,9})\][ \t]*(?:\n|$)/i.exec(token.text) ?? [];
        const kind = callOutNamed(name);
        if (!kind) return false;
        return `<blockquote data-kind="${kind}">${pageOf(token.text.slice(name.length + 3))}</blockquote>`;
      },
    },
  });
  return pageOf(markdown);
}
