import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { Locale } from "@muhtawa/contracts";
import { eventually } from "@muhtawa/testkit";
import { CREATE_CONTENT, DELETE_CONTENT, RESTORE_VERSION, SAVE_BODY } from "../documents.ts";
import { type RunningContent, startContent } from "../running-content.ts";

let content: RunningContent;
beforeAll(async () => {
  content = await startContent({ TEXT_USER_BYTES: "200000" });
});
afterAll(() => content?.stop());

const doc = (length: number, word = "x") => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text: word.repeat(length) }] }],
});
const save = async (owner: string, id: string, body: unknown, locale: Locale = "en") =>
  (await content.as({ id: owner, locale }))(SAVE_BODY, { id, input: { body } });

test("versions fill a person's room; beyond it a save is refused in clear words, and nobody else's is", async () => {
  const { id = "" } = await content.content("noura");
  for (const word of ["a", "b", "c"]) expect((await save("noura", id, doc(50_000, word))).errors).toBeUndefined();
  const { errors, status } = await save("noura", id, doc(50_000, "d"));
  expect(errors?.[0]).toMatchObject({ message: expect.stringContaining("Delete contents"), extensions: { code: "QUOTA_EXCEEDED" } });
  expect(status).toBe(200);
  expect((await save("noura", id, doc(50_000, "d"), "ar")).errors?.[0]?.message).toContain("امتلأت المساحة");
  const noura = await content.as({ id: "noura" });
  expect((await noura(RESTORE_VERSION, { id, versionId: `${id}:1` })).errors?.[0]?.extensions.code).toBe("QUOTA_EXCEEDED");
  const { id: other = "" } = await content.content("sami");
  expect((await save("sami", other, doc(50_000))).errors).toBeUndefined();
});

test("what is deleted makes room", async () => {
  const { id: first = "" } = await content.content("huda");
  const { id: second = "" } = await content.content("huda");
  for (const word of ["a", "b", "c"]) await save("huda", first, doc(50_000, word));
  expect((await save("huda", second, doc(50_000))).errors?.[0]?.extensions.code).toBe("QUOTA_EXCEEDED");
  await (
    await content.as({ id: "huda" })
  )(DELETE_CONTENT, { id: first });
  await eventually(async () => (await save("huda", second, doc(50_000))).errors === undefined);
});

test("contents without a text fill it, too, and of many at once no more than fit", async () => {
  const companyId = await content.company("many");
  // By then the company is known, however busy the machine: what is asked below meets the room alone.
  await content.content("many", { companyId });
  const many = await content.as({ id: "many" });
  const input = { title: "Dates", type: "ARTICLE" };
  const answers = await Promise.all(Array.from({ length: 20 }, () => many(CREATE_CONTENT, { companyId, input })));
  const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
  expect(codes.filter((code) => code !== undefined && code !== "QUOTA_EXCEEDED")).toEqual([]);
  expect(codes.filter((code) => code === undefined).length).toBeLessThanOrEqual(11);
  expect(codes.filter((code) => code === "QUOTA_EXCEEDED").length).toBeGreaterThanOrEqual(8);
});

test("the first texts of a person, made at once in two tabs, are both taken", async () => {
  const companyId = await content.company("tabs");
  const tab = await content.as({ id: "tabs" });
  const create = () => tab(CREATE_CONTENT, { companyId, input: { title: "Dates", type: "ARTICLE" } });
  const notFound = content.proxy.holdAnswer("update textRoom");
  const first = create();
  await notFound.reached;
  expect((await create()).errors).toBeUndefined();
  notFound.release();
  expect((await first).errors).toBeUndefined();
});

test("what is said in a discussion fills it too, however few discussions there are, and makes room when it is taken back", async () => {
  const { id: contentId } = await content.content("dina");
  const dina = await content.as({ id: "dina" });
  const begun = await dina(
    'mutation ($contentId: ID!) { beginCommentThread(contentId: $contentId, input: { text: "Which farm?" }) { thread { id comments { id } } } }',
    { contentId },
  );
  const { id: threadId, comments } = begun.data.beginCommentThread.thread;
  const reply = () =>
    dina('mutation ($threadId: ID!) { replyToComment(threadId: $threadId, input: { text: "This one" }) { thread { id } } }', { threadId });
  const codes: unknown[] = [];
  for (let said = 0; said < 25; said += 1) codes.push((await reply()).errors?.[0]?.extensions.code);
  const refusedAt = codes.indexOf("QUOTA_EXCEEDED");
  expect(refusedAt).toBeGreaterThan(10);
  expect(new Set(codes.slice(refusedAt))).toEqual(new Set(["QUOTA_EXCEEDED"]));
  await dina("mutation ($threadId: ID!, $commentId: ID!) { deleteComment(threadId: $threadId, commentId: $commentId) { success } }", {
    threadId,
    commentId: comments[0].id,
  });
  await eventually(async () => (await reply()).errors === undefined);
});
