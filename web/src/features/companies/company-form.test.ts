import { expect, test } from "@jest/globals";
import { companyInput, emptyCompany, missingFields } from "./company-form.ts";

test("each step says what is missing on it", () => {
  expect(missingFields(emptyCompany, "basics")).toEqual(["companyName", "brandName", "businessActivityId"]);
  expect(missingFields({ ...emptyCompany, vision: "  ", mission: "Go" }, "direction")).toEqual(["vision"]);
  expect(missingFields(emptyCompany, "voice")).toEqual(["brandVoice.personality"]);
  expect(missingFields(emptyCompany, "review")).toEqual([]);
});

test("what is blank is left out, a persona without a word too", () => {
  const rules = [{ locale: "ar" as const, kind: "BAN" as const, term: "الأفضل" }];
  const company = { ...emptyCompany, companyName: "Rutab", brandVoice: { ...emptyCompany.brandVoice, personality: ["Warm"], rules } };
  expect(companyInput(company)).toEqual({ companyName: "Rutab", brandVoice: { personality: ["Warm"], rules } });
  expect(companyInput({ ...company, persona: { ...emptyCompany.persona, needs: ["Origin"] } }).persona).toEqual({ needs: ["Origin"] });
});
