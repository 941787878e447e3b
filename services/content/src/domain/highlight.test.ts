import { describe, expect, test } from "@jest/globals";
import { hasMatch, snippetOf } from "./highlight.ts";

describe("a snippet", () => {
  test.each([
    ["Dates from the oasis", "oas", "Dates from the <mark>oasis</mark>"],
    ["زرنا الواحةَ الجميلة", "واحه", "زرنا <mark>الواحةَ</mark> الجميلة"],
    ["إطلاق المتجر في أبها", "اطلاق ابها", "<mark>إطلاق</mark> المتجر في <mark>أبها</mark>"],
    ["وبالتمور نحتفل", "تمور", "<mark>وبالتمور</mark> نحتفل"],
    ["an e-mail a day", "email", "an <mark>e-mail</mark> a day"],
    ["no such word", "zzz", "no such word"],
    ["", "any", ""],
  ])("%p, searched for %p, is %p", (text, term, snippet) => {
    expect(snippetOf(text, term)).toBe(snippet);
  });

  test("can't bring markup in", () => {
    expect(snippetOf('<img src=x onerror="alert(1)"> & <mark>dates</mark>', "dates")).toBe(
      "&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &lt;mark&gt;<mark>dates</mark>&lt;/mark&gt;",
    );
  });

  test("of a long text shows what is around the first match, in whole words", () => {
    const snippet = snippetOf(`${"before ".repeat(100)}needle ${"after ".repeat(100)}`, "needle");
    expect(snippet).toMatch(/^… (before )+<mark>needle<\/mark>( after)+ …$/);
    expect(snippet.length).toBeLessThan(200);
  });
});

test("a text has a match where one of its words begins like a word of the search", () => {
  expect(hasMatch("تمور المدينة", "مدين")).toBe(true);
  expect(hasMatch("تمور المدينة", "دينة")).toBe(false);
});
