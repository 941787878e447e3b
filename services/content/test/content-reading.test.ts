import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { companyState, projectState } from "@muhtawa/contracts";
import { eventually, type GraphQLClient } from "@muhtawa/testkit";
import { CREATE_CONTENT, ENTITIES, LIST_CONTENTS, READ_CONTENT, SAVE_BODY, SAVE_IDEA, SAVE_OBJECTIVES, SAVE_TOOLS } from "./documents.ts";
import { png } from "./files.ts";
import { type RunningContent, startContent } from "./running-content.ts";

let content: RunningContent;
beforeAll(async () => {
  content = await startContent({ PUBLISH_INTERVAL_MS: "3600000" });
});
afterAll(() => content?.stop());

const doc = (text: string) => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });

async function found(client: GraphQLClient, variables: object = {}): Promise<string[]> {
  const { data, errors } = await client(LIST_CONTENTS, { ...variables });
  expect(errors).toBeUndefined();
  return data.contents.results.map(({ title }: { title: string }) => title);
}

describe("contents", () => {
  test("come newest first, in pages; a page beyond the end is empty", async () => {
    const client = await content.as({ id: "pages" });
    const companyId = await content.company("pages");
    for (const title of ["one", "two", "three"]) await content.content("pages", { companyId, title });
    const first = await client(LIST_CONTENTS, { pageSize: 2 });
    expect(first.data.contents).toMatchObject({ totalCount: 3, totalPages: 2, hasNextPage: true, hasPreviousPage: false });
    expect(await found(client, { pageSize: 2 })).toEqual(["three", "two"]);
    expect(await found(client, { pageSize: 2, page: 2 })).toEqual(["one"]);
    expect(await found(client, { page: 9 })).toEqual([]);
  });

  test.each([
    ["page", { page: 0 }],
    ["pageSize", { pageSize: 0 }],
    ["pageSize", { pageSize: 101 }],
  ])("%s out of range is BAD_USER_INPUT", async (field, variables) => {
    const { errors } = await (await content.as({ id: "pages" }))(LIST_CONTENTS, variables);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: [expect.any(String)] } });
  });

  test("are filtered by company, project, completion, status and type", async () => {
    const client = await content.as({ id: "filters" });
    const [companyId, other] = [await content.company("filters"), await content.company("filters")];
    const projectId = await content.project("filters", companyId);
    const { data } = await client(CREATE_CONTENT, { companyId, projectId, input: { title: "in project", type: "TWEET" } });
    const { id } = data.createContent.content;
    await content.content("filters", { companyId: other, title: "elsewhere" });
    await client(SAVE_IDEA, { id, input: { idea: "Idea" } });
    await client(SAVE_OBJECTIVES, { id, input: { objective: "Objective" } });
    await client(SAVE_TOOLS, { id, input: { tools: ["Camera"] } });
    await client(SAVE_BODY, { id, input: { body: doc("Text") } });
    for (const filter of [{ companyId }, { projectId }, { completed: true }, { type: "TWEET" }, { companyId, projectId, completed: true }])
      expect(await found(client, filter)).toEqual(["in project"]);
    for (const filter of [{ companyId: other }, { completed: false }, { type: "ARTICLE" }])
      expect(await found(client, filter)).toEqual(["elsewhere"]);
    expect(await found(client, { status: "DRAFT" })).toHaveLength(2);
    expect(await found(client, { status: "PUBLISHED" })).toEqual([]);
  });

  test("are found by whole words of title, keywords, idea and body, in any form and spelling", async () => {
    const client = await content.as({ id: "search" });
    const companyId = await content.company("search");
    const { id } = await content.content("search", { companyId, title: "أفضل التمور", keywords: ["واحة الأحساء"] });
    await client(SAVE_IDEA, { id, input: { idea: "Three generations at one palm" } });
    await client(SAVE_BODY, { id, input: { body: doc("وللمزارعين حكاياتٌ كثيرة في ٢٠٢٦") } });
    await content.content("search", { companyId, title: "Coffee" });
    for (const search of ["افضل", "تمر", "الاحساء", "واحات", "generation palms", "مزارع", "حكاية 2026", "التمور Palm"])
      expect([search, await found(client, { search })]).toEqual([search, ["أفضل التمور"]]);
    for (const search of ["مور", "coffee palm", "2025", "gener", "مزار"])
      expect([search, await found(client, { search })]).toEqual([search, []]);
    expect(await found(client, { search: "  " })).toHaveLength(2);
    expect(await found(client, { search: ".*(" })).toEqual([]);
  });

  test("of a deleted company disappear, for their owner and for admins", async () => {
    const client = await content.as({ id: "leaver" });
    const admin = await content.as({ id: "admin", role: "ADMIN" });
    const companyId = await content.company("leaver");
    await content.content("leaver", { title: "stays" });
    const { id } = await content.content("leaver", { companyId, title: "goes" });
    await content.events.publish(companyState, companyId, { deleted: true }, { sourceVersion: 2 });
    await eventually(async () => (await found(client)).join() === "stays");
    expect(await found(admin, { search: "goes" })).toEqual([]);
    expect(await found(client, { companyId })).toEqual([]);
    expect((await client(READ_CONTENT, { id })).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    expect((await client(SAVE_IDEA, { id, input: { idea: "late" } })).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    const { errors } = await client(CREATE_CONTENT, { companyId, input: { title: "late", type: "POST" } });
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });

  test("a company's deletion that arrives before its creation still counts", async () => {
    const client = await content.as({ id: "late" });
    const companyId = await content.company("late");
    const { id } = await content.content("late", { companyId });
    const { data } = await client(READ_CONTENT, { id });
    expect(data.content.company).toEqual({ id: companyId });
    await content.events.publish(companyState, companyId, { deleted: true }, { sourceVersion: 3 });
    await eventually(async () => (await found(client)).length === 0);
    const voice = { personality: [], goals: [], tags: [], rules: [] };
    const late = { ownerId: "late", companyName: "Late", brandName: "Late", values: [], competitors: [], brandVoice: voice };
    await content.events.publish(companyState, companyId, { ...late, deleted: false }, { sourceVersion: 2 });
    // A later event of the same stream has been applied, so the late one has been looked at.
    await content.content("late", { title: "after" });
    expect(await found(client)).toEqual(["after"]);
  });

  test("of a deleted project stay with the company, without it", async () => {
    const client = await content.as({ id: "project" });
    const companyId = await content.company("project");
    const projectId = await content.project("project", companyId);
    const { data } = await client(CREATE_CONTENT, { companyId, projectId, input: { title: "kept", type: "POST" } });
    const { id } = data.createContent.content;
    await content.events.publish(projectState, projectId, { deleted: true }, { sourceVersion: 2 });
    await eventually(async () => (await client(READ_CONTENT, { id })).data.content.project === null);
    expect(await found(client, { companyId })).toEqual(["kept"]);
  });

  test("a page of 50 takes as many queries as a page of 5", async () => {
    const client = await content.as({ id: "many" });
    const picture = await png(2, 2);
    const companies = [await content.company("many"), await content.company("many")];
    const contentIn = async (companyId = "") => {
      const projectId = await content.project("many", companyId);
      const { data } = await client(CREATE_CONTENT, { companyId, projectId, input: { title: "one of many", type: "POST" } });
      const pictureIds = [(await content.upload({ id: "many" }, picture, "a.png")).body.data.id];
      await client(SAVE_BODY, { id: data.createContent.content.id, input: { body: doc("text"), pictureIds } });
    };
    for (let index = 0; index < 10; index += 1) await Promise.all(Array.from({ length: 5 }, (_, n) => contentIn(companies[n % 2])));
    // What the service does beside a request falls into some of them: the fewest of three are the request's own.
    const queriesFor = async (pageSize: number) => {
      const ask = () => content.proxy.queriesDuring(async () => expect(await found(client, { pageSize })).toHaveLength(pageSize));
      const [fewest = []] = [await ask(), await ask(), await ask()].toSorted((one, other) => one.length - other.length);
      return fewest;
    };
    const few = await queriesFor(5);
    const many = await queriesFor(50);
    // Bodies come in batches, so that a page of large ones never lies in memory whole.
    const batches = many.filter((query) => query.startsWith("getMore"));
    const queries = many.filter((query) => !batches.includes(query));
    expect(batches.length).toBeLessThanOrEqual(3);
    expect(queries.toSorted()).toEqual(few.toSorted());
    expect(queries.toSorted()).toEqual([
      "aggregate contents",
      "find companyCards",
      "find contents",
      "find contents",
      "find media",
      "find projectCards",
    ]);
  });
});

test("a content is read once with what it says; several at once without", async () => {
  const client = await content.as({ id: "whole" });
  const ids = [(await content.content("whole", { title: "one" }))["id"], (await content.content("whole", { title: "two" }))["id"]];
  for (const id of ids) await client(SAVE_BODY, { id, input: { body: doc(`text of ${id}`) } });
  const query = (aliases: readonly unknown[]) =>
    `{ ${aliases.map((id, at) => `c${at}: content(id: "${id}") { title bodyText body }`).join(" ")} }`;
  const one = await content.proxy.queriesDuring(async () => {
    const { data } = await client(query(ids.slice(0, 1)), {});
    expect(data).toEqual({ c0: { title: "one", bodyText: `text of ${ids[0]}`, body: doc(`text of ${ids[0]}`) } });
  });
  expect(one.toSorted()).toEqual(["find companyCards", "find contents"]);
  const both = await content.proxy.queriesDuring(async () => {
    const { data } = await client(query(ids), {});
    expect([data.c0.bodyText, data.c1.bodyText]).toEqual(ids.map((id) => `text of ${id}`));
  });
  expect(both.toSorted()).toEqual(["find companyCards", "find contents", "find contents"]);
  const other = await content.as({ id: "not whole" });
  expect((await other(query(ids.slice(0, 1)), {})).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
});

describe("as an entity of other services", () => {
  test("contents are found by id in one go; what one may not see is null", async () => {
    const client = await content.as({ id: "entity" });
    const [mine, other] = [await content.content("entity", { title: "mine" }), await content.content("somebody", { title: "theirs" })];
    const representations = [mine["id"], other["id"], "000000000000000000000000", mine["id"]].map((id) => ({ __typename: "Content", id }));
    const queries = await content.proxy.queriesDuring(async () => {
      const { data, errors } = await client(ENTITIES, { representations });
      expect(errors).toBeUndefined();
      const seen = { id: mine["id"], title: "mine", bodyText: "" };
      expect(data._entities).toEqual([seen, null, null, seen]);
    });
    expect(queries.toSorted()).toEqual(["find companyCards", "find contents", "find contents"]);
    const anonymous = await content.anonymous()(ENTITIES, { representations });
    expect(anonymous.data._entities).toEqual([null, null, null, null]);
    const admin = await content.as({ id: "admin", role: "ADMIN" });
    expect((await admin(ENTITIES, { representations })).data._entities.map((seen: unknown) => seen !== null)).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });
});
