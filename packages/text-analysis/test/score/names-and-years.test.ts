import { describe, expect, test } from "@jest/globals";
import { bylineOf } from "../../src/index.ts";
import { namesIn } from "../../src/score/names.ts";
import { yearsIn } from "../../src/score/years.ts";

test.each([
  ["By Sara Ali", "Sara Ali"],
  ["Written by Huda Omar, nutritionist", "Huda Omar"],
  ["Reviewed by: Dr. Omar bin Ali (Riyadh)", "Dr. Omar bin Ali"],
  ["Author: Sara Ali", "Sara Ali"],
  ["بقلم سارة العلي", "سارة العلي"],
  ["إعداد: فريق نور", "فريق نور"],
  ["راجعه الدكتور عمر الحربي، طبيب أسنان", "الدكتور عمر الحربي"],
  ["By Sara Ali.", undefined],
  ["By the time it is ripe", undefined],
  ["By noon", undefined],
  ["إعداد القهوة", undefined],
  ["كتب الفريق النص", undefined],
  ["بقلم رصاص كتب الطفل اسمه على ورقة كبيرة", undefined],
])("who wrote: %s", (line, author) => {
  expect(bylineOf(line)).toBe(author);
});

describe("names", () => {
  test.each([
    ["The farm lies near Medina.", ["Medina"]],
    ["The Ministry of Agriculture counts them.", ["Ministry of Agriculture"]],
    ["In March we sell on Fridays to Saudi Arabia.", ["Fridays", "Saudi Arabia"]],
    ["We pick at dawn. Then I sleep.", []],
    ["Riyadh is large.", []],
    ["NASA says so.", ["NASA"]],
  ])("in English: %s", (text, names) => {
    expect(namesIn(text, "en")).toEqual(names);
  });
  test.each([
    ["تقع المزرعة في القصيم.", ["القصيم"]],
    ["وتعدها وزارة الزراعة كل عام.", ["وزارة الزراعة"]],
    ["افتُتح الفرع بالرياض وجدة.", ["الرياض", "جدة"]],
    ["صدر كتاب «طعم التمر» عن Google.", ["Google", "طعم التمر"]],
    ["نقطف الثمر عند الفجر.", []],
  ])("in Arabic: %s", (text, names) => {
    expect(namesIn(text, "ar")).toEqual(names);
  });
});

test.each([
  ["in 2024 and 1990", [2024, 1990]],
  ["عام ٢٠٢٣", [2023]],
  ["2024/25, 12024, 2,024, 1.2024, 2024% and ISO-2024", []],
  ["عام 1946هـ", []],
  ["1446 riyals, 2150", []],
])("years: %s", (text, years) => {
  expect(yearsIn(text)).toEqual(years);
});
