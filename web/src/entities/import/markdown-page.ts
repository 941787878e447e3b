import { type Note, takeNotes } from "@muhtawa/text-analysis";
import { Marked, type TokenizerAndRendererExtension } from "marked";
import { callOutNamed } from "../../ui/document/call-outs.ts";

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
  const reader = new Marked({ gfm: true, async: false });
  reader.use({
    extensions: [footnotes(notes)],
    renderer: {
      // without the line's end that would stand in it
      code: ({ text: code, lang = "" }) => `<pre><code class="language-${escaped(lang.split(" ")[0] ?? "")}">${escaped(code)}</code></pre>`,
      blockquote(token) {
        const { 1: name = "" } = /^\[!([a-z]{3,9})\][ \t]*(?:\n|$)/i.exec(token.text) ?? [];
        const kind = callOutNamed(name);
        if (!kind) return false;
        const inner = reader.parse(token.text.slice(name.length + 3)) as string;
        return `<blockquote data-kind="${kind}">${inner}</blockquote>`;
      },
    },
  });
  return reader.parse(markdown) as string;
}
