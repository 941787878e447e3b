import { afterEach, expect, test } from "@jest/globals";
import { notesIn } from "@muhtawa/text-analysis";
import { Editor, type JSONContent } from "@tiptap/core";
import fc from "fast-check";
import { editorExtensions } from "./extensions.ts";
import { parseMarkdown, writeMarkdown } from "./parse-markdown.ts";

let editor: Editor | undefined;
afterEach(() => {
  editor?.destroy();
  editor = undefined;
});

const note = (text: string, href: string | null = null): JSONContent => ({ type: "footnote", attrs: { note: text, href } });
const words = (text: string): JSONContent => ({ type: "text", text });
const paragraph = (...content: JSONContent[]): JSONContent => ({ type: "paragraph", content });

test("Markdown's footnotes are notes, wherever their definitions stand; an undefined one stays text", () => {
  const markdown =
    "Ripe[^a] and [soft[^2]](https://x.example). Not[^3] `[^a]` \\[^a]\n\n[^a]: *FAO* <https://fao.org/d>\n\n- sweet[^2]\n\n[^2]: Ours";
  const document = parseMarkdown(markdown);
  expect(notesIn(document)).toEqual([{ text: "FAO", href: "https://fao.org/d" }, { text: "Ours" }, { text: "Ours" }]);
  const text = JSON.stringify(document);
  expect(text).toContain('". Not[^3] "');
  expect(text).toContain('"[^a]"');
  expect(text).not.toContain("Ours\\n");
});

test("an address that runs a script is none", () => {
  expect(parseMarkdown("Ripe[^1]\n\n[^1]: [x](javascript:alert(1))").content?.[0]?.content?.[1]?.attrs).toEqual(
    expect.objectContaining({ href: null }),
  );
});

test("any text with notes is itself again when somebody writes it anew with its references where they are", () => {
  const text = fc.stringMatching(/^[a-zأ-ي]{1,12}$/);
  const inline = fc.array(
    fc.oneof(
      text.map(words),
      text.map((said) => note(said)),
      fc.webUrl().map((href) => note("", href)),
    ),
    { minLength: 1, maxLength: 6 },
  );
  // beside one another words are one
  const apart = inline.map((parts) => parts.filter(({ type }, at) => type !== "text" || parts[at - 1]?.type !== "text"));
  fc.assert(
    fc.property(fc.array(apart, { minLength: 1, maxLength: 4 }), (lines) => {
      const document = { type: "doc", content: lines.map((line) => paragraph(...line)) };
      expect(parseMarkdown(writeMarkdown(document), notesIn(document))).toEqual(document);
    }),
    { numRuns: 200 },
  );
});

test("a note is copied and pasted as what it is, and its numbers are those of the text's own digits", () => {
  const document = { type: "doc", content: [paragraph(words("تمر"), note("دراسة", "https://x.example"))] };
  editor = new Editor({ extensions: editorExtensions(""), content: document });
  expect(editor.view.dom).toHaveAttribute("data-note-digits", "arabic");
  const html = editor.getHTML();
  editor.commands.setContent(html);
  expect(notesIn(editor.getJSON())).toEqual(notesIn(document));
  editor.commands.setContent("<p>في 2025</p>");
  expect(editor.view.dom).not.toHaveAttribute("data-note-digits");
});
