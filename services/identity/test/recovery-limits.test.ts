import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eventually } from "@muhtawa/testkit";
import { LOGIN, REQUEST_RESET, VERIFY_CODE } from "./documents.ts";
import { codeFor, mailsTo } from "./mailbox.ts";
import { type Caller, codeOf, fieldsOf, PASSWORD, registered, type RunningIdentity, startIdentity } from "./running-identity.ts";

let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

const OWNER = { ip: "192.0.2.10" };
const STRANGER = { ip: "198.51.100.10" };
const TOLD = "Many attempts to recover your account · محاولات كثيرة لاستعادة حسابك";

const request = async (email: string, caller: Caller) => {
  const answer = await identity.as(caller)(REQUEST_RESET, { email });
  expect(answer.data).toEqual({ requestPasswordReset: { success: true } });
};
const verify = (email: string, code: string, caller: Caller) => identity.as(caller)(VERIFY_CODE, { email, code });
const codesTo = (email: string) => mailsTo(identity.mailDir, email).filter(({ text }) => /\b\d{6}\b/.test(text));
const newestCode = async (email: string, codes: number) => {
  const mails = await eventually(() => codesTo(email).length === codes && codesTo(email));
  return /\b\d{6}\b/.exec(mails.at(-1)?.text ?? "")?.[0] ?? "";
};
const told = (email: string) => mailsTo(identity.mailDir, email).filter(({ subject }) => subject === TOLD);
const otherThan = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, "0");

async function knownDevice(email: string): Promise<string> {
  const { headers } = await identity.as(OWNER)(LOGIN, { email, password: PASSWORD });
  const cookie = headers.getSetCookie().find((line) => line.startsWith("muhtawa_device=")) ?? "";
  return /^muhtawa_device=([^;]*)/.exec(cookie)?.[1] ?? "";
}

describe("a stranger who asks for codes and guesses at them", () => {
  test("doesn't keep the owner from recovering the account, who is told of it once", async () => {
    const { user } = await registered(identity);
    for (let count = 0; count < 7; count += 1) await request(user.email, STRANGER);
    await newestCode(user.email, 5);
    await eventually(() => told(user.email).length === 1);
    for (let guess = 0; guess < 26; guess += 1) await verify(user.email, `00000${guess % 10}`, STRANGER);

    await request(user.email, OWNER);
    const code = await newestCode(user.email, 6);
    // Guesses from elsewhere don't count against the code that was asked for here.
    for (let guess = 1; guess <= 5; guess += 1) await verify(user.email, otherThan(code, guess), { ip: "198.51.100.11" });
    expect(codeOf(await verify(user.email, code, OWNER))).toBeUndefined();
    expect(told(user.email)).toHaveLength(1);
  });

  test("is stopped for the day, and told so, whether or not there is an account", async () => {
    const { user } = await registered(identity);
    for (const email of [user.email, `nobody-${user.username}@example.com`]) {
      const from = { ip: "198.51.100.12" };
      for (let guess = 0; guess < 30; guess += 1) expect(fieldsOf(await verify(email, "000000", from))).toHaveProperty("code");
      const refused = await verify(email, "000000", from);
      expect(codeOf(refused)).toBe("RATE_LIMITED");
      expect(refused.errors?.[0]?.extensions["retryAfter"]).toBeGreaterThan(3_600);
    }
  });

  test("from many networks closes the account to strangers, and not to a device that was signed in on", async () => {
    const { user } = await registered(identity);
    const device = await knownDevice(user.email);
    for (let network = 0; network < 5; network += 1)
      for (let count = 0; count < 5; count += 1) await request(user.email, { ip: `198.51.100.${20 + network}` });
    await newestCode(user.email, 20);
    await request(user.email, OWNER);
    expect(codesTo(user.email)).toHaveLength(20);
    await request(user.email, { ...OWNER, device });
    const code = await newestCode(user.email, 21);
    for (let network = 0; network < 5; network += 1)
      for (let guess = 0; guess < 25; guess += 1) await verify(user.email, otherThan(code), { ip: `203.0.113.${20 + network}` });
    expect(codeOf(await verify(user.email, otherThan(code), OWNER))).toBe("RATE_LIMITED");
    // Wherever the device is.
    expect(codeOf(await verify(user.email, code, { ip: "203.0.113.20", device }))).toBeUndefined();
  });
});

test("a code may be given on another network than it was asked for on", async () => {
  const { user } = await registered(identity);
  await request(user.email, OWNER);
  const code = await codeFor(identity.mailDir, user.email);
  expect(codeOf(await verify(user.email, code, { ip: "192.0.2.200" }))).toBeUndefined();
});

test("successful sign-ins don't use up what a network may fail", async () => {
  const { user } = await registered(identity);
  const from = { ip: "192.0.2.77" };
  const signIn = async (password: string) => codeOf(await identity.as(from)(LOGIN, { email: user.email, password }));
  expect(await signIn("a guess")).toBe("UNAUTHENTICATED");
  const { matchedCount } = await identity.database
    .collection("rateLimits")
    .updateOne({ key: `sign-ins:${createHash("sha256").update(from.ip).digest("base64url")}` }, { $set: { points: 599 } });
  expect(matchedCount).toBe(1);
  expect([await signIn(PASSWORD), await signIn(PASSWORD), await signIn(PASSWORD)]).toEqual([undefined, undefined, undefined]);
  expect([await signIn("a guess"), await signIn("a guess")]).toEqual(["UNAUTHENTICATED", "RATE_LIMITED"]);
});

test("successful sign-ins have a bound of their own for each account, wherever they come from", async () => {
  const { user } = await registered(identity);
  const other = await registered(identity);
  const signIn = async (email: string, network: number) =>
    codeOf(await identity.as({ ip: `203.0.113.${network}` })(LOGIN, { email, password: PASSWORD }));
  expect(await signIn(user.email, 200)).toBeUndefined();
  const key = `successful-sign-ins:${createHash("sha256").update(user.email).digest("base64url")}`;
  const { matchedCount } = await identity.database.collection("rateLimits").updateOne({ key, points: 1 }, { $set: { points: 599 } });
  expect(matchedCount).toBe(1);
  expect([await signIn(user.email, 201), await signIn(user.email, 202)]).toEqual([undefined, "RATE_LIMITED"]);
  expect(await signIn(other.user.email, 202)).toBeUndefined();
});

test("an owner is told, once, that an account was closed to strangers by failed sign-ins, and of a new password", async () => {
  const { user, token } = await registered(identity);
  for (let network = 0; network < 6; network += 1)
    await Promise.all(
      Array.from({ length: 10 }, (_, guess) =>
        identity.as({ ip: `203.0.113.${60 + network}` })(LOGIN, { email: user.email, password: `guess ${guess}` }),
      ),
    );
  const change = `mutation ($id: ID!) { changePassword(id: $id, oldPassword: "${PASSWORD}", newPassword: "quite another 8", confirmPassword: "quite another 8") { success } }`;
  expect(codeOf(await identity.as({ token })(change, { id: user.id }))).toBeUndefined();
  const mails = await eventually(() => {
    const all = mailsTo(identity.mailDir, user.email);
    return all.length >= 2 && all;
  });
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Many failed sign-ins to your account · محاولات كثيرة فاشلة لتسجيل الدخول إلى حسابك",
    "Your password has been changed · تغيّرت كلمة مرورك",
  ]);
  for (const { text, html } of mails) for (const body of [text, html]) expect(body).toContain(`مرحبًا \u2068${user.username}\u2069،`);
});
