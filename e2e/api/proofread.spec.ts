import { expect, test } from "@playwright/test";
import { ask, call, createCompany, register } from "../journeys/api.ts";

const PROOFREAD = `query ($text: String!, $locale: Locale!, $companyId: ID) { proofread(text: $text, locale: $locale, companyId: $companyId) {
  words findings { kind start end severity suggestions reason } readability { score level wordsPerSentence } } }`;

interface Finding {
  kind: string;
  start: number;
  end: number;
  severity: string;
  suggestions: string[];
  reason: string;
}

test("an Arabic text is proofread with places, better words and rules, and respects the company's own words", async () => {
  const person = await register();
  const companyId = await createCompany(person);
  const findings = async (text: string) =>
    (await call<{ proofread: { findings: Finding[] } }>(PROOFREAD, { text, locale: "ar", companyId }, { token: person.token })).proofread
      .findings;
  const text = "و نوفر خدمه ممتازة لعملائنا، إنشاء الله";
  const found = await findings(text);
  expect(found.map(({ kind, start, end, suggestions }) => [kind, text.slice(start, end), suggestions[0]])).toEqual([
    ["SPACING", "و نوفر", "ونوفر"],
    ["TA_MARBUTA", "خدمه", "خدمة"],
    ["SPACING", "إنشاء الله", "إن شاء الله"],
  ]);
  const words = await call(
    `mutation ($companyId: ID!) { setCompanyWords(companyId: $companyId, add: ["خدمه"]) { words } }`,
    { companyId },
    { token: person.token },
  );
  expect(words).toEqual({ setCompanyWords: { words: ["خدمه"] } });
  expect((await findings(text)).map(({ kind }) => kind)).toEqual(["SPACING", "SPACING"]);
});

test("proofreading is for those who are signed in", async () => {
  const { errors } = await ask(PROOFREAD, { text: "x", locale: "ar" });
  expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
});
