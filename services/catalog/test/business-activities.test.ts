import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { BUSINESS_ACTIVITIES } from "./documents.ts";
import { type RunningCatalog, startCatalog } from "./running-catalog.ts";

let catalog: RunningCatalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog?.stop());

interface Activity {
  id: string;
  businessActivityAr: string;
  businessActivityEn: string;
}

const activities = async (locale: "en" | "ar"): Promise<Activity[]> =>
  (await (await catalog.as({ id: "reader", locale }))(BUSINESS_ACTIVITIES)).data.businessActivities;

test("business activities have slugs and both names, in the order of the reader's language", async () => {
  const english = await activities("en");
  expect(english.length).toBeGreaterThanOrEqual(30);
  for (const { id, businessActivityEn, businessActivityAr } of english) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(businessActivityEn).toMatch(/^[A-Z]/);
    expect(businessActivityAr).toMatch(/^[\u0621-\u064A ]+$/);
  }
  const englishNames = english.map((activity) => activity.businessActivityEn);
  expect(englishNames).toEqual(englishNames.toSorted((a, b) => a.localeCompare(b, "en")));
  const arabicNames = (await activities("ar")).map((activity) => activity.businessActivityAr);
  expect(arabicNames).toEqual(arabicNames.toSorted((a, b) => a.localeCompare(b, "ar")));
  expect(arabicNames[0]).toMatch(/^[اأإآ]/);
});

test("business activities need a signed-in caller", async () => {
  const { errors } = await catalog.anonymous("ar")(BUSINESS_ACTIVITIES);
  expect(errors?.[0]).toMatchObject({ message: "سجّل الدخول للمتابعة.", extensions: { code: "UNAUTHENTICATED" } });
});
