import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import {
  companyCreated,
  companyState,
  contentSaved,
  contentState,
  generationFinished,
  generationState,
  projectState,
  userState,
} from "@muhtawa/contracts";
import { eventually, type GraphQLClient } from "@muhtawa/testkit";
import { clientCard, companyCardOf, contentCardOf, generationCardOf } from "./cards.ts";
import { type RunningSite, startSite } from "./running-site.ts";

const DASHBOARD = `{
  dashboard {
    companies projects contents completedContents generations users
    contentsByDay { day count } contentsByType { key count }
    recent { id action title actor at targetType targetId }
    attention {
      inReview scheduled incomplete stale
      inReviewContents { id title owner completed } staleContents { id title owner staleFields }
    }
  }
}`;

let site: RunningSite;
let admin: GraphQLClient;
beforeAll(async () => {
  // Nothing counts ahead of the reader here.
  site = await startSite({ DASHBOARD_INTERVAL_MS: "3600000" });
  admin = await site.as({ id: "admin-1", role: "ADMIN" });
});
afterAll(() => site?.stop());

interface Figures {
  companies: number;
  contents: number;
  completedContents: number;
  users: number | null;
  contentsByDay: { day: string; count: number }[];
  contentsByType: { key: string; count: number }[];
  attention: {
    inReview: number;
    scheduled: number;
    incomplete: number;
    stale: number;
    inReviewContents: { id: string; title: string; owner: string; completed: boolean }[];
    staleContents: { id: string; title: string; owner: string; staleFields: string[] }[];
  };
}

const figuresOf = async (caller: GraphQLClient) => (await caller(DASHBOARD)).data.dashboard as Figures & Record<string, unknown>;
const today = new Date().toISOString().slice(0, 10);
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

test("without anything there are noughts and thirty days", async () => {
  const figures = await figuresOf(await site.as({ id: "nobody" }));
  expect(figures).toMatchObject({ companies: 0, projects: 0, contents: 0, completedContents: 0, generations: 0, users: null, recent: [] });
  expect(figures.contentsByDay).toHaveLength(30);
  expect(figures.contentsByDay.at(-1)).toEqual({ day: today, count: 0 });
  expect(figures.contentsByType).toEqual([]);
});

test("a client sees their own figures, an admin everybody's", async () => {
  const [one, other] = ["client-a", "client-b"];
  await site.events.publish(userState, one, clientCard());
  await site.events.publish(userState, other, clientCard());
  await site.events.publish(userState, "an-admin", { ...clientCard(), role: "ADMIN" });
  await site.events.publish(companyState, "company-a", companyCardOf(one));
  await site.events.publish(companyState, "company-b", companyCardOf(other));
  await site.events.publish(projectState, "project-a", { deleted: false, ownerId: one, companyId: "company-a", name: "Spring" });
  await site.events.publish(generationState, "generation-a", generationCardOf(one));
  await site.events.publish(contentState, "content-a", contentCardOf(one, "company-a", { stage: "COMPLETE", status: "IN_REVIEW" }));
  await site.events.publish(
    contentState,
    "content-b",
    contentCardOf(one, "company-a", { type: "TWEET", createdAt: daysAgo(3).toISOString() }),
  );
  await site.events.publish(contentState, "content-c", contentCardOf(other, "company-b", { createdAt: daysAgo(400).toISOString() }));

  const own = await site.as({ id: one });
  const figures = await eventually(async () => {
    const seen = await figuresOf(own);
    return seen.contents === 2 && seen.generations === 1 && seen.projects === 1 && seen.companies === 1 && seen;
  });
  expect(figures).toMatchObject({ completedContents: 1, users: null, attention: { inReview: 1, scheduled: 0, incomplete: 1 } });
  expect(figures.contentsByType).toEqual(
    expect.arrayContaining([
      { key: "ARTICLE", count: 1 },
      { key: "TWEET", count: 1 },
    ]),
  );
  expect(figures.contentsByDay.filter(({ count }) => count > 0)).toEqual([
    { day: daysAgo(3).toISOString().slice(0, 10), count: 1 },
    { day: today, count: 1 },
  ]);

  const all = await eventually(async () => {
    const seen = await figuresOf(admin);
    return seen.contents === 3 && seen.companies === 2 && seen.users === 2 && seen;
  });
  expect(all.contentsByDay.reduce((sum, { count }) => sum + count, 0)).toBe(2);
});

test("figures follow changes and deletions, whatever comes twice or out of order", async () => {
  const owner = "client-c";
  const caller = await site.as({ id: owner });
  await site.events.publish(companyState, "company-c", companyCardOf(owner));
  const ids = Array.from({ length: 6 }, () => randomUUID());
  const publish = (id: string, sourceVersion: number, data: Parameters<typeof contentCardOf>[2] | null) =>
    site.events.publish(contentState, id, data ? contentCardOf(owner, "company-c", data) : { deleted: true }, { sourceVersion });
  for (const id of ids) {
    await publish(id, 3, { stage: "COMPLETE", status: "SCHEDULED" });
    await publish(id, 1, { stage: "IDEA", status: "DRAFT" });
    await publish(id, 2, { stage: "TOOLS", status: "DRAFT" });
    await publish(id, 3, { stage: "COMPLETE", status: "SCHEDULED" });
  }
  await eventually(async () => {
    const { contents, completedContents, attention } = await figuresOf(caller);
    return contents === 6 && completedContents === 6 && attention.scheduled === 6;
  });
  await publish(ids[0] as string, 4, null);
  await publish(ids[1] as string, 5, null);
  await publish(ids[1] as string, 4, { stage: "COMPLETE", status: "PUBLISHED" });
  await publish(ids[0] as string, 4, null);
  await eventually(async () => (await figuresOf(caller)).contents === 4);
  expect(await figuresOf(caller)).toMatchObject({ completedContents: 4, attention: { scheduled: 4 } });
});

test("what is stale or in review needs attention until it is not so any more, for its owner and for admins", async () => {
  const [owner, other] = ["client-s", "client-t"];
  await site.events.publish(userState, owner, clientCard({ firstName: "Salma", lastName: "Nasser" }));
  const publish = (id: string, sourceVersion: number, more: Parameters<typeof contentCardOf>[2], ownerId = owner) =>
    site.events.publish(contentState, id, contentCardOf(ownerId, "company-s", more), { sourceVersion });
  await publish("content-s1", 1, { title: "Stale", staleFields: ["body", "objective"] });
  await publish("content-s2", 1, { title: "In review", status: "IN_REVIEW", stage: "COMPLETE" });
  await publish("content-t1", 1, { title: "Another's", staleFields: ["body"] }, other);

  const caller = await site.as({ id: owner });
  const attentionOf = async (client: GraphQLClient) => (await figuresOf(client)).attention;
  const waiting = await eventually(async () => {
    const seen = await attentionOf(caller);
    return seen.stale === 1 && seen.inReview === 1 && seen;
  });
  expect(waiting.staleContents).toEqual([{ id: "content-s1", title: "Stale", owner: "Salma Nasser", staleFields: ["body", "objective"] }]);
  expect(waiting.inReviewContents).toEqual([{ id: "content-s2", title: "In review", owner: "Salma Nasser", completed: true }]);
  const ofAll = await eventually(async () => {
    const seen = await attentionOf(admin);
    return seen.stale === 2 && seen;
  });
  expect(ofAll.staleContents.map(({ id }) => id).toSorted()).toEqual(["content-s1", "content-t1"]);

  await publish("content-s1", 3, { title: "Fresh" });
  await publish("content-s1", 2, { title: "Late", staleFields: ["body"] });
  await publish("content-s2", 2, { title: "Approved", status: "APPROVED" });
  await eventually(async () => {
    const { stale, staleContents, inReview, inReviewContents } = await attentionOf(caller);
    return stale === 0 && staleContents.length === 0 && inReview === 0 && inReviewContents.length === 0;
  });
  await site.events.publish(contentState, "content-t1", { deleted: true }, { sourceVersion: 2 });
  await eventually(async () => (await attentionOf(admin)).stale === 0);
});

test("of many that wait the newest five are named, and all are counted", async () => {
  const owner = "client-many";
  for (let index = 0; index < 7; index += 1)
    await site.events.publish(contentState, `content-many-${index}`, contentCardOf(owner, "company-s", { staleFields: ["body"] }));
  const { staleContents } = await eventually(async () => {
    const { attention } = await figuresOf(await site.as({ id: owner }));
    return attention.stale === 7 && attention;
  });
  expect(staleContents.map(({ id }) => id)).toEqual([6, 5, 4, 3, 2].map((index) => `content-many-${index}`));
});

test("recent activity is told once, the newest first, under the name its actor has now", async () => {
  const owner = "client-d";
  const caller = await site.as({ id: owner });
  await site.events.publish(userState, owner, clientCard({ firstName: "Laila", lastName: "Hassan" }));
  const actor = { id: owner, role: "CLIENT" };
  const event = { actor, id: randomUUID() };
  await site.events.publish(companyCreated, "company-d", { ownerId: owner, companyName: "Dallah" }, event);
  await site.events.publish(companyCreated, "company-d", { ownerId: owner, companyName: "Dallah" }, { ...event, sourceVersion: 1 });
  const recent = await eventually(async () => {
    const { data } = await caller(DASHBOARD);
    return data.dashboard.recent.length > 0 && data.dashboard.recent;
  });
  expect(recent).toEqual([
    expect.objectContaining({
      action: "company.created",
      title: "Dallah",
      actor: "Laila Hassan",
      targetType: "company",
      targetId: "company-d",
    }),
  ]);
  const stranger = await site.as({ id: "stranger" });
  expect((await stranger(DASHBOARD)).data.dashboard.recent).toEqual([]);
});

test("what is done over and over is told once, a generation by the content it was for, and the audit log keeps all of it", async () => {
  const ownerId = "client-over";
  const actor = { id: ownerId, role: "CLIENT" } as const;
  await site.events.publish(userState, ownerId, clientCard({ username: "over" }));
  await site.events.publish(contentState, "content-over", contentCardOf(ownerId, "company-over", { title: "Ten cups" }));
  const about = { ownerId, contentId: "content-over", kind: "FIELD", status: "COMPLETED" } as const;
  for (let n = 0; n < 3; n += 1) {
    await site.events.publish(
      contentSaved,
      "content-over",
      { ownerId, companyId: "company-over", title: "Ten cups", type: "ARTICLE", stage: "IDEA" },
      { actor },
    );
    await site.events.publish(generationFinished, `generation-over-${n}`, about);
  }
  const log = async () =>
    ((await admin(`{ auditLog(pageSize: 100) { results { action targetId } } }`)).data.auditLog.results as { targetId: string }[]).filter(
      ({ targetId }) => targetId === "content-over",
    );
  await eventually(async () => (await log()).length === 6);
  const client = await site.as({ id: ownerId });
  const recent = await eventually(async () => {
    const entries = (await figuresOf(client)).recent as { action: string; title: string; targetType: string; targetId: string }[];
    return entries.length === 2 && entries;
  });
  expect(recent.map(({ action }) => action).toSorted()).toEqual(["content.saved", "generation.finished"]);
  for (const entry of recent) expect(entry).toMatchObject({ title: "Ten cups", targetType: "content", targetId: "content-over" });
});

test("a visitor has no dashboard", async () => {
  expect((await site.visitor()(DASHBOARD)).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
});
