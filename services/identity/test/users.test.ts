import { randomUUID } from "node:crypto";
import { companyState, contentState, type DataOf, projectState } from "@muhtawa/contracts";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eventually, type GraphQLClient } from "@muhtawa/testkit";
import { newId, systemContext } from "@muhtawa/service-kit";
import type { Identity } from "../src/identity.ts";
import { usersList } from "../src/queries/users-list.ts";
import { OwnedThings } from "../src/read-models/owned-things.ts";
import { UserStore } from "../src/store/user-store.ts";
import { REFERENCES, USERS } from "./documents.ts";
import { adminToken, registered, type RunningIdentity, type SignedIn, startIdentity } from "./running-identity.ts";

let identity: RunningIdentity;
let admin: GraphQLClient;
beforeAll(async () => {
  identity = await startIdentity();
  admin = identity.as({ token: await adminToken(identity) });
});
afterAll(() => identity?.stop());

const company = (ownerId: string): DataOf<typeof companyState> => ({
  deleted: false,
  ownerId,
  companyName: "Sada",
  brandName: "Sada",
  values: [],
  competitors: [],
  brandVoice: { personality: [], goals: [], tags: [], rules: [] },
});
const project = (ownerId: string): DataOf<typeof projectState> => ({ deleted: false, ownerId, companyId: newId(), name: "Ramadan" });
const content = (ownerId: string): DataOf<typeof contentState> => ({
  deleted: false,
  ownerId,
  companyId: newId(),
  locale: "ar",
  title: "القهوة",
  type: "ARTICLE",
  view: "GENERAL",
  keywords: [],
  topics: [],
  tools: [],
  socialChannels: [],
  stage: "NEEDS",
  status: "DRAFT",
  createdAt: new Date().toISOString(),
});

const rowOf = async (username: string) => {
  const { data } = await admin(USERS, { search: username });
  const { companies, projects, contents } = data.usersList.results[0];
  return [companies, projects, contents];
};

const shows = (username: string, counts: number[]) =>
  eventually(async () => {
    expect(await rowOf(username)).toEqual(counts);
    return true;
  });

const found = async (search: string) => (await admin(USERS, { search })).data.usersList.results.map(({ id }: { id: string }) => id);

const refer = (...ids: string[]) => ({ representations: ids.map((id) => ({ __typename: "User", id })) });

describe("usersList", () => {
  test("counts what a client owns, as events tell in any order and more than once, after deletions too", async () => {
    const { user } = await registered(identity, { username: `owner-${randomUUID().slice(0, 8)}` });
    const { user: other } = await registered(identity, { username: `other-${randomUUID().slice(0, 8)}` });
    const { events } = identity;
    const [first, second, third] = [newId(), newId(), newId()];
    await events.publish(companyState, first, company(user.id));
    const again = await events.publish(companyState, second, company(user.id));
    await events.publish(companyState, second, company(user.id), { id: again.id });
    await events.publish(projectState, newId(), project(user.id));
    await events.publish(contentState, newId(), content(user.id));
    await events.publish(contentState, newId(), content(user.id));
    await events.publish(companyState, newId(), company(other.id));
    await shows(user.username, [2, 1, 2]);

    await events.publish(companyState, first, { deleted: true }, { sourceVersion: 2 });
    // A deletion that comes before its creation's late event.
    await events.publish(companyState, third, { deleted: true }, { sourceVersion: 5 });
    await events.publish(companyState, third, company(user.id), { sourceVersion: 4 });
    await events.publish(companyState, newId(), company(other.id));
    await shows(other.username, [2, 0, 0]);
    expect(await rowOf(user.username)).toEqual([1, 1, 2]);
  });

  test("holds clients only, the newest first, in pages", async () => {
    const people: SignedIn[] = [];
    for (let count = 0; count < 3; count += 1) people.push(await registered(identity));
    const first = await admin(USERS, { page: 1, pageSize: 2 });
    const { results, totalCount, ...rest } = first.data.usersList;
    expect(results.map(({ id }: { id: string }) => id)).toEqual([people[2]?.user.id, people[1]?.user.id]);
    expect(rest).toEqual({ hasNextPage: true, hasPreviousPage: false, totalPages: Math.ceil(totalCount / 2) });
    const all = await admin(USERS, { pageSize: 100 });
    expect(all.data.usersList.results).toHaveLength(totalCount);
    expect(all.data.usersList.results.map(({ username }: { username: string }) => username)).not.toContain("Admin");
    const beyond = await admin(USERS, { page: 1_000 });
    expect(beyond.data.usersList).toMatchObject({ results: [], totalCount, hasNextPage: false });
  });

  test("finds by username, email and names in any letter case, literally", async () => {
    const { user } = await registered(identity, { firstName: "Layla", lastName: "العتيبي", email: "Layla.Search@example.com" });
    for (const search of ["LAYLA.search", "layla", "عتيب", "layla العتيبي", user.username.toUpperCase()])
      expect(await found(search)).toContain(user.id);
    for (const search of [".*", "layla nobody", "(", "la[y]la nobody", "$", "\u0000", "!"]) expect(await found(search)).toEqual([]);
    expect((await found("  ")).length).toBeGreaterThan(0);
  });

  test.each([
    ["page", { page: 0 }],
    ["pageSize", { pageSize: 0 }],
    ["pageSize", { pageSize: 101 }],
    ["search", { search: "x".repeat(201) }],
  ])("refuses a %s out of range", async (field, variables) => {
    const { errors } = await admin(USERS, variables);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: [expect.any(String)] } });
  });

  test("is closed to clients and visitors", async () => {
    const { token } = await registered(identity);
    expect((await identity.as({ token })(USERS)).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    expect((await identity.as()(USERS)).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  test("asks the database three times, however long the page", async () => {
    const parts = {
      users: new UserStore(identity.database, { register: () => {} } as never),
      ownedThings: new OwnedThings(identity.database),
    } as Identity;
    const context = { ...systemContext(), actor: { id: newId(), role: "ADMIN", scope: [], sessionId: "s" } } as const;
    const commands: string[] = [];
    // From the first look on it is known which collection to read.
    await parts.ownedThings.countsOf([]);
    identity.database.getClient().on("commandStarted", ({ commandName }) => commands.push(commandName));
    for (const pageSize of [1, 100]) {
      commands.length = 0;
      const { results } = await usersList(parts, context, { page: 1, pageSize });
      expect(results.length).toBeGreaterThanOrEqual(Math.min(pageSize, 5));
      expect(commands.toSorted()).toEqual(["aggregate", "aggregate", "find"]);
    }
  });
});

describe("a User of another service's answer", () => {
  test("shows everything to the user and to admins, and to other clients who it is only", async () => {
    const owner = await registered(identity, { firstName: "Huda", organization: "Secret Ltd" });
    const stranger = await registered(identity);
    for (const client of [admin, identity.as({ token: owner.token })])
      expect((await client(REFERENCES, refer(owner.user.id))).data._entities).toEqual([owner.user]);
    const { data } = await identity.as({ token: stranger.token })(REFERENCES, refer(owner.user.id));
    const { id, username, dateJoined } = owner.user;
    const hidden = Object.fromEntries(Object.keys(owner.user).map((field) => [field, null]));
    expect(data._entities).toEqual([{ ...hidden, id, username, dateJoined, email: "", role: "CLIENT" }]);
  });

  test("is a placeholder, never null, for who has been deleted or never was", async () => {
    const { user, token } = await registered(identity);
    const { data } = await identity.as({ token })(REFERENCES, refer(newId(), user.id, "not an id"));
    expect(data._entities.map(({ username }: { username: string }) => username)).toEqual(["Deleted user", user.username, "Deleted user"]);
    const arabic = await identity.as({ token, locale: "ar" })(REFERENCES, refer(newId()));
    expect(arabic.data._entities[0]).toMatchObject({ username: "مستخدم محذوف", email: "", role: "CLIENT" });
  });

  test("is for signed-in callers only", async () => {
    const { errors } = await identity.as()(REFERENCES, refer(newId()));
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });
});
