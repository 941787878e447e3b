import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { contentPublished, contentReviewRequested, contentState, generationFinished, userDeleted, userState } from "@muhtawa/contracts";
import { eventually } from "@muhtawa/testkit";
import { clientCard, contentCardOf } from "./cards.ts";
import { type RunningSite, startSite } from "./running-site.ts";

const LIST = `query ($unread: Boolean, $pageSize: Int) {
  notifications(unread: $unread, pageSize: $pageSize) { totalCount unreadCount results { id kind title status targetType targetId read } }
}`;
const READ = `mutation ($ids: [ID!]) { markNotificationsRead(ids: $ids) { success } }`;

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
  await site.events.publish(userState, "admin-1", clientCard({ role: "ADMIN" }));
  await site.events.publish(userState, "admin-2", clientCard({ role: "SUPER_ADMIN" }));
  await site.events.publish(contentState, "content-1", contentCardOf("client-1", "company-1", { title: "Cardamom" }));
});
afterAll(() => site?.stop());

interface Told {
  totalCount: number;
  unreadCount: number;
  results: { id: string; kind: string; title: string; read: boolean }[];
}
const toldTo = async (id: string, filter: Record<string, unknown> = {}) =>
  (await (await site.as({ id }))(LIST, filter)).data.notifications as Told;
const subject = { ownerId: "client-1", companyId: "company-1", title: "Cardamom", type: "POST" } as const;

test("who waits for a generation is told once that it has finished, but not of one they stopped", async () => {
  const admin = await site.as({ id: "admin-1", role: "ADMIN" });
  await eventually(async () => (await admin("{ dashboard { contents } }")).data.dashboard.contents === 1);
  const data = { ownerId: "client-1", contentId: "content-1", kind: "ARTICLE" } as const;
  const event = { id: randomUUID() };
  await site.events.publish(generationFinished, "generation-1", { ...data, status: "STOPPED" });
  await site.events.publish(generationFinished, "generation-2", { ...data, status: "COMPLETED" }, event);
  await site.events.publish(generationFinished, "generation-2", { ...data, status: "COMPLETED" }, { ...event, sourceVersion: 1 });
  await site.events.publish(generationFinished, "generation-3", { ...data, status: "FAILED" });
  const told = await eventually(async () => {
    const seen = await toldTo("client-1");
    return seen.totalCount >= 2 && seen;
  });
  expect(told.results).toEqual([
    expect.objectContaining({
      kind: "GENERATION_FINISHED",
      status: "FAILED",
      title: "Cardamom",
      targetType: "content",
      targetId: "content-1",
    }),
    expect.objectContaining({ status: "COMPLETED", read: false }),
  ]);
  expect(told.unreadCount).toBe(2);
});

test("admins are told of a review request, but not the one who made it", async () => {
  await site.events.publish(contentReviewRequested, "content-1", subject, { actor: { id: "admin-2", role: "SUPER_ADMIN" } });
  await eventually(async () => (await toldTo("admin-1")).results.some(({ kind }) => kind === "REVIEW_REQUESTED"));
  expect((await toldTo("admin-2")).totalCount).toBe(0);
});

test("an owner is told that the schedule has published, not of what they published themselves", async () => {
  const owner = { ...subject, ownerId: "client-2" };
  await site.events.publish(contentPublished, "content-2", owner, { actor: { id: "client-2", role: "CLIENT" } });
  await site.events.publish(contentPublished, "content-3", { ...owner, title: "By schedule" });
  const told = await eventually(async () => {
    const seen = await toldTo("client-2");
    return seen.totalCount > 0 && seen;
  });
  expect(told.results.map(({ title }) => title)).toEqual(["By schedule"]);
});

test("they are read one by one or all at once, by whom they are for", async () => {
  const before = await toldTo("client-1");
  const client = await site.as({ id: "client-1" });
  const stranger = await site.as({ id: "stranger" });
  await stranger(READ, { ids: before.results.map(({ id }) => id) });
  expect((await toldTo("client-1")).unreadCount).toBe(2);
  await client(READ, { ids: [before.results[0]?.id] });
  expect(await toldTo("client-1", { unread: true })).toMatchObject({ totalCount: 1, unreadCount: 1 });
  await client(READ);
  expect(await toldTo("client-1")).toMatchObject({ totalCount: 2, unreadCount: 0 });
  expect((await site.visitor()(LIST)).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
});

test("who listens is told at once, also by another instance, and nobody else is", async () => {
  const sibling = await site.startSibling();
  const listen = async (id: string) => {
    const abort = new AbortController();
    const answer = await fetch(new URL("/me/notices/stream", sibling.url), {
      headers: { authorization: `Bearer ${await site.tokenFor({ id })}` },
      signal: abort.signal,
    });
    expect(answer.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    const heard = { text: "" };
    void (async () => {
      const decoder = new TextDecoder();
      for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) heard.text += decoder.decode(chunk, { stream: true });
    })().catch(() => {});
    return { heard, stop: () => abort.abort() };
  };
  const [mine, theirs] = [await listen("client-3"), await listen("stranger")];
  await eventually(() => mine.heard.text.includes("listening") && theirs.heard.text.includes("listening"));
  await site.events.publish(contentPublished, "content-4", { ...subject, ownerId: "client-3", title: "Live" });
  await eventually(() => /event: notification\ndata: \{.*"title":"Live".*\}\n\n/.test(mine.heard.text));
  await eventually(() => /event: activity\ndata: \{.*"action":"content.published".*\}\n\n/.test(mine.heard.text));
  expect(theirs.heard.text).not.toContain("event:");
  mine.stop();
  theirs.stop();
  expect(await sibling.stop()).toBe(0);
});

test("who isn't signed in can't listen", async () => {
  expect((await fetch(new URL("/me/notices/stream", site.service.url))).status).toBe(401);
});

test("they go with the account", async () => {
  await site.events.publish(userDeleted, "client-1", { role: "CLIENT" }, { sourceVersion: 9 });
  await eventually(async () => (await toldTo("client-1")).totalCount === 0);
});
