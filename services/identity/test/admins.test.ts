import { userRegistered, userState, userUpdated } from "@muhtawa/contracts";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { newId } from "@muhtawa/service-kit";
import type { GraphQLClient } from "@muhtawa/testkit";
import { ADMIN_DETAIL, ADMINS, CREATE_ADMIN, CURRENT_USER, LOGIN, UPDATE_ADMIN, USERS } from "./documents.ts";
import { adminToken, codeOf, fieldsOf, PASSWORD, registered, type RunningIdentity, signedInAs, startIdentity } from "./running-identity.ts";
import { uploaded } from "./uploaded.ts";

let identity: RunningIdentity;
let root: GraphQLClient;
beforeAll(async () => {
  identity = await startIdentity();
  root = identity.as({ token: await adminToken(identity) });
});
afterAll(() => identity?.stop());

let colleagues = 0;
function colleague(changes: object = {}) {
  colleagues += 1;
  return {
    username: `admin-${colleagues}`,
    email: `admin-${colleagues}@example.com`,
    password: PASSWORD,
    firstName: "Noura",
    lastName: "Saleh",
    phoneCode: "+966",
    phoneNumber: "0501234567",
    ...changes,
  };
}

async function added(changes: object = {}) {
  const { data, errors } = await root(CREATE_ADMIN, colleague(changes));
  expect(errors).toBeUndefined();
  return data.createAdmin.user;
}

/** A picture of the calling admin's. */
async function picture(): Promise<string> {
  const { data } = await root(CURRENT_USER);
  return uploaded(identity, data.currentUser.id);
}

const detail = async (id: string) => (await root(ADMIN_DETAIL, { id })).data.adminProfileDetail;

describe("createAdmin", () => {
  test("makes an account that can sign in, and tells the other services", async () => {
    const input = colleague({ image: await picture() });
    const { password, ...given } = input;
    const { data } = await root(CREATE_ADMIN, input);
    const { user } = data.createAdmin;
    expect(user).toMatchObject({ ...given, phoneNumber: "501234567", role: "ADMIN", address: null });
    const signedIn = await identity.as()(LOGIN, { email: input.email.toUpperCase(), password });
    expect(signedIn.data.login.user).toEqual(user);
    const fact = await identity.events.awaited(userRegistered, ({ aggregateId }) => aggregateId === user.id);
    expect([fact.data, fact.actor?.role]).toEqual([{ role: "ADMIN" }, "SUPER_ADMIN"]);
    const state = await identity.events.awaited(userState, ({ aggregateId }) => aggregateId === user.id);
    expect(state.data).toMatchObject({ role: "ADMIN", username: input.username });
  });

  test.each([
    ["username", { username: " " }],
    ["firstName", { firstName: " " }],
    ["lastName", { lastName: "" }],
    ["email", { email: "nobody" }],
    ["password", { password: "password" }],
    ["phoneCode", { phoneCode: "" }],
    ["phoneCode", { phoneCode: "999" }],
    ["phoneNumber", { phoneNumber: "12" }],
    ["image", { image: "https://elsewhere.example/a.png" }],
  ])("refuses a bad %s", async (field, changes) => {
    const answer = await root(CREATE_ADMIN, colleague(changes));
    expect([codeOf(answer), Object.keys(fieldsOf(answer) ?? {})]).toEqual(["BAD_USER_INPUT", [field]]);
  });

  test("names all problems at once, in Arabic too", async () => {
    const client = identity.as({ token: await adminToken(identity), locale: "ar" });
    const fields = fieldsOf(await client(CREATE_ADMIN, colleague({ firstName: "", password: "short", phoneNumber: "12" })));
    expect(Object.keys(fields ?? {}).toSorted()).toEqual(["firstName", "password", "phoneNumber"]);
    for (const [message] of Object.values(fields ?? {})) expect(message).toMatch(/[\u0600-\u06FF]/);
  });

  test("keeps email and username unique among clients and admins", async () => {
    const { user } = await registered(identity);
    const answer = await root(CREATE_ADMIN, colleague({ email: user.email.toUpperCase(), username: user.username.toUpperCase() }));
    expect([codeOf(answer), Object.keys(fieldsOf(answer) ?? {})]).toEqual(["CONFLICT", ["email", "username"]]);
  });
});

describe("adminsList and adminProfileDetail", () => {
  test("hold admins and super admins, with their mobile numbers, and no clients", async () => {
    const search = "Listed";
    const [one, other] = [await added({ lastName: search }), await added({ lastName: search, phoneCode: "966" })];
    const chief = await signedInAs(identity, "SUPER_ADMIN", { lastName: search });
    const client = await registered(identity, { lastName: search });
    const { data } = await root(ADMINS, { search: "listed", pageSize: 2 });
    const { results, ...page } = data.adminsList;
    expect(results.map(({ id }: { id: string }) => id)).toEqual([chief.user.id, other.id]);
    expect(page).toEqual({ hasNextPage: true, hasPreviousPage: false, totalCount: 3, totalPages: 2 });
    const { role: _, organization: __, ...rest } = one;
    expect(await detail(one.id)).toEqual({
      id: rest.id,
      username: rest.username,
      email: rest.email,
      firstName: "Noura",
      lastName: search,
      image: null,
      phoneCode: "+966",
      phoneNumber: "501234567",
      mobileNumber: "+966501234567",
      dateJoined: rest.dateJoined,
    });
    expect(results[1].mobileNumber).toBe("966501234567");
    const clients = (await root(USERS, { search: "listed" })).data.usersList.results.map(({ id }: { id: string }) => id);
    expect(clients).toEqual([client.user.id]);
  });

  test("page as every list does", async () => {
    expect((await root(ADMINS, { page: 1_000 })).data.adminsList).toMatchObject({ results: [], hasNextPage: false });
    for (const [field, value] of [
      ["page", 0],
      ["pageSize", 0],
      ["pageSize", 101],
    ] as const)
      expect(Object.keys(fieldsOf(await root(ADMINS, { [field]: value })) ?? {})).toEqual([field]);
  });

  test("don't find clients, nor who never was", async () => {
    const { user } = await registered(identity);
    for (const id of [user.id, newId(), "nonsense"]) expect(codeOf(await root(ADMIN_DETAIL, { id }))).toBe("NOT_FOUND");
    expect(Object.keys(fieldsOf(await root(ADMIN_DETAIL, { id: " " })) ?? {})).toEqual(["id"]);
  });
});

describe("updateAdmin", () => {
  test("changes what is given and nothing else", async () => {
    const user = await added();
    const image = await picture();
    const { data } = await root(UPDATE_ADMIN, { id: user.id, firstName: "نورة", image });
    expect(data.updateAdmin.user).toEqual({ ...user, firstName: "نورة", image });
    await root(UPDATE_ADMIN, { id: user.id, image: null, phoneCode: "971" });
    expect(await detail(user.id)).toMatchObject({ firstName: "نورة", image: null, mobileNumber: "971501234567" });
    const fact = await identity.events.awaited(userUpdated, ({ aggregateId }) => aggregateId === user.id);
    expect(fact.data.fields.toSorted()).toEqual(["firstName", "image"]);
  });

  test.each(["username", "firstName", "lastName", "phoneCode", "phoneNumber"])("doesn't clear %s", async (field) => {
    const user = await added();
    const answer = await root(UPDATE_ADMIN, { id: user.id, [field]: null });
    expect([codeOf(answer), Object.keys(fieldsOf(answer) ?? {})]).toEqual(["BAD_USER_INPUT", [field]]);
  });

  test("doesn't find clients, nor who never was", async () => {
    const { user } = await registered(identity);
    for (const id of [user.id, newId()]) expect(codeOf(await root(UPDATE_ADMIN, { id, firstName: "X" }))).toBe("NOT_FOUND");
  });
});
