import { expect, test } from "@jest/globals";
import { clashingFields, fieldsKind } from "../../lib/editing/fields.ts";
import { companyChanges } from "./company-changes.ts";
import { COMPANY_FIELDS, type CompanyValues, emptyCompany } from "./company-form.ts";

const rule = { locale: "ar", kind: "BAN", term: "الأفضل" } as const;

const company = (parts: Partial<CompanyValues>): CompanyValues => ({
  ...emptyCompany,
  companyName: "Rutab",
  vision: "A palm in every street",
  ...parts,
});
const read = company({});

test("only what differs is a change; an emptied text is cleared, an emptied list is empty", () => {
  expect(companyChanges(read, read)).toEqual({});
  expect(companyChanges(read, company({ vision: " A palm in every street " }))).toEqual({});
  const before = company({ values: ["Care"], persona: { ...emptyCompany.persona, role: "Host", needs: ["Origin"] } });
  const after = company({ vision: " ", persona: { ...emptyCompany.persona, name: "Umm Khalid", role: "Host" } });
  expect(companyChanges(before, after)).toEqual({ vision: null, values: [], persona: { name: "Umm Khalid", needs: [] } });
});

test("a logo that was taken away is cleared, another one is sent by its address", () => {
  expect(companyChanges(company({ logo: "/media/a" }), company({ logo: "" }))).toEqual({ logo: null });
  expect(companyChanges(read, company({ logo: "/media/b" }))).toEqual({ logo: "/media/b" });
});

test("a rule that was added is a change of the rules alone", () => {
  const after = company({ brandVoice: { ...emptyCompany.brandVoice, rules: [rule] } });
  expect(companyChanges(read, after)).toEqual({ brandVoice: { rules: [rule] } });
});

const COMPANY = fieldsKind<CompanyValues>(COMPANY_FIELDS, { autosave: false });

test("what only the other person changed is taken over", () => {
  const mine = company({ goal: "Mine" });
  const stored = company({ slogan: "Theirs", brandVoice: { ...emptyCompany.brandVoice, rules: [rule] } });
  const { value, clashes } = COMPANY.merge(read, mine, stored, "mine");
  expect(clashes).toBe(0);
  expect(companyChanges(stored, value)).toEqual({ goal: "Mine" });
});

test("what both changed in their own way is a clash; the same change is none", () => {
  const mine = company({ vision: "Mine", goal: "The same" });
  const stored = company({ vision: "Theirs", goal: "The same" });
  expect(clashingFields(read, mine, stored, COMPANY_FIELDS)).toEqual(["vision"]);
  expect(COMPANY.merge(read, mine, stored, "mine").value.vision).toBe("Mine");
});
