import { expect, test } from "@jest/globals";
import { fixedTerms, missedTerms, type VoiceRule } from "../../src/index.ts";

const implant: VoiceRule = { locale: "ar", kind: "GLOSSARY", term: "زراعة الأسنان", replacement: "dental implant" };
const clinic: VoiceRule = { locale: "ar", kind: "PREFER", term: "عيادة", replacement: "clinic" };
const rules: VoiceRule[] = [
  implant,
  clinic,
  { locale: "ar", kind: "GLOSSARY", term: "واحة" },
  { locale: "ar", kind: "BAN", term: "رخيص", replacement: "clinic" },
];

test("a text's glossary are the rules that have a word for one of its own, in any form of it", () => {
  expect(fixedTerms("Our Dental Implants last.", rules)).toEqual([implant]);
  expect(fixedTerms("A clinic for dental implants", rules)).toEqual([implant, clinic]);
  expect(fixedTerms("Dates keep.", rules)).toEqual([]);
});

test("a translation misses what it has no form of", () => {
  const text = "Dental implants at our clinic.";
  expect(missedTerms(text, "غرس السن في عيادتنا.", rules)).toEqual([implant]);
  expect(missedTerms(text, "لزراعة الأسنان في العيادة.", rules)).toEqual([]);
  expect(missedTerms("Dates keep.", "تبقى التمور.", rules)).toEqual([]);
});

test("of an Arabic text, too", () => {
  const english: VoiceRule = { locale: "en", kind: "GLOSSARY", term: "Oasis Clinic", replacement: "عيادة واحة" };
  expect(missedTerms("تعمل عيادة الواحة منذ سنة.", "The clinic has worked for a year.", [english])).toEqual([english]);
  expect(missedTerms("تعمل عيادة واحة منذ سنة.", "Oasis Clinic has worked for a year.", [english])).toEqual([]);
});
