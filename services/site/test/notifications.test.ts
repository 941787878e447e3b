import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import {
  contentPublished,
  contentReviewRequested,
  contentState,
  generationFinished,
  type Locale,
  type Role,
  userDeleted,
  userState,
} from "@muhtawa/contracts";
import { eventually } from "@muhtawa/testkit";
import { clientCard, contentCardOf } from "./cards.ts";
import { type RunningSite, startSite } from "./running-site.ts";

const LIST = `query ($unread: Boolean, $pageSize: Int) {
  notifications(unread: $unread, pageSize: $pageSize) { totalCount unreadCount results { id kind title status targetType targetId at read } }
}`;
const READ = `mutation ($ids: [ID!], $until: DateTime) { markNotificationsRead(ids: $ids, until: $until) { success } }`;

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
  results: { id: string; kind: string; title: string; status: string | null; at: string; read: boolean }[];
}
const toldTo = async (id: string, filter: Record<string, unknown> = {}) =>
  (await (await site.as({ id }))(LIST, filter)).data.notifications as Told;
const subject = { ownerId: "client-1", companyId: "company-1", title: "Cardamom", type: "POST" } as const;

/** Listens as a person does, at one of the instances; resolves once what is told would be heard. */
async function listen(url: string, { id, role, locale, last }: { id: string; role?: Role; locale?: Locale; last?: string }) {
  const abort = new AbortController();
  const answer = await fetch(new URL("/me/notices/stream", url), {
    headers: {
      authorization: `Bearer ${await site.tokenFor({ id, role })}`,
      "x-locale": locale ?? "en",
      ...(last ? { "last-event-id": last } : {}),
    },
    signal: abort.signal,
  });
  expect(answer.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  let text = "";
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) text += decoder.decode(chunk, { stream: true });
  })().catch((error: unknown) => {
    if (!abort.signal.aborted) throw error;
  });
  await eventually(() => text.includes("retry"));
  return {
    heard: (event: string): unknown[] =>
      [...text.matchAll(/event: (\w+)\n(?:id: .*\n)?data: (.*)\n\n/g)]
        .filter(([, name]) => name === event)
        .map(([, , data]) => JSON.parse(data ?? "")),
    stop: () => abort.abort(),
  };
}

test("who waits for a generation is told once that it has finished, but not of one they stopped", async () => {
  const admin = await site.as({ id: "admin-1", role: "ADMIN" });
  await eventually(async () => (await admin("{ dashboard { contents } }")).data.dashboard.contents === 1);
  const data = { ownerId: "client-1", contentId: "content-1", kind: "ARTICLE" } as const;
  const event = { id: randomUUID() };
  const at = (second: number) => ({ time: new Date(Date.UTC(2026, 10, 22, 9, 0, second)).toISOString() });
  await site.events.publish(generationFinished, "generation-1", { ...data, status: "STOPPED" }, at(0));
  await site.events.publish(generationFinished, "generation-2", { ...data, status: "COMPLETED" }, { ...event, ...at(1) });
  await site.events.publish(generationFinished, "generation-2", { ...data, status: "COMPLETED" }, { ...event, ...at(1), sourceVersion: 1 });
  await site.events.publish(generationFinished, "generation-3", { ...data, status: "FAILED" }, at(2));
  const told = await eventually(async () => {
    const seen = await toldTo("client-1");
    return seen.totalCount === 1 && seen.results[0]?.status === "FAILED" && seen;
  });
  // of several about one content the newest
  expect(told.results).toEqual([
    expect.objectContaining({
      kind: "GENERATION_FINISHED",
      status: "FAILED",
      title: "Cardamom",
      targetType: "content",
      targetId: "content-1",
    }),
  ]);
  expect(told.unreadCount).toBe(1);
});

test("what takes seconds is waited for, and told of only when it failed", async () => {
  const data = { ownerId: "client-9", contentId: "content-9" } as const;
  await site.events.publish(generationFinished, "generation-9", { ...data, kind: "FIELD", status: "COMPLETED" });
  await site.events.publish(generationFinished, "generation-10", { ...data, kind: "REWRITE", status: "FAILED" });
  await site.events.publish(generationFinished, "generation-11", { ...data, contentId: "content-10", kind: "IMAGE", status: "COMPLETED" });
  const told = await eventually(async () => {
    const seen = await toldTo("client-9");
    return seen.results.length > 1 && seen;
  });
  expect(told.results.map(({ status }) => status).toSorted()).toEqual(["COMPLETED", "FAILED"]);
});

test("of many that arrive at once about one thing exactly the newest is shown, also when all are of the same moment", async () => {
  const data = { ownerId: "client-11", contentId: "content-13", kind: "ARTICLE" } as const;
  const time = new Date(Date.UTC(2026, 10, 22, 9)).toISOString();
  const ids = Array.from({ length: 12 }, () => randomUUID());
  await Promise.all(
    ids.map((id, at) => site.events.publish(generationFinished, `generation-at-once-${at}`, { ...data, status: "FAILED" }, { id, time })),
  );
  await site.events.publish(generationFinished, "generation-last", { ...data, contentId: "content-14", status: "FAILED" });
  const newest = `${ids.toSorted().at(-1)}/client-11`;
  await eventually(async () => {
    const { results } = await toldTo("client-11");
    return results.length === 2 && results.at(-1)?.id === newest;
  });
});

test("one that comes late doesn't take the place of a newer one", async () => {
  const data = { ownerId: "client-10", contentId: "content-11", kind: "ARTICLE" } as const;
  const at = (minute: number) => ({ time: new Date(Date.UTC(2026, 10, 22, 9, minute)).toISOString() });
  await site.events.publish(generationFinished, "generation-12", { ...data, status: "COMPLETED" }, at(5));
  await eventually(async () => (await toldTo("client-10")).totalCount === 1);
  await site.events.publish(generationFinished, "generation-13", { ...data, status: "FAILED" }, at(1));
  await site.events.publish(generationFinished, "generation-14", { ...data, contentId: "content-12", status: "FAILED" }, at(6));
  const told = await eventually(async () => {
    const seen = await toldTo("client-10");
    return seen.results.length === 2 && seen;
  });
  expect(told.results.map(({ status }) => status)).toEqual(["FAILED", "COMPLETED"]);
});

test("a generation without a content leads to its company", async () => {
  const data = { ownerId: "client-5", companyId: "company-5", kind: "FIELD", status: "FAILED" } as const;
  await site.events.publish(generationFinished, "generation-5", data);
  const { results } = await eventually(async () => {
    const seen = await toldTo("client-5");
    return seen.results.length > 0 && seen;
  });
  expect(results).toEqual([expect.objectContaining({ targetType: "company", targetId: "company-5" })]);
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
    // Counted and listed by two queries, between which it may come.
    return seen.results.length > 0 && seen;
  });
  expect(told.results.map(({ title }) => title)).toEqual(["By schedule"]);
});

test("they are read one by one or all at once, by whom they are for", async () => {
  await site.events.publish(contentPublished, "content-1", { ...subject, title: "Cardamom" });
  await eventually(async () => (await toldTo("client-1")).totalCount === 2);
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
  const [mine, theirs] = [await listen(sibling.url, { id: "client-3" }), await listen(sibling.url, { id: "stranger" })];
  await site.events.publish(contentPublished, "content-4", { ...subject, ownerId: "client-3", title: "Live" });
  await eventually(() => mine.heard("notification").length > 0 && mine.heard("activity").length > 0);
  expect(mine.heard("notification")).toEqual([expect.objectContaining({ title: "Live", read: false })]);
  expect(mine.heard("activity")).toEqual([expect.objectContaining({ action: "content.published", title: "Live", actor: "System" })]);
  expect([...theirs.heard("notification"), ...theirs.heard("activity")]).toEqual([]);
  mine.stop();
  theirs.stop();
  expect(await sibling.stop()).toBe(0);
});

test("who comes back is told what came after the last notification they have, once each and in order", async () => {
  const publish = (title: string) => site.events.publish(contentPublished, `content-${title}`, { ...subject, ownerId: "client-7", title });
  const titles = ({ heard }: Awaited<ReturnType<typeof listen>>) =>
    heard("notification").map((notice) => (notice as { title: string }).title);
  const before = await listen(site.service.url, { id: "client-7" });
  await publish("First");
  await eventually(() => before.heard("notification").length === 1);
  before.stop();
  const { id: last } = before.heard("notification")[0] as { id: string };
  await publish("Second");
  await publish("Third");
  await eventually(async () => (await toldTo("client-7")).totalCount === 3);
  const again = await listen(site.service.url, { id: "client-7", last });
  await publish("Fourth");
  await eventually(() => again.heard("notification").length === 3);
  expect(titles(again)).toEqual(["Second", "Third", "Fourth"]);
  // Another's place says nothing.
  const stranger = await listen(site.service.url, { id: "client-8", last });
  await site.events.publish(contentPublished, "content-8", { ...subject, ownerId: "client-8", title: "Own" });
  await eventually(() => stranger.heard("notification").length === 1);
  expect(titles(stranger)).toEqual(["Own"]);
  again.stop();
  stranger.stop();
});

test("admins are told at once of what everybody does, under the names that people have; a client is not", async () => {
  const admin = await listen(site.service.url, { id: "admin-1", role: "ADMIN", locale: "ar" });
  const client = await listen(site.service.url, { id: "stranger" });
  await site.events.publish(userState, "client-4", clientCard({ firstName: "ليلى", lastName: "حسن" }));
  const event = { id: randomUUID(), actor: { id: "client-4", role: "CLIENT" } };
  const saved = { ...subject, ownerId: "client-4", title: "Watched" };
  await eventually(
    async () => (await (await site.as({ id: "admin-1", role: "ADMIN" }))("{ dashboard { users } }")).data.dashboard.users > 0,
  );
  await site.events.publish(contentPublished, "content-5", saved, event);
  await site.events.publish(contentPublished, "content-5", saved, { ...event, sourceVersion: 1 });
  // Facts of two contents may be taken in in either order.
  await eventually(() => admin.heard("activity").length >= 1);
  await site.events.publish(contentPublished, "content-6", { ...saved, title: "By schedule" });
  await eventually(() => admin.heard("activity").length >= 2);
  expect(admin.heard("activity")).toEqual([
    {
      id: event.id,
      action: "content.published",
      title: "Watched",
      actor: "ليلى حسن",
      at: expect.any(String),
      targetType: "content",
      targetId: "content-5",
    },
    expect.objectContaining({ title: "By schedule", actor: "النظام" }),
  ]);
  expect(client.heard("activity")).toEqual([]);
  admin.stop();
  client.stop();
});

test("what is read in one window is read in the others", async () => {
  const other = await listen(site.service.url, { id: "client-2" });
  const [first] = (await toldTo("client-2")).results;
  const client = await site.as({ id: "client-2" });
  await client(READ, { ids: [first?.id] });
  await eventually(() => other.heard("read").length === 1);
  await client(READ);
  await eventually(() => other.heard("read").length === 2);
  expect(other.heard("read")).toEqual([
    { ids: [first?.id], unreadCount: 0 },
    { ids: null, unreadCount: 0 },
  ]);
  other.stop();
});

test("what came after the newest that its reader saw stays unread when all are marked", async () => {
  const publish = (title: string, minute: number) =>
    site.events.publish(
      contentPublished,
      `content-${title}`,
      { ...subject, ownerId: "client-12", title },
      { time: new Date(Date.UTC(2026, 10, 22, 9, minute)).toISOString() },
    );
  await Promise.all([publish("first", 1), publish("last", 2)]);
  const seen = await eventually(async () => {
    const told = await toldTo("client-12");
    return told.totalCount === 2 && told;
  });
  await publish("later", 3);
  await eventually(async () => (await toldTo("client-12")).totalCount === 3);
  const other = await listen(site.service.url, { id: "client-12" });
  await (
    await site.as({ id: "client-12" })
  )(READ, { until: seen.results[0]?.at });
  const { results, unreadCount } = await toldTo("client-12");
  expect(results.map(({ title, read }) => [title, read])).toEqual([
    ["later", false],
    ["last", true],
    ["first", true],
  ]);
  expect(unreadCount).toBe(1);
  await eventually(() => other.heard("read").length === 1);
  expect(other.heard("read")).toEqual([{ ids: null, until: seen.results[0]?.at, unreadCount: 1 }]);
  other.stop();
});

test("no more than 500 are marked by their ids at once", async () => {
  const client = await site.as({ id: "client-2", locale: "ar" });
  const { errors } = await client(READ, { ids: Array.from({ length: 501 }, String) });
  expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { ids: [expect.stringContaining("500")] } });
});

test("who isn't signed in can't listen", async () => {
  expect((await fetch(new URL("/me/notices/stream", site.service.url))).status).toBe(401);
});

test("they go with the account", async () => {
  await site.events.publish(userDeleted, "client-1", { role: "CLIENT" }, { sourceVersion: 9 });
  await eventually(async () => (await toldTo("client-1")).totalCount === 0);
});
