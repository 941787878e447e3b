import { contentPublished, contentReviewRequested, contentState, contentStatus } from "@muhtawa/contracts";
import { connectMongo, newId } from "@muhtawa/service-kit";
import type { GraphQLClient } from "@muhtawa/testkit";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { type ContentStatus, MOVES } from "../src/domain/status.ts";
import { APPEARING, CREATE_CONTENT, READ_CONTENT, SET_STATUS } from "./documents.ts";
import { type RunningContent, startContent } from "./running-content.ts";

let content: RunningContent;
let noura: GraphQLClient;
beforeAll(async () => {
  content = await startContent({ PUBLISH_INTERVAL_MS: "20" });
  noura = await content.as({ id: "noura" });
});
afterAll(() => content?.stop());

const inMilliseconds = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString();
const DAY = 86_400_000;

/** The shortest way to each status. */
const WAY: Record<ContentStatus, readonly ContentStatus[]> = {
  DRAFT: [],
  IN_REVIEW: ["IN_REVIEW"],
  APPROVED: ["IN_REVIEW", "APPROVED"],
  SCHEDULED: ["IN_REVIEW", "APPROVED", "SCHEDULED"],
  PUBLISHED: ["IN_REVIEW", "APPROVED", "PUBLISHED"],
  ARCHIVED: ["ARCHIVED"],
};

const move = (id: string, status: ContentStatus, scheduledFor?: string, by = noura) => by(SET_STATUS, { id, status, scheduledFor });

const timeFor = (status: ContentStatus) => (status === "SCHEDULED" ? inMilliseconds(DAY) : undefined);

async function contentThatIs(status: ContentStatus, title = "Dates"): Promise<string> {
  const { id = "" } = await content.content("noura", { title });
  for (const step of WAY[status]) expect((await move(id, step, timeFor(step))).errors).toBeUndefined();
  return id;
}

const STATUSES = contentStatus.options;
const PAIRS = STATUSES.flatMap((from) => STATUSES.filter((to) => to !== from).map((to) => [from, to, MOVES[from].includes(to)] as const));

describe("the moves from status to status", () => {
  test("are those of the workflow", () => {
    expect(MOVES).toEqual({
      DRAFT: ["IN_REVIEW", "ARCHIVED"],
      IN_REVIEW: ["DRAFT", "APPROVED", "ARCHIVED"],
      APPROVED: ["DRAFT", "SCHEDULED", "PUBLISHED", "ARCHIVED"],
      SCHEDULED: ["DRAFT", "APPROVED", "SCHEDULED", "PUBLISHED", "ARCHIVED"],
      PUBLISHED: ["DRAFT", "ARCHIVED"],
      ARCHIVED: ["DRAFT"],
    });
  });

  test.each(PAIRS)("%s to %s: %s", async (from, to, isAllowed) => {
    const id = await contentThatIs(from);
    const { data, errors } = await move(id, to, timeFor(to));
    if (isAllowed) expect(data.setContentStatus.content.status).toBe(to);
    else expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { status: [expect.any(String)] } });
    const read = await noura(READ_CONTENT, { id });
    expect(read.data.content.status).toBe(isAllowed ? to : from);
  });

  test("are refused in the caller's language", async () => {
    const id = await contentThatIs("DRAFT");
    const { errors } = await move(id, "PUBLISHED", undefined, await content.as({ id: "noura", locale: "ar" }));
    expect(errors?.[0]?.extensions.fields).toEqual({ status: ["لا يمكن نقل المحتوى إلى هذه الحالة من حالته الحالية."] });
  });

  test("to where it is already changes nothing", async () => {
    const id = await contentThatIs("IN_REVIEW");
    const { data } = await move(id, "IN_REVIEW");
    expect(data.setContentStatus.content.version).toBe(2);
  });

  test("are an admin's too, and tell who made them", async () => {
    const id = await contentThatIs("IN_REVIEW");
    const admin = await content.as({ id: "boss", role: "ADMIN" });
    expect((await move(id, "APPROVED", undefined, admin)).data.setContentStatus.content.status).toBe("APPROVED");
    const state = await content.events.awaited(contentState, (event) => event.aggregateId === id && event.sourceVersion === 3);
    expect(state).toMatchObject({ actor: { id: "boss", role: "ADMIN" }, data: { status: "APPROVED" } });
  });

  test("tell of a review that is asked for, and of what is published", async () => {
    const id = await contentThatIs("PUBLISHED", "Told");
    const review = await content.events.awaited(contentReviewRequested, (event) => event.aggregateId === id);
    const published = await content.events.awaited(contentPublished, (event) => event.aggregateId === id);
    for (const { data } of [review, published]) expect(data).toMatchObject({ ownerId: "noura", title: "Told", type: "ARTICLE" });
    const { data } = await noura(READ_CONTENT, { id });
    expect(Date.parse(data.content.publishedAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(data.content.scheduledFor).toBeNull();
  });
});

describe("the time of publication", () => {
  test.each([
    ["missing", "SCHEDULED", undefined, "Choose when it is to be published."],
    ["past", "SCHEDULED", -1_000, "Choose a time that is still to come."],
    ["given with another status", "PUBLISHED", DAY, "A time goes with scheduling only."],
  ] as const)("is refused when it is %s", async (_what, status, away, message) => {
    const id = await contentThatIs("APPROVED");
    const { errors } = await move(id, status, away && inMilliseconds(away));
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { scheduledFor: [message] } });
    expect((await noura(READ_CONTENT, { id })).data.content).toMatchObject({ status: "APPROVED", scheduledFor: null });
  });

  test("can be moved, and goes when the content is taken back", async () => {
    const id = await contentThatIs("SCHEDULED");
    const later = inMilliseconds(2 * DAY);
    expect((await move(id, "SCHEDULED", later)).data.setContentStatus.content.scheduledFor).toBe(later);
    expect((await move(id, "APPROVED")).data.setContentStatus.content.scheduledFor).toBeNull();
  });

  test("comes although hundreds of longer due contents wait for companies that nobody knows", async () => {
    const database = await connectMongo(content.database.url, content.database.name);
    const contents = database.collection<{ _id: string }>("contents");
    const id = await contentThatIs("SCHEDULED");
    const stored = await contents.findOne({ _id: id });
    const scheduledFor = new Date(Date.now() - DAY);
    const unknown = Array.from({ length: 450 }, () => ({ ...stored, _id: newId(), companyId: newId(), scheduledFor }));
    await contents.insertMany(unknown);
    await contents.updateOne({ _id: id }, { $set: { scheduledFor: new Date(Date.now() - 1_000) } });
    await content.events.awaited(contentPublished, ({ aggregateId }) => aggregateId === id);
    expect(await contents.countDocuments({ _id: { $in: unknown.map(({ _id }) => _id) }, status: "SCHEDULED" })).toBe(450);
    await contents.deleteMany({ _id: { $in: unknown.map(({ _id }) => _id) } });
    await database.close();
  });

  test("publishes once, however many instances are running", async () => {
    const siblings = await Promise.all([content.startSibling(), content.startSibling()]);
    const scheduledFor = inMilliseconds(1_500);
    const ids: string[] = [];
    for (let number = 0; number < 10; number += 1) {
      const id = await contentThatIs("APPROVED", `At its time ${number}`);
      const { errors } = await move(id, "SCHEDULED", inMilliseconds(1_500));
      expect(errors).toBeUndefined();
      ids.push(id);
    }
    for (const id of ids) await content.events.awaited(contentPublished, ({ aggregateId }) => aggregateId === id);
    // A second publication would be the next version's.
    for (const id of ids) {
      const { data } = await noura(READ_CONTENT, { id });
      expect(data.content).toMatchObject({ status: "PUBLISHED", version: 5 });
      expect(Date.parse(data.content.publishedAt)).toBeGreaterThanOrEqual(Date.parse(scheduledFor));
      expect(Date.parse(data.content.publishedAt)).toBeGreaterThanOrEqual(Date.parse(data.content.scheduledFor));
    }
    await Promise.all(siblings.map((sibling) => sibling.stop()));
    const facts = await content.events.seen(contentPublished);
    const eventIds = facts.filter(({ aggregateId }) => ids.includes(aggregateId)).map(({ id }) => id);
    expect(new Set(eventIds).size).toBe(ids.length);
  });
});

describe("a plan", () => {
  test("is made with a draft, stays with it up to its approval, and publishes nothing", async () => {
    const companyId = await content.company("noura");
    const soon = inMilliseconds(1_000);
    const { data } = await noura(CREATE_CONTENT, { companyId, scheduledFor: soon, input: { title: "Planned", type: "ARTICLE" } });
    const { id, status, scheduledFor } = data.createContent.content;
    expect([status, scheduledFor]).toEqual(["DRAFT", soon]);
    await move(id, "IN_REVIEW");
    expect((await move(id, "APPROVED")).data.setContentStatus.content.scheduledFor).toBe(soon);
    const { data: published } = await move(id, "PUBLISHED");
    expect(published.setContentStatus.content.scheduledFor).toBeNull();
  });

  test.each(["DRAFT", "IN_REVIEW", "APPROVED"] as const)("is moved where the content is: %s", async (status) => {
    const id = await contentThatIs(status);
    const [then, later] = [inMilliseconds(DAY), inMilliseconds(2 * DAY)];
    for (const time of [then, later])
      expect((await move(id, status, time)).data.setContentStatus.content).toMatchObject({ status, scheduledFor: time });
  });

  test.each(["PUBLISHED", "ARCHIVED"] as const)("is not for what is %s", async (status) => {
    const { errors } = await move(await contentThatIs(status), status, inMilliseconds(DAY));
    expect(errors?.[0]?.extensions.fields).toEqual({ scheduledFor: ["A time goes with scheduling only."] });
  });
});

describe("contents by when they appear", () => {
  const appearing = async (appearsFrom?: string, appearsBefore?: string, more: object = {}) => {
    const salma = await content.as({ id: "salma" });
    const { data, errors } = await salma(APPEARING, { appearsFrom, appearsBefore, ...more });
    expect(errors).toBeUndefined();
    return (data.contents.results as { id: string }[]).map(({ id }) => id).toSorted();
  };

  test("are those scheduled for, or published in, the time between; its beginning counts, its end doesn't", async () => {
    const salma = await content.as({ id: "salma" });
    const made = async (...steps: [ContentStatus, string?][]) => {
      const { id = "" } = await content.content("salma");
      for (const [status, time] of steps) expect((await move(id, status, time, salma)).errors).toBeUndefined();
      return id;
    };
    const [tomorrow, later] = [inMilliseconds(DAY), inMilliseconds(2 * DAY)];
    const draft = await made();
    const next = await made(["IN_REVIEW"], ["APPROVED"], ["SCHEDULED", tomorrow]);
    const afterNext = await made(["IN_REVIEW"], ["APPROVED"], ["SCHEDULED", later]);
    const published = await made(["IN_REVIEW"], ["APPROVED"], ["PUBLISHED"]);
    expect(await appearing(tomorrow, later)).toEqual([next]);
    expect(await appearing(tomorrow)).toEqual([next, afterNext].toSorted());
    expect(await appearing(undefined, tomorrow)).toEqual([published]);
    expect(await appearing(undefined, later, { status: "SCHEDULED" })).toEqual([next]);
    expect(await appearing()).toEqual([draft, next, afterNext, published].toSorted());
    expect(await appearing(undefined, undefined, { undated: true })).toEqual([draft]);
    await move(draft, "DRAFT", tomorrow, salma);
    expect(await appearing(tomorrow, later)).toEqual([draft, next].toSorted());
    expect(await appearing(undefined, undefined, { undated: true })).toEqual([]);
  });
});
