import { describe, expect, test } from "@jest/globals";
import { checkVoice, enforceVoice, type VoiceRule } from "../../src/index.ts";

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

describe("a banned word without another", () => {
  test.each<[string, VoiceRule]>([
    ["هذا السعر رخيص.", ban("رخيص")],
    ["نحن من بين الأفضل في العالم العربي.", ban("الأفضل في العالم")],
    ["Our cheap dates.", ban("cheap")],
    ["لذيذ، رخيص، طازج.", ban("رخيص")],
  ])("is told and never deleted: %s", (text, rule) => {
    expect(enforceVoice(text, [rule])).toEqual({ text, changes: [] });
    expect(checkVoice(text, [rule], rule.locale)[0]).toMatchObject({ rule, broken: true });
  });

  test.each([
    ["another word of the same letters", ban("سعر", "ثمن"), "السعرات غير السعر", "السعرات غير الثمن"],
    ["a verbal noun is another word", ban("كتاب", "مؤلَّف"), "كتابة وكتابات وكتابها", "كتابة وكتابات ومؤلَّفها"],
    ["news", ban("new", "fresh"), "The news is new.", "The news is fresh."],
    ["the same letters inside", ban("art", "craft"), "Start the art.", "Start the craft."],
  ])("exchanged, but not %s", (_case, rule, written, kept) => {
    expect(voiced(written, rule)).toBe(kept);
  });
});

describe("what would break a sentence is only suggested", () => {
  test.each<[string, VoiceRule, string]>([
    ["after a demonstrative", prefer("المنصة", "الموقع"), "هذا الموقع سريع."],
    ["before an adjective", ban("موقع", "منصة"), "زرنا موقعًا سريعًا."],
    ["after its verb", prefer("منصة", "موقع"), "يقدم الموقع الكثير."],
  ])("%s", (_case, rule, text) => {
    expect(voiced(text, rule)).toBe(text);
    const [check] = checkVoice(text, [rule], "ar");
    expect(check?.against[0]?.better).toBeDefined();
  });
  test("where nothing beside it shows the gender it is exchanged", () => {
    expect(voiced("زوروا الموقع الآن.", prefer("المنصة", "الموقع"))).toBe("زوروا المنصة الآن.");
  });
});

describe("a glossary's term keeps the sentence's definiteness", () => {
  const term = glossary("قهوة مختصة");
  test.each(["نحب القهوة المختصة.", "وهذه قهوة مختصة.", "القهوة مختصة."])("%s", (text) => {
    expect(voiced(text, term)).toBe(text);
    expect(checkVoice(text, [term], "ar")[0]?.broken).toBe(false);
  });
  test("however it is misspelt", () => {
    expect(voiced("نحب القهوه المختصه.", term)).toBe("نحب القهوة المختصة.");
  });
});

describe("broken plurals and comparatives", () => {
  test.each<[string, VoiceRule, string, string]>([
    ["a plural for a plural", ban("زبون", "عميل"), "الزبائن وزبون", "العملاء وعميل"],
    ["a plural with its pronoun", ban("سعر", "ثمن"), "أسعارنا وبأسعارها", "أثماننا وبأثمانها"],
    ["a comparative", ban("رخيص", "بسيط"), "أرخص والأرخص", "أبسط والأبسط"],
  ])("%s", (_case, rule, written, kept) => {
    expect(voiced(written, rule)).toBe(kept);
  });
  test.each([
    ["زبون", "زبائننا"],
    ["مسكين", "والمساكين"],
    ["عميل", "عملاؤنا"],
    ["سعر", "بأسعارهم"],
    ["مشروع", "للمشاريع"],
    ["فاتورة", "فواتيرك"],
    ["خبير", "خبرائنا"],
    ["رخيص", "أرخص"],
  ])("a ban of %s finds %s", (term, text) => {
    expect(checkVoice(text, [ban(term)], "ar")[0]).toMatchObject({ broken: true, against: [{ text }] });
  });
});

describe("rules together", () => {
  test("a word that a ban forbids is never written", () => {
    expect(voiced("Our dates.", prefer("cheap fruit", "dates"), ban("cheap"))).toBe("Our dates.");
    expect(voiced("A bad day.", ban("bad", "cheap"), ban("cheap"))).toBe("A bad day.");
  });
  test("what an exchange brings together is seen again", () => {
    expect(voiced("very cheap tricks", ban("cheap", "clever"), ban("very clever", "wise"))).toBe("wise tricks");
  });
  test("say what they changed, and where it is now", () => {
    const { text, changes } = enforceVoice("One cheap date.\nCheap dates and a deal.", [ban("cheap", "fair"), prefer("offer", "deal")]);
    expect(text).toBe("One fair date.\nFair dates and an offer.");
    expect(changes.map(({ before, after, at }) => [before, after, text.slice(at, at + after.length)])).toEqual([
      ["cheap", "fair", "fair"],
      ["Cheap", "Fair", "Fair"],
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
  expect(checkVoice("حضر الكتّاب.", [{ ...rule, replacement: undefined }], "ar")[0]?.against).toEqual([]);
  expect(enforceVoice("الشّركة هنا.", [{ ...rule, term: "شركة", replacement: "مؤسسة" }]).text).toBe("المؤسسة هنا.");
});
