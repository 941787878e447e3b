import { describe, expect, test } from "@jest/globals";
import { enforceVoice, type VoiceRule } from "../../src/index.ts";

const ban = (term: string, replacement?: string): VoiceRule => ({
  locale: /\p{Script=Arabic}/u.test(term) ? "ar" : "en",
  kind: "BAN",
  term,
  replacement,
});
const prefer = (term: string, replacement?: string): VoiceRule => ({ ...ban(term, replacement), kind: "PREFER" });
const glossary = (term: string, replacement?: string): VoiceRule => ({ ...ban(term, replacement), kind: "GLOSSARY" });

const voiced = (text: string, ...rules: VoiceRule[]) => enforceVoice(text, rules).text;

describe("a preferred word", () => {
  test.each<[string, VoiceRule, string, string]>([
    [
      "in place of another",
      prefer("sorted by hand", "processed"),
      "Processed dates, processed here.",
      "Sorted by hand dates, sorted by hand here.",
    ],
    ["with what is written onto it", prefer("يُفرز يدويًّا", "معالَج"), "تمر معالج ومعالج.", "تمر يُفرز يدويًّا ويُفرز يدويًّا."],
    ["not where it is part of the other", prefer("قهوة مختصة", "قهوة"), "قهوة مختصة", "قهوة مختصة"],
    ["with the article", prefer("مركز", "عيادة"), "زر العيادة وبالعيادة وللعيادة ولعيادة.", "زر المركز وبالمركز وللمركز ولمركز."],
    ["both with the article", prefer("المركز", "العيادة"), "زر العيادة، واذهب للعيادة وبالعيادة.", "زر المركز، واذهب للمركز وبالمركز."],
    ["before lam", prefer("لغة", "لهجة"), "للهجة واللهجة ولهجة", "للغة واللغة ولغة"],
    ["a definite one after ل", prefer("المركز", "عيادة"), "لعيادة", "للمركز"],
    ["with a or an", prefer("offer", "deal"), "A deal. Take a deal and an old deal.", "An offer. Take an offer and an old offer."],
    [
      "but not in an address",
      prefer("shop", "store"),
      "The store at https://store.example and store@x.sa.",
      "The shop at https://store.example and store@x.sa.",
    ],
    ["but not in a link's target", prefer("shop", "store"), "[Our store](/store)", "[Our shop](/store)"],
  ])("%s", (_case, rule, written, kept) => {
    expect(voiced(written, rule)).toBe(kept);
  });
});

describe("a glossary's term", () => {
  test.each<[string, VoiceRule, string, string]>([
    [
      "as the glossary writes it",
      glossary("Qahwa", "Arabic coffee"),
      "Serve Arabic coffee. QAHWA is light.",
      "Serve Qahwa. Qahwa is light.",
    ],
    ["with its harakat", glossary("زراعةُ الأسنان"), "زراعة الاسنان", "زراعةُ الأسنان"],
    ["with what is written onto it", glossary("نُور"), "لنور ونور", "لنُور ونُور"],
  ])("%s", (_case, rule, written, kept) => {
    expect(voiced(written, rule)).toBe(kept);
  });
});

describe("a banned word is exchanged", () => {
  test.each<[string, VoiceRule, string, string]>([
    ["with its capital", ban("cheap", "fair"), "Cheap and cheap.", "Fair and fair."],
    ["in the plural and the genitive", ban("gadget", "device"), "Gadgets, the gadget's case.", "Devices, the device's case."],
    ["with a suffix", ban("ثمن", "تكلفة"), "ثمنها وثمننا وبثمنه.", "تكلفتها وتكلفتنا وبتكلفته."],
    [
      "in the feminine and the plural",
      ban("رخيص", "اقتصادي"),
      "خدمة رخيصة وبدائل رخيصات والرخيص.",
      "خدمة اقتصادية وبدائل اقتصاديات والاقتصادي.",
    ],
    ["in the accusative", ban("رخيص", "منصف"), "ليس رخيصًا ولا رخيصا.", "ليس منصفًا ولا منصفًا."],
    ["however it is written", ban("أرخص", "أنسب"), "ارخص وأَرخَص والأرخص", "أنسب وأنسب والأنسب"],
  ])("%s", (_case, rule, written, kept) => {
    expect(voiced(written, rule)).toBe(kept);
  });
});

describe("a banned word without another is taken out, with what would be left hanging", () => {
  test.each<[string, VoiceRule, string, string]>([
    ["between words", ban("cheap"), "Our cheap dates.", "Our dates."],
    ["at the beginning", ban("simply"), "Simply ask us. Simply.", "Ask us."],
    ["in a list", ban("cheap"), "Warm, cheap, calm.", "Warm, calm."],
    ["at a list's end", ban("cheap"), "Warm, calm and cheap.", "Warm, calm."],
    ["before an and", ban("cheap"), "A cheap and calm place.", "A calm place."],
    ["after an article", ban("cheap"), "A cheap offer, an unbeatable one.", "An offer, an unbeatable one."],
    ["in quotation marks", ban("cheap"), "We say “cheap” too often.", "We say too often."],
    ["in bold at a list item", ban("cheap"), "- **Cheap**: never", "- Never"],
    ["Arabic, between words", ban("رخيص"), "تمر رخيص من الواحة.", "تمر من الواحة."],
    ["Arabic, joined", ban("رخيص"), "لذيذ ورخيص.", "لذيذ."],
    ["Arabic, in a list", ban("رخيص"), "لذيذ، رخيص، طازج.", "لذيذ، طازج."],
    ["Arabic, in quotation marks", ban("رخيص"), "كلمة «رخيص» كثيرة.", "كلمة كثيرة."],
    ["Arabic, after أو", ban("رخيص"), "هادئ أو رخيص.", "هادئ."],
  ])("%s", (_case, rule, written, kept) => {
    expect(voiced(written, rule)).toBe(kept);
  });

  test.each([
    ["another word of the same letters", ban("سعر"), "السعرات غير السعر", "السعرات غير"],
    ["a verbal noun is another word", ban("كتاب"), "كتابة وكتابات وكتابها", "كتابة وكتابات"],
    ["news", ban("new"), "The news is new.", "The news is."],
    ["the same letters inside", ban("art"), "Start the art.", "Start the."],
  ])("but not %s", (_case, rule, written, kept) => {
    expect(voiced(written, rule)).toBe(kept);
  });
});

describe("rules together", () => {
  test("a ban wins over a preference", () => {
    expect(voiced("Our dates.", prefer("cheap fruit", "dates"), ban("cheap"))).toBe("Our dates.");
    expect(voiced("A bad day.", ban("bad", "cheap"), ban("cheap"))).toBe("A day.");
  });
  test("what a removal brings together is seen again", () => {
    expect(voiced("very cheap clever tricks", ban("cheap"), ban("very clever"))).toBe("tricks");
  });
  test("say what they changed, and where it is now", () => {
    const { text, changes } = enforceVoice("One cheap date.\nCheap dates and a deal.", [ban("cheap"), prefer("offer", "deal")]);
    expect(text).toBe("One date.\nDates and an offer.");
    expect(changes.map(({ before, after, at }) => [before, after, text.slice(at, at + after.length)])).toEqual([
      ["cheap ", "", ""],
      ["Cheap d", "D", "D"],
      ["a deal", "an offer", "an offer"],
    ]);
  });
  test("without any, a text stays as it is", () => {
    expect(enforceVoice("  as it , is ", [])).toEqual({ text: "  as it , is ", changes: [] });
  });
});

test("a word that a written shadda makes another is left as it is", () => {
  const rule = { locale: "ar", kind: "BAN", term: "كتاب", replacement: "مؤلَّف" } as const;
  expect(enforceVoice("حضر الكتّاب ومعهم كتاب.", [rule]).text).toBe("حضر الكتّاب ومعهم مؤلَّف.");
  expect(enforceVoice("الشّركة هنا.", [{ ...rule, term: "شركة", replacement: "مؤسسة" }]).text).toBe("المؤسسة هنا.");
});
