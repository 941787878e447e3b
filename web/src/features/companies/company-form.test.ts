import { expect, test } from "@jest/globals";
import { companyInput, emptyCompany, problemsOn } from "./company-form.ts";

const fieldsOn = (...given: Parameters<typeof problemsOn>) => [...problemsOn(...given).keys()];

test("each step says what is missing on it", () => {
  expect(fieldsOn(emptyCompany, "basics")).toEqual(["companyName", "brandName", "businessActivityId"]);
  expect(fieldsOn({ ...emptyCompany, vision: "  ", mission: "Go" }, "direction")).toEqual(["vision"]);
  expect(fieldsOn(emptyCompany, "voice")).toEqual(["brandVoice.personality"]);
  expect(fieldsOn(emptyCompany, "review")).toEqual([]);
});

test("each step says what is longer than the API takes", () => {
  const values = {
    ...emptyCompany,
    vision: "v".repeat(2000),
    mission: "m".repeat(2001),
    goal: ` ${"g".repeat(2000)} `,
    values: ["x".repeat(101)],
  };
  expect([...problemsOn(values, "direction")]).toEqual([
    ["mission", { kind: "tooLong", maximum: 2000 }],
    ["values", { kind: "entryTooLong", maximum: 100 }],
  ]);
  const market = { ...emptyCompany, targetMarket: "Families", competitors: Array.from({ length: 31 }, String) };
  expect([...problemsOn(market, "market")]).toEqual([["competitors", { kind: "tooMany", maximum: 30 }]]);
});

test("what is blank is left out, a persona without a word too", () => {
  const rules = [{ locale: "ar" as const, kind: "BAN" as const, term: "الأفضل" }];
  const company = { ...emptyCompany, companyName: "Rutab", brandVoice: { ...emptyCompany.brandVoice, personality: ["Warm"], rules } };
  expect(companyInput(company)).toEqual({ companyName: "Rutab", brandVoice: { personality: ["Warm"], rules } });
  expect(companyInput({ ...company, persona: { ...emptyCompany.persona, needs: ["Origin"] } }).persona).toEqual({ needs: ["Origin"] });
});
