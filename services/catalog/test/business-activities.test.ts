import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type BasicDataCard, basicDataState } from "@muhtawa/contracts";
import { eventually } from "@muhtawa/testkit";
import { BUSINESS_ACTIVITIES, CREATE_COMPANY } from "./documents.ts";
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
  expect(errors?.[0]).toMatchObject({ message: "يُرجى تسجيل الدخول للمتابعة.", extensions: { code: "UNAUTHENTICATED" } });
});

test("the basic data about them is followed: names, new ones, and those withdrawn, which stay with the companies that have them", async () => {
  const record = (slug: string, more: Partial<BasicDataCard> = {}) => ({
    deleted: false as const,
    category: "business-activity",
    slug,
    value: slug,
    displayName: "Drones",
    displayNameAr: "الطائرات المسيّرة",
    isActive: true,
    ...more,
  });
  const owner = await catalog.as({ id: "owner" });
  const create = (businessActivityId: string) =>
    owner(CREATE_COMPANY, { input: { companyName: "Saqr", brandName: "Saqr", businessActivityId } });

  const activityOf = async (id: string) =>
    (await owner("query ($id: ID!) { company(id: $id) { businessActivity { id businessActivityEn } } }", { id })).data.company
      .businessActivity;

  await catalog.events.publish(basicDataState, "drones-1", record("drones"));
  await catalog.events.publish(basicDataState, "tone-1", record("not-an-activity", { category: "tone" }));
  await eventually(async () => (await activities("en")).some(({ id }) => id === "drones"));
  expect((await activities("ar")).find(({ id }) => id === "drones")).toEqual({
    id: "drones",
    businessActivityEn: "Drones",
    businessActivityAr: "الطائرات المسيّرة",
  });
  const { data } = await create("drones");
  const { id } = data.createCompany.company as { id: string };

  await catalog.events.publish(basicDataState, "drones-1", record("drones", { isActive: false, displayName: "Drones and pilots" }), {
    sourceVersion: 3,
  });
  await catalog.events.publish(basicDataState, "drones-1", record("drones"), { sourceVersion: 2 });
  await eventually(async () => (await activities("en")).every((activity) => activity.id !== "drones"));
  expect((await create("drones")).errors?.[0]?.extensions.fields).toHaveProperty("businessActivityId");
  expect(await activityOf(id)).toMatchObject({ businessActivityEn: "Drones and pilots" });

  await catalog.events.publish(basicDataState, "drones-1", { deleted: true }, { sourceVersion: 4 });
  // The activities of the first start are withdrawn by the deletion alone.
  await catalog.events.publish(basicDataState, "business-activity--charity", { deleted: true }, { sourceVersion: 2 });
  await eventually(async () => (await activities("en")).every((activity) => activity.id !== "charity"));
  expect(await activityOf(id)).toMatchObject({ id: "drones", businessActivityEn: "Drones and pilots" });
  expect((await activities("en")).map((activity) => activity.id)).not.toContain("not-an-activity");
});

test("an activity may be chosen whatever its slug's length", async () => {
  const slug = "a".repeat(80);
  const names = { value: slug, displayName: "Long", isActive: true };
  await catalog.events.publish(basicDataState, "long-1", { deleted: false, category: "business-activity", slug, ...names });
  await eventually(async () => (await activities("en")).some(({ id }) => id === slug));
  const owner = await catalog.as({ id: "owner" });
  const { data, errors } = await owner(CREATE_COMPANY, { input: { companyName: "Saqr", brandName: "Saqr", businessActivityId: slug } });
  expect(errors).toBeUndefined();
  expect(data.createCompany.company.id).toEqual(expect.any(String));
});
