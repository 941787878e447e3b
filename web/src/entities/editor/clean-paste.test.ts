import { expect, test } from "@jest/globals";
import { cleanPaste } from "./clean-paste.ts";

test("scripts, styles and event handlers go; structure and words stay", () => {
  const html = `<meta charset="utf-8"><style>p{color:red}</style><h2 class="x" style="color:red" onclick="x()">Colour</h2>
    <p>Look <script>alert(1)</script><a href="https://a.example" target="_blank">here</a></p><iframe src="https://x.example"></iframe>`;
  const clean = cleanPaste(html).html;
  expect(clean).not.toMatch(/script|style|onclick|iframe|class|meta/);
  expect(clean).toContain("<h2>Colour</h2>");
  expect(clean).toContain('<a href="https://a.example">here</a>');
});

test("characters that no document can hold don't come in", () => {
  expect(cleanPaste("<p>a\u0000b\u001fc \ud83dy 👨‍👩‍👧 \u200fتمر</p>").html).toBe("<p>abc \ufffdy 👨‍👩‍👧 \u200fتمر</p>");
});

test("Word's list paragraphs become a list, without the bullets it writes", () => {
  const item = (text: string) =>
    `<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span style="mso-list:Ignore">·<span> </span></span><!--[endif]-->${text}<o:p></o:p></p>`;
  expect(cleanPaste(`<p class="MsoNormal">Before</p>${item("One")}${item("Two")}<p>After</p>`).html).toBe(
    "<p>Before</p><ul><li><p>One</p></li><li><p>Two</p></li></ul><p>After</p>",
  );
});

test("Google Docs' bold that is none goes, and its bold and italic by style become marks", () => {
  const html = `<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Bold</span><span style="font-weight:400"> and </span><span style="font-style:italic">italic</span></p></b>`;
  const clean = cleanPaste(html).html;
  expect(clean).toContain("<strong>Bold</strong>");
  expect(clean).toContain("<em>italic</em>");
  expect(clean).not.toContain("<b");
});

test("links keep their targets; where that can't be, their words stay and it is said", () => {
  const { html, lostLinks } = cleanPaste(
    `<p><a href="www.example.com/a">one</a> <a href="/contents">two</a> <a href="#top">three</a> <a href="javascript:x">four</a> <a name="x">five</a> <a href="mailto:a@example.com">six</a></p>`,
  );
  expect(html).toBe('<p><a href="https://www.example.com/a">one</a> two three four five <a href="mailto:a@example.com">six</a></p>');
  expect(lostLinks).toBe(3);
});

test("what a cell covers is a number within bounds", () => {
  const row = '<td colspan="100000000" rowspan="-3">a</td><td colspan="x" rowspan="99999">b</td><td colspan="2">c</td>';
  expect(cleanPaste(`<table><tbody><tr>${row}</tr></tbody></table>`).html).toContain(
    '<td colspan="100">a</td><td rowspan="1000">b</td><td colspan="2">c</td>',
  );
});
