import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { basicDataState } from "@muhtawa/contracts";
import type { GraphQLClient } from "@muhtawa/testkit";
import { type RunningSite, startSite } from "./running-site.ts";

const FIELDS = "id category description slug value displayName displayNameAr isActive";
const CREATE = `mutation ($input: BasicDataInput!) { createBasicData(input: $input) { basicData { ${FIELDS} } } }`;
const UPDATE = `mutation ($id: ID!, $input: BasicDataInput!) { updateBasicData(id: $id, input: $input) { basicData { ${FIELDS} } } }`;
const DELETE = `mutation ($id: ID!) { deleteBasicData(id: $id) { success } }`;
const LIST = `query ($category: String, $search: String, $page: Int, $pageSize: Int) {
  basicDataList(category: $category, search: $search, page: $page, pageSize: $pageSize) { totalCount hasNextPage results { ${FIELDS} } }
}`;
const ONE = `query ($id: ID!) { basicData(id: $id) { ${FIELDS} } }`;

let site: RunningSite;
let admin: GraphQLClient;
let client: GraphQLClient;
beforeAll(async () => {
  site = await startSite();
  admin = await site.as({ id: "admin-1", role: "ADMIN" });
  client = await site.as({ id: "client-1" });
});
afterAll(() => site?.stop());

const tone = (slug: string, more: object = {}) => ({ category: "mood", slug, value: slug, displayName: slug, ...more });
const created = async (input: object) => (await admin(CREATE, { input })).data.createBasicData.basicData as { id: string };

test("an admin's record is active unless said otherwise, and its state is told", async () => {
  const record = await created(tone("Calm", { displayNameAr: "هادئ", description: "Never shouts." }));
  expect(record).toMatchObject({ slug: "calm", isActive: true, displayNameAr: "هادئ", description: "Never shouts." });
  const { data } = await site.events.awaited(basicDataState, ({ aggregateId }) => aggregateId === record.id);
  expect(data).toMatchObject({ category: "mood", slug: "calm", isActive: true, deleted: false });
});

test("what is absent stays, null clears, what is required can't be cleared", async () => {
  const { id } = await created(tone("brisk", { displayNameAr: "نشيط", description: "Short sentences." }));
  const { data } = await admin(UPDATE, { id, input: { description: null, value: "brisk!" } });
  expect(data.updateBasicData.basicData).toMatchObject({ value: "brisk!", description: null, displayNameAr: "نشيط" });
  const { errors } = await admin(UPDATE, { id, input: { displayName: null, slug: " " } });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: "BAD_USER_INPUT",
    fields: { displayName: [expect.any(String)], slug: [expect.any(String)] },
  });
  expect((await admin(ONE, { id })).data.basicData.slug).toBe("brisk");
});

test("a slug is unique within its category, whatever its letter case, and free again after a deletion", async () => {
  const { id } = await created(tone("dry"));
  const again = await admin(CREATE, { input: tone("DRY") });
  expect(again.errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", fields: { slug: [expect.any(String)] } });
  expect((await admin(CREATE, { input: { ...tone("dry"), category: "humour" } })).errors).toBeUndefined();
  expect((await admin(DELETE, { id })).data.deleteBasicData.success).toBe(true);
  expect((await admin(DELETE, { id })).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  expect((await admin(CREATE, { input: tone("dry") })).errors).toBeUndefined();
});

test.each(["two words", "-hyphen", "slash/ed", "", "a".repeat(81)])("%j is no slug", async (slug) => {
  const { errors } = await admin(CREATE, { input: tone(slug) });
  expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { slug: [expect.any(String)] } });
});

test("a record keeps its category, and an activity its slug", async () => {
  const { id } = await created(tone("stern"));
  expect((await admin(UPDATE, { id, input: { category: "other" } })).errors?.[0]?.extensions.fields).toHaveProperty("category");
  const activity = "business-activity--perfume-oud";
  expect((await admin(UPDATE, { id: activity, input: { slug: "oud" } })).errors?.[0]?.extensions.fields).toHaveProperty("slug");
  expect((await admin(UPDATE, { id: activity, input: { displayName: "Oud and perfume" } })).errors).toBeUndefined();
});

describe("who may do what", () => {
  test("clients read active records only", async () => {
    const { id } = await created(tone("hidden", { isActive: false }));
    expect((await client(ONE, { id })).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    const listed = (await client(LIST, { category: "mood", pageSize: 100 })).data.basicDataList.results as {
      slug: string;
      isActive: boolean;
    }[];
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.every(({ isActive }) => isActive)).toBe(true);
    const seen = (await admin(LIST, { category: "mood", pageSize: 100 })).data.basicDataList.results as { slug: string }[];
    expect(seen.map(({ slug }) => slug)).toContain("hidden");
    await admin(UPDATE, { id, input: { isActive: true } });
    expect((await client(ONE, { id })).data.basicData.slug).toBe("hidden");
  });

  test.each([
    ["a client", "FORBIDDEN"],
    ["a visitor", "UNAUTHENTICATED"],
  ])("%s writes nothing: %s", async (who, code) => {
    const caller = who === "a client" ? client : site.visitor();
    const id = "tone--warm";
    for (const answer of [
      await caller(CREATE, { input: tone("mine") }),
      await caller(UPDATE, { id, input: { displayName: "Mine" } }),
      await caller(DELETE, { id }),
    ])
      expect(answer.errors?.[0]?.extensions.code).toBe(code);
    expect((await admin(ONE, { id })).data.basicData.displayName).toBe("Warm");
  });

  test("a visitor reads nothing", async () => {
    for (const query of [LIST, ONE, "{ basicDataCategories { category } }"])
      expect((await site.visitor()(query, { id: "tone--warm" })).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });
});

test("records are found by the beginnings of their words, in Arabic whatever the spelling", async () => {
  await created(tone("trusted", { displayName: "Trusted adviser", displayNameAr: "مُستشارٌ أمين" }));
  for (const search of ["trus", "advis", "امين", "المستشار"]) {
    const { data } = await admin(LIST, { category: "mood", search });
    expect(data.basicDataList.results).toEqual([expect.objectContaining({ slug: "trusted" })]);
  }
});

test("a category is found however its letters are written", async () => {
  const [composed, decomposed] = ["\u0623\u062b\u0631", "\u0627\u0654\u062b\u0631"];
  await created(tone("deep", { category: decomposed }));
  for (const category of [composed, decomposed]) expect((await admin(LIST, { category })).data.basicDataList.totalCount).toBe(1);
});

test("lists are paged, and out of range is refused", async () => {
  const { data } = await admin(LIST, { category: "tone", pageSize: 2 });
  expect(data.basicDataList).toMatchObject({ hasNextPage: true });
  expect(data.basicDataList.results).toHaveLength(2);
  for (const range of [{ page: 0 }, { pageSize: 0 }, { pageSize: 101 }])
    expect((await admin(LIST, range)).errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
});

test("every category of the application's select fields has records in both languages from the beginning", async () => {
  for (const category of ["business-activity", "framework", "personality", "sharing-style", "tone", "tool", "writer-role"]) {
    const { results } = (await client(LIST, { category, pageSize: 100 })).data.basicDataList;
    expect(results.length).toBeGreaterThan(4);
    for (const { displayName, displayNameAr } of results)
      expect([displayName, displayNameAr]).toEqual([expect.any(String), expect.any(String)]);
  }
});

test("the categories tell how many records they have", async () => {
  const { data } = await client("{ basicDataCategories { category records } }");
  const { basicDataList } = (await client(LIST, { category: "framework" })).data;
  expect(data.basicDataCategories).toContainEqual({ category: "framework", records: basicDataList.totalCount });
});
