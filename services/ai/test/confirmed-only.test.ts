import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { userState } from "@muhtawa/contracts";
import { eventually } from "@muhtawa/testkit";
import { REQUEST, type Stack, startStack, user } from "./stack.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ env: { CONFIRM_EMAIL: "true" } });
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
    message: "Confirm your e-mail address first: enter the code from our mail in your profile.",
  });
  expect((await ask("ar")).errors?.[0]?.message).toMatch(/^أكّد بريدك/);
  expect(await stack.generations.countDocuments({ ownerId: id })).toBe(0);
  await stack.probe.publish(userState, id, { ...card, emailConfirmed: true }, { sourceVersion: 2 });
  await eventually(async () => (await ask()).errors === undefined);
  const admin = await stack.client(user(), { role: "ADMIN" });
  expect((await admin(REQUEST, { input: IDEA })).errors).toBeUndefined();
});
