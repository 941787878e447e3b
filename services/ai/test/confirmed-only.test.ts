import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { userState } from "@muhtawa/contracts";
import { eventually } from "@muhtawa/testkit";
import { request, REQUEST, RETRY, type Stack, startStack, STOP, user } from "./stack.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ env: { CONFIRM_EMAIL: "true", AI_USER_WAITING: "3" } });
}, 120_000);
afterAll(() => stack?.stop());

const IDEA = { kind: "FIELD", field: "vision", company: { brandName: "Noor" } };

test("nothing is written for a client whose address isn't confirmed, where that is asked for", async () => {
  const id = user();
  const ask = async (locale: "en" | "ar" = "en") => (await stack.client(id, { locale }))(REQUEST, { input: IDEA });
  const card = { username: id, email: `${id}@example.com`, role: "CLIENT", dateJoined: new Date().toISOString(), deleted: false } as const;
  await stack.probe.publish(userState, id, card, { sourceVersion: 1 });
  const refused = await ask();
  expect(refused.errors?.[0]).toMatchObject({
    extensions: { code: "CONFLICT" },
    message: "Confirm your email address first: enter the code from our email in your profile.",
  });
  expect((await ask("ar")).errors?.[0]?.message).toMatch(/بريدك الإلكتروني/);
  expect(await stack.generations.countDocuments({ ownerId: id })).toBe(0);
  await stack.probe.publish(userState, id, { ...card, emailConfirmed: true }, { sourceVersion: 2 });
  await eventually(async () => (await ask()).errors === undefined);
  const admin = await stack.client(user(), { role: "ADMIN" });
  expect((await admin(REQUEST, { input: IDEA })).errors).toBeUndefined();
});

test("nothing is taken in for who has as much waiting as anybody may; others go on, and so does what came before", async () => {
  const [eager, other] = await Promise.all([user(), user()].map((id) => stack.client(id, { role: "ADMIN" })));
  const ask = (client: typeof eager, key: string) => client?.(REQUEST, { input: { ...IDEA, idempotencyKey: key } });
  for (const key of ["one", "two", "three"]) expect((await ask(eager, key))?.errors).toBeUndefined();
  const refused = await ask(eager, "four");
  expect(refused?.errors?.[0]?.extensions).toMatchObject({ code: "RATE_LIMITED", retryAfter: 10 });
  expect((await ask(eager, "three"))?.errors).toBeUndefined();
  expect((await ask(other, "one"))?.errors).toBeUndefined();
});

test("of many that come at once, by several instances, no more are taken in than may wait", async () => {
  const id = user();
  const apis = [stack.api, await stack.startApi()];
  const clients = await Promise.all(apis.map((api) => stack.client(id, { role: "ADMIN", api })));
  const asked = Array.from({ length: 24 }, (_, n) => clients[n % clients.length]?.(REQUEST, { input: IDEA }));
  const codes = (await Promise.all(asked)).map((answer) => answer?.errors?.[0]?.extensions.code);
  expect(codes.filter((code) => code === undefined)).toHaveLength(3);
  expect(codes.filter((code) => code === "RATE_LIMITED")).toHaveLength(21);
  expect(await stack.generations.countDocuments({ ownerId: id, status: "QUEUED" })).toBe(3);
});

test("who may not have anything written doesn't get it by asking again for what was stopped", async () => {
  const id = user();
  const card = { username: id, email: `${id}@example.com`, role: "CLIENT", dateJoined: new Date().toISOString(), deleted: false } as const;
  const client = await stack.client(id);
  await stack.probe.publish(userState, id, { ...card, emailConfirmed: true }, { sourceVersion: 1 });
  const stopped = await eventually(() => request(client, IDEA));
  expect((await client(STOP, { id: stopped })).errors).toBeUndefined();
  await stack.probe.publish(userState, id, { ...card, email: `${id}@other.example` }, { sourceVersion: 2 });
  await eventually(async () => (await client(REQUEST, { input: IDEA })).errors?.[0]?.extensions.code === "CONFLICT");
  const refused = await client(RETRY, { id: stopped });
  expect(refused.errors?.[0]).toMatchObject({ extensions: { code: "CONFLICT" }, message: expect.stringContaining("Confirm your email") });
  expect(await stack.generations.countDocuments({ _id: stopped, status: "STOPPED" })).toBe(1);
});

test("what was stopped is taken in again only where there is room for it to wait", async () => {
  const eager = await stack.client(user(), { role: "ADMIN" });
  const stopped = await request(eager, IDEA);
  expect((await eager(STOP, { id: stopped })).errors).toBeUndefined();
  const waiting = [await request(eager, IDEA), await request(eager, IDEA), await request(eager, IDEA)];
  const refused = await eager(RETRY, { id: stopped });
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: "RATE_LIMITED", retryAfter: 10 });
  expect((await eager(RETRY, { id: waiting[0] })).errors).toBeUndefined();
  expect((await eager(STOP, { id: waiting[0] })).errors).toBeUndefined();
  expect((await eager(RETRY, { id: stopped })).data.retryGeneration.generation.status).toBe("QUEUED");
});
