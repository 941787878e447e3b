import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { foldedText } from "./folded-text.ts";

const at = (written: string, wanted: string) => {
  const { text, from, to } = foldedText(written);
  const { text: needle } = foldedText(wanted);
  const place = text.indexOf(needle);
  return place < 0 ? undefined : written.slice(from[place], to[place + needle.length - 1]);
};

test("harakat, hamza forms, tatweel and case don't matter, and what is found is what was written", () => {
  expect(at("قال: كَتَبَ الولدُ", "كتب")).toBe("كَتَبَ");
  expect(at("هذه أسئلة", "اسئله")).toBe("أسئلة");
  expect(at("محـــتوى جديد", "محتوي")).toBe("محـــتوى");
  expect(at("مسؤول آخر", "مسوول اخر")).toBe("مسؤول آخر");
  expect(at("The Café opens", "CAFE")).toBe("Café");
  expect(at("عام ٢٠٢٦", "2026")).toBe("٢٠٢٦");
  expect(at("one\u00A0two", "one two")).toBe("one\u00A0two");
  expect(at("تمر", "جمر")).toBeUndefined();
});

test("any part of a text is found where it stands", () => {
  const written = fc.string({ unit: fc.constantFrom(..."ابةىأإؤئءَُِّـ abXY é👍 ٣"), minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(written, fc.nat(), fc.nat(), (text, one, other) => {
      const [start, end] = [one % text.length, other % (text.length + 1)].toSorted((a, b) => a - b) as [number, number];
      const folded = foldedText(text);
      expect(folded.from).toHaveLength(folded.text.length);
      expect(folded.to).toHaveLength(folded.text.length);
      const { text: needle } = foldedText(text.slice(start, end));
      if (!text.slice(start, end).isWellFormed()) return;
      expect(folded.text).toContain(needle);
    }),
  );
});
