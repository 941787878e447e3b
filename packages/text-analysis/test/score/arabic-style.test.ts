import { describe, expect, test } from "@jest/globals";
import { passiveSentences, repeatedStarts, tiedSentences, weakSentences } from "../../src/score/arabic-style.ts";

describe("the style of Arabic sentences", () => {
  test.each([
    ["تم إطلاق المتجر أمس.", true],
    ["وسيتم تحديث الأسعار.", true],
    ["جرى توقيع العقد.", true],
    ["كُتِبَ النص بعناية.", true],
    ["يُكتَب النص بعناية.", true],
    ["قيل إن الموسم طويل.", true],
    ["يباع التمر في المتجر.", true],
    ["تُقدِّم الشركة خدماتها.", false],
    ["نُقدِّم لكم الأفضل.", false],
    ["أطلقنا المتجر أمس.", false],
    ["كتب الفريق النص.", false],
  ])("passive: %s %s", (sentence, isPassive) => {
    expect(passiveSentences([sentence]).length > 0).toBe(isPassive);
  });

  test.each([
    ["ولكن السعر ثابت.", true],
    ["لذلك اخترناه.", true],
    ["فضلًا عن ذلك، نوصل مجانًا.", true],
    ["وبالتالي ارتفع الطلب.", true],
    ["السعر ثابت.", false],
  ])("tied: %s %s", (sentence, isTied) => {
    expect(tiedSentences([sentence]).length > 0).toBe(isTied);
  });

  test("three starts in a row, whatever is written onto them", () => {
    const text = "القهوة طازجة. والقهوة عندنا يومية. القهوة هنا لكم. والشاي كذلك.";
    expect(repeatedStarts([{ text }])).toEqual(["القهوة هنا لكم."]);
    expect(repeatedStarts([{ text: "القهوة طازجة. والقهوة عندنا يومية. الشاي هنا." }])).toEqual([]);
  });

  test.each([
    ["قمنا بتطوير المنصة.", true],
    ["أقمنا بيتًا جديدًا.", false],
    ["قامت بإطلاق المتجر أمس.", true],
    ["نقوم بتوصيل الطلبات.", true],
    ["كُتب التقرير من قبل الفريق.", true],
    ["وصلنا من قبل أن يبدأ العرض.", false],
    ["تعمل المنصة بشكل سريع.", true],
    ["بشكله الجميل يلفت النظر.", false],
    ["نبيع التمر والقهوة والهيل والزعفران والعسل والسمن.", true],
    ["نبيع التمر والقهوة والهيل.", false],
    ["اغسل وشاحك ثم افرش وشاح الصوف ثم اطو وشاح القطن واحفظ وشاح الحرير.", false],
    ["قرأ الكتب وكتب الرسائل وأطلق المتجر ونام ثم وصل.", false],
    ["قرأ الكتب وكتب الرسائل وأطلق المتجر ونام وسافر.", true],
    ["طورنا المنصة وأطلقنا المتجر.", false],
  ])("weak: %s %s", (sentence, isWeak) => {
    expect(weakSentences([sentence]).length > 0).toBe(isWeak);
  });
});
