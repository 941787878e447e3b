import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { contentCreated, contentState } from "@muhtawa/contracts";
import { eventually, type GraphQLClient } from "@muhtawa/testkit";
import { CREATE_CONTENT, DELETE_CONTENT, DERIVE, LIST_CONTENTS, READ_DERIVED, SAVE_BODY, SAVE_IDEA, SAVE_OBJECTIVES } from "./documents.ts";
import { type RunningContent, startContent } from "./running-content.ts";

let content: RunningContent;
let noura: GraphQLClient;
beforeAll(async () => {
  content = await startContent();
  noura = await content.as({ id: "noura" });
});
afterAll(() => content?.stop());

const doc = (...paragraphs: string[]) => ({
  type: "doc",
  content: paragraphs.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
});

/** An article with a text, in a project. */
async function article(...paragraphs: string[]) {
  const companyId = await content.company("noura");
  const projectId = await content.project("noura", companyId);
  const input = { title: "Why dates", type: "ARTICLE", locale: "en", keywords: ["dates"], classification: "INSPIRING" };
  const { data } = await noura(CREATE_CONTENT, { companyId, projectId, input });
  const { id } = data.createContent.content as { id: string };
  await write(id, ...(paragraphs.length > 0 ? paragraphs : ["Dates keep.", "They are picked by hand."]));
  return { id, companyId, projectId };
}

const write = (id: string, ...paragraphs: string[]) => noura(SAVE_BODY, { id, input: { body: doc(...paragraphs) } });
const derive = (id: string, ...forms: object[]) => noura(DERIVE, { id, forms });
const madeOf = async (id: string, ...forms: object[]) => {
  const { data, errors } = await derive(id, ...forms);
  expect(errors).toBeUndefined();
  return data.deriveContents.contents as { id: string; title: string; version: number }[];
};
const read = async (id: string) => (await noura(READ_DERIVED, { id })).data.content;

describe("what is made of an article", () => {
  test("is a content of its own for each form, in the project, with the brief, and without a text", async () => {
    const { id, companyId, projectId } = await article();
    await noura(SAVE_IDEA, { id, input: { idea: "A family picks dates" } });
    await noura(SAVE_OBJECTIVES, { id, input: { objective: "Bring people in", topics: ["Harvest"] } });
    const [post, newsletter] = await madeOf(id, { form: "POST" }, { form: "NEWSLETTER", locale: "ar", tone: "warm" });
    expect(post).toMatchObject({
      title: "Why dates",
      type: "POST",
      locale: "en",
      company: { id: companyId },
      project: { id: projectId },
      keywords: ["dates"],
      classification: "INSPIRING",
      idea: "A family picks dates",
      topics: ["Harvest"],
      bodyText: "",
      status: "DRAFT",
      source: { content: { id, title: "Why dates" }, form: "POST", tone: null, version: 1, currentVersion: 1, stale: false },
    });
    expect(newsletter).toMatchObject({
      title: "Why dates – newsletter",
      type: "ARTICLE",
      locale: "ar",
      source: { form: "NEWSLETTER", tone: "warm" },
    });
    expect(await read(id)).toMatchObject({ bodyVersion: 1, source: null, derived: [{ id: post?.id }, { id: newsletter?.id }] });
  });

  test("tells of itself as any content, and what it is made of", async () => {
    const { id } = await article();
    const [script] = await madeOf(id, { form: "VIDEO_SCRIPT" });
    const state = await content.events.awaited(contentState, ({ aggregateId, data }) => aggregateId === script?.id && !data.deleted);
    expect(state.data).toMatchObject({ derivedFrom: { contentId: id, form: "VIDEO_SCRIPT" }, type: "VIDEO_SCRIPT" });
    const fact = await content.events.awaited(contentCreated, ({ aggregateId }) => aggregateId === script?.id);
    expect(fact.data).toMatchObject({ ownerId: "noura", type: "VIDEO_SCRIPT" });
  });

  test("isn't there twice, however often and at once it is asked for; another language is another content", async () => {
    const { id, companyId } = await article();
    const answers = await Promise.all(Array.from({ length: 5 }, () => madeOf(id, { form: "TWEET" }, { form: "TWEET", locale: "en" })));
    expect(new Set(answers.flat().map((one) => one.id)).size).toBe(1);
    const [arabic] = await madeOf(id, { form: "TWEET", locale: "ar", tone: "dry" });
    expect(arabic?.id).not.toBe(answers[0]?.[0]?.id);
    expect(await read(arabic?.id ?? "")).toMatchObject({ source: { tone: "dry" } });
    expect((await madeOf(id, { form: "TWEET", locale: "ar", tone: "warm" }))[0]).toMatchObject({
      id: arabic?.id,
      source: { tone: "warm" },
    });
    const { data } = await noura(LIST_CONTENTS, { companyId });
    expect(data.contents.totalCount).toBe(3);
  });

  test("can be deleted and made anew", async () => {
    const { id } = await article();
    const [first] = await madeOf(id, { form: "POST" });
    await noura(DELETE_CONTENT, { id: first?.id });
    const [second] = await madeOf(id, { form: "POST" });
    expect(second?.id).not.toBe(first?.id);
  });

  test("needs a text to be made of, and forms that there are", async () => {
    const { id = "" } = await content.content("noura");
    expect((await derive(id, { form: "POST" })).errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { id: [expect.any(String)] },
    });
    const { id: full } = await article();
    expect((await derive(full)).errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
    expect((await derive(full, ...Array.from({ length: 13 }, () => ({ form: "POST" })))).errors?.[0]?.extensions.code).toBe(
      "BAD_USER_INPUT",
    );
  });

  test("keeps a title of the longest within what a title may have", async () => {
    const { id = "" } = await content.content("noura", { title: "د".repeat(200), locale: "ar" });
    await write(id, "نص");
    const [newsletter] = await madeOf(id, { form: "NEWSLETTER" });
    expect(newsletter?.title).toHaveLength(200);
    expect(newsletter?.title.endsWith("د – نشرة بريدية")).toBe(true);
  });
});

describe("when the source's text changes", () => {
  test("what is made of it is stale, until it goes by the new text", async () => {
    const { id } = await article("Dates keep.");
    const [post] = await madeOf(id, { form: "POST" });
    const postId = post?.id ?? "";
    await write(id, "Dates keep for a year.");
    expect(await read(postId)).toMatchObject({ source: { version: 1, currentVersion: 2, stale: true } });
    const { data } = await noura(SAVE_BODY, { id: postId, input: { body: doc("A year of dates."), source: "HUMAN", sourceVersion: 2 } });
    expect(data.saved.content).toMatchObject({ bodyText: "A year of dates." });
    expect(await read(postId)).toMatchObject({ source: { version: 2, stale: false } });
  });

  test("only its words count: what was taken back, and a form, make nothing stale", async () => {
    const { id } = await article("Dates keep.");
    const [post] = await madeOf(id, { form: "POST" });
    const postId = post?.id ?? "";
    await write(id, "Dates rot.");
    await write(id, "Dates keep.");
    expect(await read(postId)).toMatchObject({ source: { version: 1, currentVersion: 3, stale: false } });
    const bold = { type: "text", marks: [{ type: "bold" }], text: "Dates keep." };
    await noura(SAVE_BODY, { id, input: { body: { type: "doc", content: [{ type: "paragraph", content: [bold] }] } } });
    expect(await read(postId)).toMatchObject({ source: { currentVersion: 4, stale: false } });
  });

  test("a text may stay as it is and be up to date", async () => {
    const { id } = await article("Dates keep.");
    const [post] = await madeOf(id, { form: "POST" });
    const postId = post?.id ?? "";
    await write(postId, "My own words.");
    await write(id, "Dates keep for a year.");
    await noura(SAVE_BODY, { id: postId, input: { sourceVersion: 2 } });
    expect(await read(postId)).toMatchObject({ bodyText: "My own words.", bodyVersion: 1, source: { version: 2, stale: false } });
  });

  test("what is being written is told from what it was made of", async () => {
    const { id } = await article("Dates keep.");
    const { partVersions } = await read(id);
    const typing = (text: string, expectedVersion: number) =>
      noura(SAVE_BODY, { id, input: { body: doc(text), checkpoint: false, expectedVersion } });
    const first = await typing("Dates keep well.", partVersions.body);
    const [post] = await madeOf(id, { form: "POST" });
    expect(post).toMatchObject({ source: { version: 2, stale: false } });
    await typing("Dates keep very well.", first.data.saved.content.partVersions.body);
    expect(await read(post?.id ?? "")).toMatchObject({ source: { version: 2, currentVersion: 3, stale: true } });
  });

  test("no version that the source never had is taken, and none where there is no source", async () => {
    const { id } = await article();
    const [post] = await madeOf(id, { form: "POST" });
    const refused = async (of: string, sourceVersion: number) =>
      (await noura(SAVE_BODY, { id: of, input: { body: doc("x"), sourceVersion } })).errors?.[0]?.extensions;
    const expected = { code: "BAD_USER_INPUT", fields: { sourceVersion: [expect.any(String)] } };
    expect(await refused(post?.id ?? "", 2)).toMatchObject(expected);
    expect(await refused(post?.id ?? "", 0)).toMatchObject(expected);
    expect(await refused(id, 1)).toMatchObject(expected);
    expect(await read(post?.id ?? "")).toMatchObject({ bodyText: "" });
  });
});

describe("when the source is deleted", () => {
  test("what was made of it stays, and stands by itself", async () => {
    const { id } = await article();
    const [post, tweet] = await madeOf(id, { form: "POST" }, { form: "TWEET" });
    await write(post?.id ?? "", "A post.");
    await noura(DELETE_CONTENT, { id });
    await eventually(async () => {
      const state = await content.events.awaited(
        contentState,
        ({ aggregateId, data }) => aggregateId === post?.id && !data.deleted && !data.derivedFrom,
      );
      return state !== undefined;
    });
    expect(await read(post?.id ?? "")).toMatchObject({ bodyText: "A post.", source: null });
    expect(await read(tweet?.id ?? "")).toMatchObject({ title: "Why dates", source: null });
  });
});
