import { afterEach, expect, test } from "@jest/globals";
import { notesIn } from "@muhtawa/text-analysis";
import { Editor } from "@tiptap/core";
import { editorExtensions } from "../../ui/document/extensions.ts";
import { cleanPaste } from "./clean-paste.ts";

let editor: Editor;
afterEach(() => editor.destroy());

/** What the editor makes of a clipboard, in short: each block with its direction where that is set, and its words. */
function pasted(html: string): string[] {
  editor = new Editor({ extensions: editorExtensions(""), content: cleanPaste(html).html });
  const lines: string[] = [];
  editor.state.doc.descendants((node, at) => {
    if (!node.isTextblock) return true;
    const around = editor.state.doc.resolve(at);
    const path = Array.from({ length: around.depth }, (_, depth) => around.node(depth + 1).type.name).filter((name) => name !== "listItem");
    const dir = node.attrs.dir ? ` ${String(node.attrs.dir)}` : "";
    lines.push([...path, node.type.name].join(">") + `${dir}: ${node.textContent}`);
    return false;
  });
  return lines.filter((line) => !line.endsWith("paragraph: "));
}

/** As Word for Windows puts it on the clipboard, between its fragment's marks. */
const word = (body: string) => `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head><meta name=ProgId content=Word.Document>
<style><!-- p.MsoNormal {margin:0in;} @list l0 {mso-list-id:1;} --></style></head><body lang=EN-US><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const wordItem = (level: number, bullet: string, text: string, rtl = "") =>
  `<p class=MsoListParagraphCxSpMiddle ${rtl ? "dir=RTL" : ""} style='margin-left:${level / 2}in;text-indent:-.25in;mso-list:l0 level${level} lfo1;${rtl}'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${bullet}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${text}<o:p></o:p></p>`;

/** The notes of what was pasted, and the text with their numbers. */
function pastedNotes(html: string): { text: string[]; notes: unknown[] } {
  const text = pasted(html);
  return { text, notes: notesIn(editor.getJSON()) };
}

const SURVEY = { text: "Survey of 2025.", href: "https://stats.example/a" };

test.each([
  [
    "Word",
    word(`<p class=MsoNormal>Of all 70% return.<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span
class=MsoFootnoteReference><span style='mso-special-character:footnote'>[1]</span></span></a> Always.<o:p></o:p></p>
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]>
<div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span
class=MsoFootnoteReference>[1]</span></a> Survey of 2025. <a href="https://stats.example/a">https://stats.example/a</a><o:p></o:p></p></div></div>`),
  ],
  [
    "Google Docs",
    `<p><span>Of all 70% return.</span><sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup><span> Always.</span></p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span>&nbsp;Survey of 2025. </span><span><a href="https://stats.example/a">https://stats.example/a</a></span></p></div>`,
  ],
  [
    "GitHub",
    `<p>Of all 70% return.<sup><a href="#user-content-fn-1" id="user-content-fnref-1" data-footnote-ref>1</a></sup> Always.</p><section data-footnotes><h2 id="footnote-label">Footnotes</h2><ol><li id="user-content-fn-1"><p>Survey of 2025. <a href="https://stats.example/a">https://stats.example/a</a> <a href="#user-content-fnref-1" data-footnote-backref>↩</a></p></li></ol></section>`,
  ],
  [
    "our own export",
    `<p>Of all 70% return.<sup><a id="ref-1" href="#note-1" role="doc-noteref">1</a></sup> Always.</p><section class="notes" role="doc-endnotes" aria-labelledby="notes"><h2 id="notes">Notes and sources</h2><ol><li id="note-1"><span class="number">1.</span> Survey of 2025. <bdi dir="ltr"><a href="https://stats.example/a">https://stats.example/a</a></bdi> <a href="#ref-1" role="doc-backlink">↩</a></li></ol></section>`,
  ],
])("footnotes of %s stay what they are", (_, html) => {
  expect(pastedNotes(html)).toEqual({ text: ["paragraph: Of all 70% return. Always."], notes: [SURVEY] });
});

test("a link within a page that nothing leads back from is no footnote", () => {
  expect(pastedNotes('<h2 id="a">Dates</h2><p><a href="#a">Up</a> and <a href="#b">b</a></p>').notes).toEqual([]);
});

test("a list of Word's keeps its levels, its numbers and its bold words", () => {
  const html = word(
    `<p class=MsoNormal>Before<o:p></o:p></p>${wordItem(1, "·", "Colour and <b style='mso-bidi-font-weight:normal'>skin</b>")}${wordItem(2, "o", "even")}${wordItem(2, "o", "golden")}${wordItem(1, "·", "Taste")}<p class=MsoNormal>Then</p>${wordItem(1, "1.", "first")}${wordItem(1, "2.", "second")}`,
  );
  expect(pasted(html)).toEqual([
    "paragraph: Before",
    "bulletList>paragraph: Colour and skin",
    "bulletList>bulletList>paragraph: even",
    "bulletList>bulletList>paragraph: golden",
    "bulletList>paragraph: Taste",
    "paragraph: Then",
    "orderedList>paragraph: first",
    "orderedList>paragraph: second",
  ]);
  expect(editor.getHTML()).toContain("<strong>skin</strong>");
});

test("an Arabic list of Word's is one, also with Arabic letters and digits before its entries", () => {
  const rtl = "direction:rtl;unicode-bidi:embed";
  expect(pasted(word(wordItem(1, "أ-", "اللون", rtl) + wordItem(1, "ب-", "الطعم", rtl)))).toEqual([
    "orderedList>paragraph: اللون",
    "orderedList>paragraph: الطعم",
  ]);
  editor.destroy();
  expect(pasted(word(wordItem(1, "١-", "SPF 50 واقٍ", rtl)))).toEqual(["orderedList>paragraph rtl: SPF 50 واقٍ"]);
});

test("a table of Word's keeps its cells, its merged ones too, and its links", () => {
  const html =
    word(`<table class=MsoTableGrid dir=rtl border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td width=623 colspan=2 valign=top style='width:467.5pt'><p class=MsoNormal dir=RTL>الأنواع<o:p></o:p></p></td></tr>
 <tr style='mso-yfti-irow:1'><td width=312 valign=top><p class=MsoNormal dir=RTL>سكري<o:p></o:p></p></td><td width=312 valign=top><p class=MsoNormal><a
 href="https://example.com/dates">Medjool</a><o:p></o:p></p></td></tr></table>`);
  expect(pasted(html)).toEqual([
    "table>tableRow>tableCell>paragraph: الأنواع",
    "table>tableRow>tableCell>paragraph: سكري",
    "table>tableRow>tableCell>paragraph: Medjool",
  ]);
  expect(editor.getHTML()).toContain('colspan="2"');
  expect(editor.getHTML()).toContain('href="https://example.com/dates"');
});

/** As Google Docs puts it on the clipboard. */
const google = (body: string) =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-4e5c9f0a-7fff">${body}</b>`;
const span = (text: string, style = "font-weight:400") =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style};font-style:normal;white-space:pre-wrap;">${text}</span>`;
const googleItem = (text: string, level: number, dir = "ltr") =>
  `<li dir="${dir}" style="list-style-type:disc;font-size:11pt;" aria-level="${level}"><p dir="${dir}" style="line-height:1.38;margin-top:0pt;" role="presentation">${span(text)}</p></li>`;

test("a list of Google Docs' keeps its levels, its links and its bold words", () => {
  const link = `<a href="https://example.com/a" style="text-decoration:none;">${span("here", "font-weight:400;text-decoration:underline")}</a>`;
  const html = google(
    `<h2 dir="ltr" style="line-height:1.38">${span("Why")}</h2><ul style="margin-top:0;padding-inline-start:48px;">${googleItem("one", 1)}<ul style="margin-top:0;">${googleItem(`two ${link}`, 2)}</ul>${googleItem("three", 1)}</ul><p dir="ltr">${span("Bold", "font-weight:700")}</p>`,
  );
  expect(pasted(html)).toEqual([
    "heading: Why",
    "bulletList>paragraph: one",
    "bulletList>bulletList>paragraph: two here",
    "bulletList>paragraph: three",
    "paragraph: Bold",
  ]);
  expect(editor.getHTML()).toContain('href="https://example.com/a"');
  expect(editor.getHTML()).toContain("<strong>Bold</strong>");
});

test("a direction that the words don't tell stays, one that they tell isn't set by hand", () => {
  const html = google(
    `<p dir="rtl">${span("تمر سكري")}</p><p dir="rtl">${span("Sukkari هو الأشهر")}</p><p dir="rtl">${span("2026")}</p><p dir="ltr">${span("Plain")}</p>`,
  );
  expect(pasted(html)).toEqual(["paragraph: تمر سكري", "paragraph rtl: Sukkari هو الأشهر", "paragraph rtl: 2026", "paragraph: Plain"]);
});

test("a table of Google Docs' keeps its cells", () => {
  const cell = (text: string) =>
    `<td style="border-left:solid #000000 1pt;vertical-align:top;"><p dir="ltr" style="line-height:1.2;">${span(text)}</p></td>`;
  const html = google(
    `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312" /><col width="312" /></colgroup><tbody><tr style="height:0pt">${cell("Kind")}${cell("Price")}</tr></tbody></table></div>`,
  );
  expect(pasted(html)).toEqual(["table>tableRow>tableCell>paragraph: Kind", "table>tableRow>tableCell>paragraph: Price"]);
});

test("words that look like a bullet stay where Word's own stood before them", () => {
  const bare = (text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;</span></span><![endif]>${text}</p>`;
  expect(pasted(word(bare("د. أحمد") + bare("J. Smith") + bare("2026. A good year")))).toEqual([
    "orderedList>paragraph: د. أحمد",
    "orderedList>paragraph: J. Smith",
    "orderedList>paragraph: 2026. A good year",
  ]);
});
