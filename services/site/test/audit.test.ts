import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import {
  branchUpdated,
  companyCreated,
  companyDeleted,
  contentPublished,
  type EventDefinition,
  projectCreated,
  projectDeleted,
  projectUpdated,
  userDeleted,
  userRegistered,
  userState,
} from "@muhtawa/contracts";
import { eventually, type GraphQLClient } from "@muhtawa/testkit";
import * as contracts from "@muhtawa/contracts";
import { TOLD_EVENTS } from "../src/activity/told-events.ts";
import { clientCard } from "./cards.ts";
import { type RunningSite, startSite } from "./running-site.ts";

const AUDIT = `query ($actorId: ID, $action: String, $search: String, $from: DateTime, $to: DateTime, $page: Int, $pageSize: Int) {
  auditLog(actorId: $actorId, action: $action, search: $search, from: $from, to: $to, page: $page, pageSize: $pageSize) {
    totalCount hasNextPage results { id action actorId actor targetType targetId title at ip }
  }
}`;

let site: RunningSite;
let admin: GraphQLClient;
const actor = { id: "client-1", role: "CLIENT" };
beforeAll(async () => {
  site = await startSite();
  admin = await site.as({ id: "admin-1", role: "ADMIN", ip: "198.51.100.7" });
  await site.events.publish(userState, "client-1", clientCard({ firstName: "Noura", lastName: "Fahad" }));
  await site.events.publish(userRegistered, "client-1", { role: "CLIENT" }, { ip: "192.0.2.1", time: "2026-01-01T00:00:00.000Z" });
  const subject = { ownerId: "client-1", companyName: '=cmd|"x"!A1' };
  await site.events.publish(companyCreated, "company-1", subject, { actor, ip: "192.0.2.1", time: "2026-01-02T00:00:00.000Z" });
  await site.events.publish(companyDeleted, "company-1", subject, { actor, ip: "192.0.2.2", time: "2026-01-03T00:00:00.000Z" });
  await site.events.publish(
    contentPublished,
    "content-1",
    { ownerId: "client-1", companyId: "company-1", title: "Qahwa", type: "POST" },
    { time: "2026-01-04T00:00:00.000Z" },
  );
  await site.events.publish(userState, "client-2", clientCard({ firstName: "إِسراء", lastName: "المطيري" }));
  await site.events.publish(
    projectCreated,
    "project-1",
    { ownerId: "client-2", companyId: "company-2", name: "مسؤوليّة في الرِّياض" },
    { actor: { id: "client-2", role: "CLIENT" }, time: "2025-12-31T00:00:00.000Z" },
  );
  await eventually(async () => (await entries({})).length === 5);
});
afterAll(() => site?.stop());

interface Entry {
  action: string;
  actor: string;
  actorId: string | null;
  ip: string | null;
  title: string | null;
}
const entries = async (filter: Record<string, unknown>) => (await admin(AUDIT, filter)).data.auditLog.results as Entry[];

test("tells who did what, when and from where, the newest first", async () => {
  const all = await entries({});
  expect(all.map(({ action }) => action)).toEqual([
    "content.published",
    "company.deleted",
    "company.created",
    "user.registered",
    "project.created",
  ]);
  expect(all[0]).toMatchObject({ actor: "System", actorId: null, ip: null, title: "Qahwa" });
  expect(all[1]).toMatchObject({ actor: "Noura Fahad", actorId: "client-1", ip: "192.0.2.2" });
  // Who registers does so unsigned, and it is still they who did it.
  expect(all[3]).toMatchObject({ actor: "Noura Fahad", actorId: "client-1", title: null });
});

test.each([
  ["one action", { action: "company.created" }, ["company.created"]],
  ["all of a target", { action: "company" }, ["company.deleted", "company.created"]],
  ["a person", { actorId: "client-1" }, ["company.deleted", "company.created", "user.registered"]],
  ["a title", { search: "qahw" }, ["content.published"]],
  ["a title in Arabic, however it is spelt", { search: "مسووليه الرياض" }, ["project.created"]],
  ["words of which one isn't in it", { search: "احمد الرّياض" }, []],
  ["the name of who did it, in another spelling", { search: "اسراء" }, ["project.created"]],
  ["a person's name", { search: "noura", action: "company.deleted" }, ["company.deleted"]],
  ["an address", { search: "192.0.2.2" }, ["company.deleted"]],
  ["a time", { from: "2026-01-02T00:00:00Z", to: "2026-01-03T00:00:00Z" }, ["company.created"]],
  ["what is no pattern", { search: ".*" }, []],
])("is searched by %s", async (_, filter, actions) => {
  expect((await entries(filter)).map(({ action }) => action)).toEqual(actions);
});

test("every fact that any service tells of is followed", () => {
  const isFact = (exported: unknown) => (exported as Partial<EventDefinition>)?.kind === "fact";
  const facts = (Object.values(contracts) as unknown[]).filter(isFact) as EventDefinition[];
  expect(TOLD_EVENTS.map(({ name }) => name).toSorted()).toEqual(facts.map(({ name }) => name).toSorted());
});

test("what the broker brings twice stands in it once", async () => {
  const event = { id: randomUUID(), actor: { id: "client-2", role: "CLIENT" }, ip: "192.0.2.9", time: "2025-01-01T00:00:00.000Z" };
  const twice = { ownerId: "client-2", companyId: "company-1", name: "Twice" };
  await site.events.publish(projectUpdated, "project-2", twice, event);
  await site.events.publish(projectUpdated, "project-2", twice, { ...event, sourceVersion: 1 });
  await site.events.publish(projectDeleted, "project-2", twice, { ...event, id: randomUUID(), sourceVersion: 2 });
  await eventually(async () => (await entries({ action: "project.deleted" })).length === 1);
  const found = await eventually(async () => {
    const seen = await entries({ action: "project.updated" });
    return seen.length > 0 && seen;
  });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ id: event.id, ip: "192.0.2.9", title: "Twice" });
});

test("an admin's own changes are in it, with their address", async () => {
  await admin('mutation { createPartner(input: { name: "Audited" }) { partner { id } } }');
  const [entry] = await eventually(async () => {
    const found = await entries({ action: "partner.created" });
    return found.length > 0 && found;
  });
  expect(entry).toMatchObject({ actorId: "admin-1", ip: "198.51.100.7", title: "Audited" });
});

describe("as a file for spreadsheets", () => {
  const csv = async (query: string, token: string) =>
    fetch(new URL(`/site/audit.csv${query}`, site.service.url), { headers: { authorization: `Bearer ${token}` } });

  test("holds what the filter finds, with a mark for UTF-8 and nothing that would run", async () => {
    const answer = await csv("?action=company", await site.tokenFor({ id: "admin-1", role: "ADMIN" }));
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"$/);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).split("\r\n");
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe(`"at","action","actor","actorId","targetType","targetId","title","ip"`);
    expect(lines[1]).toBe(
      `"2026-01-03T00:00:00.000Z","company.deleted","Noura Fahad","client-1","company","company-1","'=cmd|""x""!A1","192.0.2.2"`,
    );
    await eventually(async () => (await entries({ action: "audit.exported" })).some(({ actorId }) => actorId === "admin-1"));
  });

  test("holds them all, batch after batch, each once and the newest first", async () => {
    const count = 603;
    const at = (index: number) => new Date(Date.UTC(2020, 0, 1) + index * 1_000).toISOString();
    await Promise.all(
      Array.from({ length: count }, (_, index) =>
        site.events.publish(
          branchUpdated,
          `branch-${index}`,
          { name: `فرع ${index}` },
          { time: at(index), actor: { id: "admin-1", role: "ADMIN" } },
        ),
      ),
    );
    await eventually(async () => (await admin(AUDIT, { action: "branch", pageSize: 1 })).data.auditLog.totalCount === count, 60_000);
    const answer = await csv("?action=branch", await site.tokenFor({ id: "admin-1", role: "ADMIN" }));
    const times = (await answer.text())
      .split("\r\n")
      .slice(1, -1)
      .map((line) => line.slice(1, 25));
    expect(times).toEqual(Array.from({ length: count }, (_, index) => at(count - 1 - index)));
  });

  test("says which filter it doesn't understand", async () => {
    const answer = await csv("?from=yesterday", await site.tokenFor({ id: "admin-1", role: "ADMIN" }));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: { from: [expect.any(String)] } });
  });

  test("is for admins", async () => {
    expect((await csv("", await site.tokenFor({ id: "client-1" }))).status).toBe(403);
    expect((await fetch(new URL("/site/audit.csv", site.service.url))).status).toBe(401);
  });
});

test.each([
  ["a time that is none", `{ auditLog(from: "yesterday") { totalCount } }`, "from"],
  ["an end before the beginning", `{ auditLog(from: "2026-02-01T00:00:00Z", to: "2026-01-01T00:00:00Z") { totalCount } }`, "to"],
  ["a page before the first", "{ auditLog(page: 0) { totalCount } }", "page"],
])("says of %s which field is wrong", async (_, query, field) => {
  const { errors } = await admin(query);
  expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: [expect.any(String)] } });
});

test("is for admins", async () => {
  expect((await (await site.as(actor as { id: string }))(AUDIT)).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  expect((await site.visitor()(AUDIT)).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
});

test("forgets of a deleted person all but that something happened", async () => {
  await site.events.publish(userState, "client-1", { deleted: true }, { sourceVersion: 2 });
  await site.events.publish(userDeleted, "client-1", { role: "CLIENT" }, { sourceVersion: 2, actor: { id: "admin-1", role: "ADMIN" } });
  const kept = await eventually(async () => {
    const found = await entries({ actorId: "client-1" });
    return found.every(({ ip, title }) => ip === null && title === null) && found;
  });
  expect(kept.map(({ action }) => action)).toEqual(["company.deleted", "company.created", "user.registered"]);
  for (const entry of kept) expect(entry.actor).toBe("Deleted user");
});
