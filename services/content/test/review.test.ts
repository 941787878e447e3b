import { commentAdded, commentThreadState, companyState, contentAssigned, contentReviewRequested, userState } from "@muhtawa/contracts";
import { connectMongo, newId } from "@muhtawa/service-kit";
import { eventually, type GraphQLClient } from "@muhtawa/testkit";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { COMMENT_LENGTH, MAX_COMMENTS, MAX_CONTENT_COMMENTS, MAX_MENTIONS, MAX_THREADS } from "../src/domain/comment-thread.ts";
import { DELETE_CONTENT, RESTORE_VERSION, SAVE_BODY, SAVE_IDEA, SAVE_NEEDS, SET_STATUS, VERSIONS } from "./documents.ts";
import { type RunningContent, startContent } from "./running-content.ts";

const THREAD = "id quote { exact prefix suffix } resolved resolvedBy { id } comments { id author { id } text mentions { id } } version";
const BEGIN = `mutation ($contentId: ID!, $input: CommentThreadInput!) { beginCommentThread(contentId: $contentId, input: $input) { thread { ${THREAD} } } }`;
const REPLY = `mutation ($threadId: ID!, $input: CommentInput!) { replyToComment(threadId: $threadId, input: $input) { thread { ${THREAD} } } }`;
const SETTLE = `mutation ($threadId: ID!, $resolved: Boolean!) { settleCommentThread(threadId: $threadId, resolved: $resolved) { thread { ${THREAD} } } }`;
const DELETE = "mutation ($threadId: ID!, $commentId: ID!) { deleteComment(threadId: $threadId, commentId: $commentId) { success } }";
const THREADS = `query ($contentId: ID!) { commentThreads(contentId: $contentId) { ${THREAD} } content(id: $contentId) { openThreads people { id } } }`;
const ASSIGN = `mutation ($id: ID!, $input: ContentAssignmentInput!, $expectedVersion: Int) {
  assignContent(id: $id, input: $input, expectedVersion: $expectedVersion) { content { assignee { id } dueOn version } } }`;
const FILTERED = `query ($companyId: ID, $assigneeId: ID, $dueFrom: String, $dueBefore: String) {
  contents(companyId: $companyId, assigneeId: $assigneeId, dueFrom: $dueFrom, dueBefore: $dueBefore) { results { id title dueOn assignee { id } } } }`;
const WHERE = "query ($id: ID!) { content(id: $id) { status approvableByMe scheduledFor } }";

const body = (text: string) => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });

let content: RunningContent;
let noura: GraphQLClient;
let boss: GraphQLClient;
let stranger: GraphQLClient;
beforeAll(async () => {
  content = await startContent({ WRITES_PER_MINUTE: "10000", CASCADE_SETTLE_MS: "0" });
  noura = await content.as({ id: "noura" });
  boss = await content.as({ id: "boss", role: "ADMIN" });
  stranger = await content.as({ id: "salem" });
  for (const [id, role] of [
    ["noura", "CLIENT"],
    ["salem", "CLIENT"],
    ["boss", "ADMIN"],
  ] as const)
    await content.events.publish(userState, id, {
      deleted: false,
      username: id,
      email: `${id}@example.com`,
      role,
      phoneCode: "+966",
      phoneNumber: "500000000",
      dateJoined: new Date().toISOString(),
    });
  const { id = "" } = await content.content("noura");
  await eventually(async () => (await noura(THREADS, { contentId: id })).data.content.people.length === 2);
});
afterAll(() => content?.stop());

const codeOf = ({ errors }: { errors?: readonly { extensions: Record<string, unknown> }[] }) => errors?.[0]?.extensions["code"];
const begin = async (contentId: string, input: object, by = noura) =>
  (await by(BEGIN, { contentId, input })).data.beginCommentThread.thread;
const threadsOf = async (contentId: string) => (await noura(THREADS, { contentId })).data.commentThreads;

describe("comments", () => {
  test("on some words are answered, done with and opened again; those who have to do with it are told", async () => {
    const { id: contentId = "" } = await content.content("noura", { title: "Discussed" });
    const quote = { exact: "Ajwa", prefix: "of ", suffix: " dates" };
    const thread = await begin(contentId, { quote, text: "  Which farm? ", mentionIds: ["noura", "noura"] }, boss);
    expect(thread).toMatchObject({
      quote,
      resolved: false,
      comments: [{ author: { id: "boss" }, text: "Which farm?", mentions: [{ id: "noura" }] }],
    });
    const told = await content.events.awaited(commentAdded, ({ aggregateId }) => aggregateId === thread.id);
    expect(told).toMatchObject({
      actor: { id: "boss" },
      data: { ownerId: "noura", contentId, title: "Discussed", mentionIds: ["noura"], participantIds: [] },
    });

    expect((await noura(SETTLE, { threadId: thread.id, resolved: true })).data.settleCommentThread.thread).toMatchObject({
      resolved: true,
      resolvedBy: { id: "noura" },
    });
    expect((await noura(THREADS, { contentId })).data.content.openThreads).toBe(0);
    const answered = (await noura(REPLY, { threadId: thread.id, input: { text: "Al-Madinah" } })).data.replyToComment.thread;
    expect(answered).toMatchObject({ resolved: false, resolvedBy: null, comments: [{ text: "Which farm?" }, { text: "Al-Madinah" }] });
    expect((await noura(THREADS, { contentId })).data).toMatchObject({ commentThreads: [answered], content: { openThreads: 1 } });
  });

  test("speak only to people who may see the content", async () => {
    const { id: contentId = "" } = await content.content("noura");
    for (const mentionIds of [["salem"], ["boss", newId()]]) {
      const { errors } = await noura(BEGIN, { contentId, input: { text: "Look", mentionIds } });
      expect(errors?.[0]?.extensions).toMatchObject({
        code: "BAD_USER_INPUT",
        fields: { mentionIds: [expect.stringContaining("owner and admins")] },
      });
    }
    await begin(contentId, { text: "Look", mentionIds: ["boss"] });
  });

  test("are neither read nor made nor changed by anybody who may not see the content", async () => {
    const { id: contentId = "" } = await content.content("noura");
    const { id: threadId, comments } = await begin(contentId, { text: "Between us" });
    for (const client of [stranger, content.anonymous()]) {
      const answers = [
        await client(THREADS, { contentId }),
        await client(BEGIN, { contentId, input: { text: "Me too" } }),
        await client(REPLY, { threadId, input: { text: "Me too" } }),
        await client(SETTLE, { threadId, resolved: true }),
        await client(DELETE, { threadId, commentId: comments[0].id }),
        await client(ASSIGN, { id: contentId, input: { assigneeId: "noura" } }),
      ];
      expect(answers.map(codeOf)).toEqual(answers.map(() => (client === stranger ? "NOT_FOUND" : "UNAUTHENTICATED")));
    }
    expect(await threadsOf(contentId)).toMatchObject([{ resolved: false, version: 1 }]);
  });

  test.each([
    ["nothing", { text: "  " }, "text"],
    ["too much", { text: "x".repeat(2_001) }, "text"],
    ["of no words", { text: "Look", quote: { exact: " " } }, "quote.exact"],
    ["of too many words", { text: "Look", quote: { exact: "x".repeat(1_001) } }, "quote.exact"],
    ["to too many", { text: "Look", mentionIds: Array.from({ length: 11 }, (_, at) => `p${at}`) }, "mentionIds"],
  ])("that say %s are refused at their field", async (_what, input, field) => {
    const { id: contentId = "" } = await content.content("noura");
    expect((await noura(BEGIN, { contentId, input })).errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { [field]: [expect.any(String)] },
    });
  });

  test("are taken back by who wrote them, and any by the content's owner; the discussion goes with the last", async () => {
    const { id: contentId = "" } = await content.content("noura");
    const { id: threadId, comments } = await begin(contentId, { text: "Mine" });
    const [mine] = comments;
    const answered = (await boss(REPLY, { threadId, input: { text: "Yours" } })).data.replyToComment.thread;
    expect(codeOf(await boss(DELETE, { threadId, commentId: mine.id }))).toBe("FORBIDDEN");
    await noura(DELETE, { threadId, commentId: mine.id });
    expect(await threadsOf(contentId)).toMatchObject([{ comments: [{ text: "Yours" }] }]);
    expect(codeOf(await noura(DELETE, { threadId, commentId: mine.id }))).toBe("NOT_FOUND");
    await noura(DELETE, { threadId, commentId: answered.comments[1].id });
    expect(await threadsOf(contentId)).toEqual([]);
  });

  test("are so many at most, in a discussion and of a content", async () => {
    const { id: contentId = "" } = await content.content("noura");
    const { id: threadId } = await begin(contentId, { text: "0" });
    for (let at = 1; at < MAX_COMMENTS; at += 1) await noura(REPLY, { threadId, input: { text: `${at}` } });
    expect((await noura(REPLY, { threadId, input: { text: "more" } })).errors?.[0]?.extensions).toMatchObject({
      fields: { text: [expect.stringContaining("50")] },
    });
    for (let at = 1; at < MAX_THREADS; at += 1) await begin(contentId, { text: `${at}` });
    expect((await noura(BEGIN, { contentId, input: { text: "more" } })).errors?.[0]?.extensions).toMatchObject({
      fields: { text: [expect.stringContaining("100")] },
    });
  });

  test("are all read at once, however much is said of a content; what is more is refused, and taken once some is taken back", async () => {
    const { id: contentId = "" } = await content.content("noura");
    const { id: first } = await begin(contentId, { text: "0", quote: { exact: "x".repeat(1_000), prefix: "", suffix: "" } });
    const { id: last } = await begin(contentId, { text: "0" });
    const database = await connectMongo(content.database.url, content.database.name);
    const stored = database.collection<{ _id: string; comments: { id: string }[] }>("commentThreads");
    const [long] = (await stored.findOne({ _id: first }))?.comments ?? [];
    const comments = (number: number) =>
      Array.from({ length: number }, () => ({
        ...long,
        id: newId(),
        text: "\u0645".repeat(COMMENT_LENGTH),
        mentionIds: Array.from({ length: MAX_MENTIONS }, newId),
      }));
    await stored.updateOne({ _id: last }, { $set: { comments: comments(MAX_COMMENTS / 2) } });
    await stored.updateOne({ _id: first }, { $set: { comments: comments(MAX_COMMENTS / 2) } });
    const thread = await stored.findOne({ _id: first });
    if (!thread) throw new Error("the discussion isn't there");
    for (let left = MAX_CONTENT_COMMENTS - MAX_COMMENTS; left > 0; left -= MAX_COMMENTS)
      await stored.insertOne({ ...thread, _id: newId(), comments: comments(MAX_COMMENTS) });
    await database.close();

    const said = await threadsOf(contentId);
    expect(said.flatMap((one: { comments: object[] }) => one.comments)).toHaveLength(MAX_CONTENT_COMMENTS);
    const refused = [
      await noura(REPLY, { threadId: last, input: { text: "more" } }),
      await noura(BEGIN, { contentId, input: { text: "more" } }),
    ];
    for (const { errors } of refused)
      expect(errors?.[0]?.extensions).toMatchObject({
        code: "BAD_USER_INPUT",
        fields: { text: [expect.stringContaining(`${MAX_CONTENT_COMMENTS}`)] },
      });
    const { comments: kept } = said.find(({ id }: { id: string }) => id === last);
    await noura(DELETE, { threadId: last, commentId: kept[0].id });
    expect((await noura(REPLY, { threadId: last, input: { text: "more" } })).errors).toBeUndefined();
  });

  test("go with their content", async () => {
    const { id: contentId = "" } = await content.content("noura");
    const { id: threadId } = await begin(contentId, { text: "Soon gone" });
    await noura(DELETE_CONTENT, { id: contentId });
    expect(codeOf(await noura(REPLY, { threadId, input: { text: "?" } }))).toBe("NOT_FOUND");
    await content.events.awaited(commentThreadState, ({ aggregateId, data }) => aggregateId === threadId && data.deleted);
  });
});

describe("a content", () => {
  test("is somebody's to work on and due on a day; lists find it by both", async () => {
    const companyId = await content.company("noura");
    const ids = [];
    for (const title of ["First", "Second"]) ids.push((await content.content("noura", { companyId, title })).id ?? "");
    const [id = "", other = ""] = ids;
    const { data } = await noura(ASSIGN, { id, input: { assigneeId: "boss", dueOn: "2026-12-01" }, expectedVersion: 1 });
    expect(data.assignContent.content).toEqual({ assignee: { id: "boss" }, dueOn: "2026-12-01", version: 2 });
    const told = await content.events.awaited(contentAssigned, ({ aggregateId }) => aggregateId === id);
    expect(told.data).toMatchObject({ ownerId: "noura", title: "First", assigneeId: "boss", dueOn: "2026-12-01" });
    await boss(ASSIGN, { id: other, input: { assigneeId: "noura", dueOn: "2026-12-02" } });

    const found = async (more: object, by = noura) =>
      (await by(FILTERED, { companyId, ...more })).data.contents.results.map(({ title }: { title: string }) => title);
    expect(await found({ assigneeId: "boss" })).toEqual(["First"]);
    expect(await found({ dueBefore: "2026-12-02" })).toEqual(["First"]);
    expect(await found({ dueFrom: "2026-12-02" }, boss)).toEqual(["Second"]);
    // What isn't named stays, null takes it away.
    expect((await noura(ASSIGN, { id, input: { assigneeId: null } })).data.assignContent.content).toMatchObject({
      assignee: null,
      dueOn: "2026-12-01",
    });
    expect((await noura(ASSIGN, { id, input: { dueOn: "2026-12-01" } })).data.assignContent.content.version).toBe(3);
  });

  test.each([
    [{ assigneeId: "salem" }, "assigneeId"],
    [{ dueOn: "2026-02-30" }, "dueOn"],
    [{ dueOn: "tomorrow" }, "dueOn"],
  ])("is not given %j", async (input, field) => {
    const { id } = await content.content("noura");
    expect((await noura(ASSIGN, { id, input })).errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { [field]: [expect.any(String)] },
    });
  });
});

describe("where a company has another person approve", () => {
  async function strict(): Promise<string> {
    const companyId = await content.company("noura");
    const voice = { personality: [], goals: [], tags: [], rules: [] };
    const card = { ownerId: "noura", companyName: "Oasis", brandName: "Oasis", values: [], competitors: [], brandVoice: voice };
    await content.events.publish(companyState, companyId, { ...card, approvalByAnother: true, deleted: false }, { sourceVersion: 2 });
    const { id = "" } = await content.content("noura", { companyId, title: "Strict" });
    await eventually(async () => (await noura(WHERE, { id })).data.content.approvableByMe === false);
    return id;
  }
  const move = (client: GraphQLClient, id: string, status: string, scheduledFor?: string) =>
    client(SET_STATUS, { id, status, scheduledFor });
  const DAY = new Date(Date.now() + 86_400_000).toISOString();

  test("its owner doesn't; an admin does", async () => {
    const id = await strict();
    await move(noura, id, "IN_REVIEW");
    const { errors } = await move(noura, id, "APPROVED");
    expect(errors?.[0]).toMatchObject({ message: expect.stringContaining("another person approves"), extensions: { code: "FORBIDDEN" } });
    expect((await boss(WHERE, { id })).data.content).toMatchObject({ status: "IN_REVIEW", approvableByMe: true });
    expect((await move(boss, id, "APPROVED")).data.setContentStatus.content.status).toBe("APPROVED");
    expect((await move(noura, id, "SCHEDULED", DAY)).errors).toBeUndefined();
  });

  test.each([
    ["a text", (id: string) => noura(SAVE_BODY, { id, input: { body: body("Something else"), checkpoint: false } })],
    ["a title", (id: string) => noura(SAVE_NEEDS, { id, input: { title: "Something else", type: "ARTICLE" } })],
    [
      "a restored text",
      async (id: string) => {
        const versions = (await noura(VERSIONS, { id, contentId: id })).data.contentVersions.results;
        return noura(RESTORE_VERSION, { id, versionId: versions.at(-1).id });
      },
    ],
  ])("%s that is changed once it is approved goes back into review, its time stays a plan", async (_what, change) => {
    const id = await strict();
    for (const text of ["First", "Second"]) await noura(SAVE_BODY, { id, input: { body: body(text) } });
    await move(noura, id, "IN_REVIEW");
    await move(boss, id, "APPROVED");
    await move(noura, id, "SCHEDULED", DAY);
    await noura(SAVE_IDEA, { id, input: { idea: "A note to oneself" } });
    expect((await noura(WHERE, { id })).data.content.status).toBe("SCHEDULED");
    expect((await change(id)).errors).toBeUndefined();
    expect((await noura(WHERE, { id })).data.content).toMatchObject({ status: "IN_REVIEW", scheduledFor: DAY });
    await content.events.awaited(contentReviewRequested, (event) => event.aggregateId === id && event.sourceVersion > 4);
    expect(codeOf(await move(noura, id, "PUBLISHED"))).toBe("BAD_USER_INPUT");
  });
});
