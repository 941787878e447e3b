import { companyState, projectState } from "@muhtawa/contracts";
import { newId } from "@muhtawa/service-kit";
import { eventually } from "@muhtawa/testkit";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { CREATE_CONTENT, SAVE_BODY, SEARCH } from "./documents.ts";
import { type Caller, type RunningContent, startContent } from "./running-content.ts";

let content: RunningContent;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content?.stop());

interface Hit {
  readonly type: string;
  readonly id: string;
  readonly title: string;
  readonly snippet: string;
  readonly owner: { readonly id: string };
}

const find = async (caller: Caller, term: string, limit?: number): Promise<Hit[]> => {
  const { data, errors } = await (await content.as(caller))(SEARCH, { term, limit });
  expect(errors).toBeUndefined();
  return data.search;
};

const doc = (text: string) => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });
const NO_VOICE = { personality: [], goals: [], tags: [], rules: [] };

async function companyOf(ownerId: string, said: { companyName: string; slogan?: string }): Promise<string> {
  const id = newId();
  const card = { ownerId, brandName: "Brand", values: [], competitors: [], brandVoice: NO_VOICE, ...said };
  await content.events.publish(companyState, id, { ...card, deleted: false });
  return id;
}

/** A company, a project and a content that have a word in common. */
async function oasisOf(ownerId: string) {
  const company = await companyOf(ownerId, { companyName: "شركة الواحة", slogan: "تمور من المدينة" });
  const project = newId();
  const card = { ownerId, companyId: company, name: "حملة رمضان", description: "أمسيات في الواحات", tags: ["تسويق"] };
  await content.events.publish(projectState, project, { ...card, deleted: false });
  const client = await content.as({ id: ownerId });
  const { data } = await client(CREATE_CONTENT, {
    companyId: company,
    input: { title: "Why dates?", type: "ARTICLE", keywords: ["harvest"] },
  });
  const { id } = data.createContent.content;
  await client(SAVE_BODY, { id, input: { body: doc("A day in the واحة begins early, they say.") } });
  await eventually(async () => (await find({ id: ownerId }, "واح")).length === 3);
  return { company, project, content: id as string };
}

describe("search", () => {
  test("finds companies, projects and contents, those with the word in their title first, the match marked", async () => {
    const ids = await oasisOf("noura");
    const [first, ...others] = await find({ id: "noura" }, "واح");
    const owner = { id: "noura" };
    expect(first).toEqual({ type: "COMPANY", id: ids.company, title: "شركة الواحة", snippet: "شركة <mark>الواحة</mark>", owner });
    // Made within a second by two processes, so that neither is the newer one.
    expect(others.toSorted((a, b) => a.type.localeCompare(b.type))).toEqual([
      {
        type: "CONTENT",
        id: ids.content,
        title: "Why dates?",
        snippet: "A day in the <mark>واحة</mark> begins early, they say. harvest",
        owner,
      },
      { type: "PROJECT", id: ids.project, title: "حملة رمضان", snippet: "أمسيات في <mark>الواحات</mark> تسويق", owner },
    ]);
  });

  test.each([
    ["a word's beginning", "harv", ["CONTENT"]],
    ["Arabic without its hamza, in another spelling", "امسيات", ["PROJECT"]],
    ["Arabic with marks and tatweel that isn't written so", "تمُـــور المَدِينة", ["COMPANY"]],
    ["Arabic whose hamza is written where it isn't", "أمسيآت", ["PROJECT"]],
    ["Arabic with the article and ha for ta marbuta", "المدينه", ["COMPANY"]],
    ["all the words, wherever they are", "dates early", ["CONTENT"]],
    ["words that are not together in anything", "dates رمضان", []],
    ["the middle of a word", "arvest", []],
    ["nothing", "  ", []],
    ["signs only", ".*", []],
  ])("takes %s", async (_what, term, types) => {
    const owner = { id: `owner of ${term}` };
    await oasisOf(owner.id);
    expect((await find(owner, term)).map(({ type }) => type)).toEqual(types);
  });

  test("gives everybody their own only, and admins everybody's when they want so", async () => {
    const ids = await oasisOf("private");
    expect(await find({ id: "stranger" }, "واحة")).toEqual([]);
    const admin = { id: "boss", role: "ADMIN" } as const;
    expect(await find(admin, "واحة")).toEqual([]);
    const seenByAdmin = async (term: string) =>
      ((await (await content.as(admin))(SEARCH, { term, limit: 100, ofEverybody: true })).data.search as Hit[]).filter(
        ({ owner }) => owner.id === "private",
      );
    expect((await seenByAdmin("واحة")).map(({ id }) => id).toSorted()).toEqual(Object.values(ids).toSorted());
    await content.events.publish(companyState, ids.company, { deleted: true }, { sourceVersion: 2 });
    await eventually(async () => (await seenByAdmin("واحة")).length === 0);
    const refused = await (await content.as({ id: "private" }))(SEARCH, { term: "واحة", ofEverybody: true });
    expect(refused.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    const { errors } = await content.anonymous()(SEARCH, { term: "واحة" });
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  test("forgets what is deleted, and what goes with a company at once", async () => {
    const ids = await oasisOf("tidy");
    await content.events.publish(projectState, ids.project, { deleted: true }, { sourceVersion: 2 });
    await eventually(async () => (await find({ id: "tidy" }, "واح")).length === 2);
    await content.events.publish(companyState, ids.company, { deleted: true }, { sourceVersion: 2 });
    await eventually(async () => (await find({ id: "tidy" }, "واح")).length === 0);
  });

  test("shows an older thing of exactly that title, however many newer ones say the words", async () => {
    const owner = { id: "archive" };
    const client = await content.as(owner);
    const companyId = await content.company(owner.id);
    const made = async (input: object) => (await client(CREATE_CONTENT, { companyId, input })).data.createContent.content.id as string;
    const oldest = await made({ title: "Palm oil", type: "ARTICLE" });
    for (let number = 0; number < 4; number += 1) await made({ title: `Palm ${number}`, type: "ARTICLE", keywords: ["oil"] });
    expect((await find(owner, "palm oil", 2)).map(({ id }) => id)[0]).toBe(oldest);
  });

  test("ranks what only begins with the last word below what has it, in the text as in the title", async () => {
    const owner = { id: "ranked" };
    const client = await content.as(owner);
    const companyId = await content.company(owner.id);
    const made = async (input: object) => (await client(CREATE_CONTENT, { companyId, input })).data.createContent.content.id as string;
    const inText = await made({ title: "Weekend", type: "ARTICLE", keywords: ["أسعارنا"] });
    const inTitle = await made({ title: "سعرها مناسب", type: "ARTICLE" });
    const begun = await made({ title: "السعرات الحرارية", type: "ARTICLE" });
    await made({ title: "شعر", type: "ARTICLE" });
    expect((await find(owner, "سعر")).map(({ id }) => id)).toEqual([inTitle, inText, begun]);
  });

  test("gives as many as are asked for", async () => {
    await oasisOf("limited");
    expect(await find({ id: "limited" }, "واح", 1)).toHaveLength(1);
    for (const [limit, locale] of [
      [0, "en"],
      [101, "ar"],
    ] as const) {
      const { errors } = await (await content.as({ id: "limited", locale }))(SEARCH, { term: "واح", limit });
      expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { limit: [expect.any(String)] } });
    }
  });
});
