import { describe, expect, test } from "@jest/globals";
import { snippetOf } from "../../src/search/index.ts";

const shown = (text: string, term: string, length?: number) => {
  const { parts, cutBefore, cutAfter } = snippetOf(text, term, length);
  return `${cutBefore ? "…" : ""}${parts.map((part) => (part.matched ? `[${part.text}]` : part.text)).join("")}${cutAfter ? "…" : ""}`;
};

describe("a snippet", () => {
  test.each([
    ["Dates from the oasis", "oas", "Dates from the [oasis]"],
    ["زرنا الواحةَ الجميلة", "واحه", "زرنا [الواحةَ] الجميلة"],
    ["إطلاق المتجر في أبها", "اطلاق ابها", "[إطلاق] المتجر في [أبها]"],
    ["وبالتمور نحتفل", "تمور", "[وبالتمور] نحتفل"],
    ["شركتنا وشركتكم", "شركة", "[شركتنا] [وشركتكم]"],
    ["كتب عبدالله مقالة", "عبد الله", "كتب [عبدالله] مقالة"],
    ["an e-mail a day", "email", "an [e-mail] a day"],
    ["أكثر من ١٬٠٠٠ متابع", "1000", "أكثر من [١٬٠٠٠] متابع"],
    ["no such word", "zzz", "no such word"],
    ["nothing asked", " ", "nothing asked"],
    ["", "any", ""],
  ])("%p, searched for %p, is %p", (text, term, snippet) => {
    expect(shown(text, term)).toBe(snippet);
  });

  test("of a long text shows what is around the first match, in whole words", () => {
    expect(shown(`${"before ".repeat(100)}needle ${"after ".repeat(100)}`, "needle", 40)).toBe("…before [needle] after after after after…");
  });

  test("never cuts a sign that takes two units", () => {
    expect(shown("😀".repeat(50), "x", 21)).toBe(`${"😀".repeat(10)}…`);
  });
});
