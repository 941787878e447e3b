import { describe, expect, test } from "@jest/globals";
import { checkVoice, type VoiceRule } from "../../src/index.ts";

const rule = (kind: VoiceRule["kind"], term: string, replacement?: string): VoiceRule => ({
  locale: /[a-z]/i.test(term) ? "en" : "ar",
  kind,
  term,
  replacement,
});

const first = (text: string, of: VoiceRule) => {
  const [check] = checkVoice(text, [of], of.locale);
  if (!check) throw new Error("no check");
  return check;
};

describe("checkVoice", () => {
  test("finds a banned word, with its place in the text", () => {
    const text = "سعرٌ رخيص، وخدمةٌ رَخيصة.";
    const { broken, against } = first(text, rule("BAN", "رخيص"));
    expect(broken).toBe(true);
    expect(against.map(({ start, end }) => text.slice(start, end))).toEqual(["رخيص", "رَخيصة"]);
  });

  test("tells a form that may be another word from one that surely is the same", () => {
    const { broken, against } = first("هذه كتابة جيدة.", rule("BAN", "كتاب"));
    expect(broken).toBe(false);
    expect(against).toEqual([{ start: 4, end: 9, text: "كتابة", certain: false }]);
    expect(first("Cheaper.", rule("BAN", "cheap")).against[0]?.certain).toBe(false);
  });

  test.each([
    ["نتيجة مضمونة", "نعدكم بالنتائج المضمونة خلال شهر.", "بالنتائج المضمونة"],
    ["نتائج مضمونة", "هذه نتيجة مضمونة.", "نتيجة مضمونة"],
    ["عرض حصري", "تنتهي عروضنا الحصرية غدًا.", "عروضنا الحصرية"],
    ["حل مبتكر", "نقدم حلولًا مبتكرة.", "حلولًا مبتكرة"],
    ["منتجنا", "جربوا منتجاتنا الجديدة.", "منتجاتنا"],
    ["نضمن", "ضمنا لكم السعر.", "ضمنا"],
    ["نبيع", "باعت الشركة أسهمها.", "باعت"],
    ["استخدم", "يستخدمون المنصة كل يوم.", "يستخدمون"],
    ["اشترِ", "اشتروا الآن.", "اشتروا"],
    ["ندعو", "دعونا العملاء إلى الحفل.", "دعونا"],
  ])("%s: another person or number may be meant otherwise, so it is told as a possibility: %s", (term, text, told) => {
    const { broken, against } = first(text, rule("BAN", term));
    expect([broken, against.map((place) => [place.text, place.certain])]).toEqual([false, [[told, false]]]);
  });

  test.each([
    ["أفضل", "نفضل القهوة العربية."],
    ["يضمن", "الطلب ضمن العرض."],
    ["نتيجة مضمونة", "النتيجة أمس، ومضمونة غدًا."],
    ["بيع", "ذهب الربيع."],
  ])("%s isn't in %s", (term, text) => expect(first(text, rule("BAN", term)).against).toEqual([]));

  test("as it is written a phrase is surely the same, in all its clitics", () =>
    expect(first("وبنتيجة مضمونة", rule("BAN", "نتيجة مضمونة")).broken).toBe(true));

  test("a ban applies to every text, broken or not", () => {
    expect(first("Fair.", rule("BAN", "cheap"))).toMatchObject({ applies: true, broken: false, against: [] });
  });

  test("a preference applies where one of its words stands, and is broken by the other", () => {
    const of = rule("PREFER", "sorted by hand", "sorted");
    expect(first("Fresh dates.", of)).toMatchObject({ applies: false, broken: false });
    expect(first("Dates sorted by hand.", of)).toMatchObject({ applies: true, broken: false });
    expect(first("Dates sorted early.", of)).toMatchObject({ applies: true, broken: true });
  });

  test("a glossary's term is broken by another spelling", () => {
    const of = rule("GLOSSARY", "Qahwa");
    expect(first("Qahwa today.", of)).toMatchObject({ applies: true, broken: false });
    expect(first("QAHWA today.", of).against.map(({ text }) => text)).toEqual(["QAHWA"]);
  });

  test("a style can't be judged by a machine", () => {
    expect(first("Any!", rule("STYLE", "no exclamation marks"))).toMatchObject({ applies: true, broken: false });
  });

  test("looks at the rules of the text's language alone", () => {
    expect(checkVoice("cheap", [rule("BAN", "cheap")], "ar")).toEqual([]);
    expect(checkVoice("cheap", [rule("BAN", " ")], "en")).toEqual([]);
  });
});

describe("a banned term in its forms", () => {
  test.each([
    ["خبير", "وخبيرتنا خبيرة", ["وخبيرتنا", "خبيرة"], true],
    ["خبير", "خبيراتنا", ["خبيراتنا"], true],
    ["عميل", "وعميلتنا الدائمة", ["وعميلتنا"], true],
    ["نتائج مضمونة", "ونتائجنا المضمونة كثيرة", ["ونتائجنا المضمونة"], false],
    ["خدمة ممتازة", "لخدمتكم الممتازة", ["لخدمتكم الممتازة"], false],
    ["سعر رخيص", "سعرنا رخيص", ["سعرنا رخيص"], false],
    ["يضمن", "نضمن لك وستضمنها وأضمن وسيضمنون", ["نضمن", "وستضمنها", "وأضمن", "وسيضمنون"], false],
  ] as const)("%s: %s", (term, text, found, broken) => {
    const check = first(text, rule("BAN", term));
    expect(check.against.map((place) => place.text)).toEqual(found);
    expect(check.broken).toBe(broken);
  });

  test.each([
    ["يضمن", "ضمن الفريق"],
    ["يمين", "على اليسار"],
    ["كتاب", "كاتب وكتيب"],
  ])("%s isn't in %s", (term, text) => expect(first(text, rule("BAN", term)).against).toEqual([]));
});
