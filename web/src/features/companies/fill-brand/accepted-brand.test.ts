import { expect, test } from "@jest/globals";
import type { ProposedBrandFragment } from "../../../generated/graphql.ts";
import { type CompanyValues, emptyCompany } from "../company-form.ts";
import { acceptedBrand, isTaken } from "./accepted-brand.ts";

const proposal = (change: Partial<ProposedBrandFragment>): ProposedBrandFragment => ({
  field: "VISION",
  value: "Traced coffee",
  businessActivityId: null,
  replacement: null,
  locale: "en",
  quote: "Our vision: traced coffee",
  place: "TEXT",
  isVerbatim: true,
  ...change,
});
const values = (change: Partial<CompanyValues> = {}): CompanyValues => ({ ...structuredClone(emptyCompany), ...change });

test("a single value takes the place of what stood there, a list is added to, words become rules", () => {
  const form = values({ vision: "Old", values: ["Care"] });
  const changed = acceptedBrand(form, [
    proposal({}),
    proposal({ field: "VALUE", value: "Honesty" }),
    proposal({ field: "BUSINESS_ACTIVITY", value: "Food production", businessActivityId: "food-production" }),
    proposal({ field: "PREFERRED_WORD", value: "guests", replacement: "users" }),
    proposal({ field: "BANNED_WORD", value: "رخيص", locale: "ar" }),
  ]);
  expect(Object.fromEntries(changed)).toEqual({
    vision: "Traced coffee",
    values: ["Care", "Honesty"],
    businessActivityId: "food-production",
    "brandVoice.rules": [
      { locale: "en", kind: "PREFER", term: "guests", replacement: "users" },
      { locale: "ar", kind: "BAN", term: "رخيص" },
    ],
  });
  expect(form.values).toEqual(["Care"]);
});

test("what the form says already isn't said twice, nor more than it holds", () => {
  const rule = { locale: "en", kind: "BAN", term: "Cheap" } as const;
  const form = values({
    values: ["honesty "],
    brandVoice: { ...emptyCompany.brandVoice, personality: ["a", "b", "c", "d"], rules: [rule] },
  });
  expect(isTaken(form, proposal({ field: "VALUE", value: "Honesty" }))).toBe(true);
  expect(isTaken(form, proposal({ field: "BANNED_WORD", value: "cheap" }))).toBe(true);
  expect(isTaken(form, proposal({ field: "BANNED_WORD", value: "cheap", locale: "ar" }))).toBe(false);
  const traits = ["warm", "calm"].map((value) => proposal({ field: "PERSONALITY", value }));
  expect(acceptedBrand(form, traits).get("brandVoice.personality")).toEqual(["a", "b", "c", "d", "warm"]);
});
