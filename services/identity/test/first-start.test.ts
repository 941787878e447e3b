import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { userRegistered, userState } from "@muhtawa/contracts";
import { addressKey, askFirstUsers } from "@muhtawa/service-kit/first-start";
import { eventually } from "@muhtawa/testkit";
import { ADMINS, LOGIN, REQUEST_RESET, RESET_PASSWORD, UPDATE_USER, VERIFY_CODE } from "./documents.ts";
import { codeFor, mailsTo } from "./mailbox.ts";
import { ADMIN, adminToken, codeOf, type RunningIdentity, startIdentity } from "./running-identity.ts";

/** Milliseconds for a test that starts processes. */
const STARTS = 120_000;
const PASSWORD = "a hashed secret 9";
const node = createRequire(import.meta.url).resolve("node/bin/node");
const hashOf = (password: string) =>
  execFileSync(node, [fileURLToPath(new URL("../src/cli/hash-password.ts", import.meta.url))], {
    input: `${password}\n`,
    env: { ...process.env, NODE_OPTIONS: "" },
    stdio: ["pipe", "pipe", "ignore"],
  })
    .toString()
    .trim();

const HASHED = { email: "Omar@example.com", role: "ADMIN", firstName: "Omar", lastName: "Nasser", passwordHash: hashOf(PASSWORD) };
const INVITED = { email: "sara@example.com", invite: true, language: "ar", organization: "Sada" };
const FILE = { users: [HASHED, INVITED, { email: ADMIN.email, role: "CLIENT", invite: true }] };

let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity();
  await identity.restart({ MUHTAWA_BOOTSTRAP: JSON.stringify(FILE), PUBLIC_URL: "https://muhtawa.example" });
}, STARTS);
afterAll(() => identity?.stop());

const signIn = async (email: string, password: string) => {
  const answer = await identity.as()(LOGIN, { email, password });
  return codeOf(answer) ?? (answer.data.login.user as { id: string; role: string; email: string });
};

describe("the accounts of the file", () => {
  test("are there with their roles, and sign in with the hashed password", async () => {
    expect(await signIn("omar@example.com", PASSWORD)).toMatchObject({ email: HASHED.email });
    const { data } = await identity.as({ token: await adminToken(identity) })(ADMINS, {});
    expect(data.adminsList.results.map(({ email }: { email: string }) => email)).toContain(HASHED.email);
  });

  test("are told of like all others, and no event or log holds a password's hash", async () => {
    const state = await identity.events.awaited(userState, ({ data }) => !data.deleted && data.email === HASHED.email);
    expect(state.data).toMatchObject({ role: "ADMIN", firstName: "Omar", emailConfirmed: true });
    const registered = await identity.events.awaited(userRegistered, ({ aggregateId }) => aggregateId === state.aggregateId);
    expect(registered.data).toEqual({ role: "ADMIN" });
    expect(JSON.stringify([state, registered])).not.toContain("argon2");
    expect(identity.service().logs()).not.toContain("argon2");
  });

  test("choose their password by a code when they are invited, in their language", async () => {
    const mail = await eventually(() => mailsTo(identity.mailDir, INVITED.email)[0]);
    expect(mail.subject).toBe("حسابك في منصة «محتوى»");
    expect(mail.text).toContain("https://muhtawa.example/ar/auth/forget-password");
    await identity.as()(REQUEST_RESET, { email: INVITED.email });
    const code = await codeFor(identity.mailDir, INVITED.email, 2);
    const { data } = await identity.as()(VERIFY_CODE, { email: INVITED.email, code });
    const { resetToken } = data.verifyPasswordResetCode;
    await identity.as()(RESET_PASSWORD, { resetToken, newPassword: "chosen by herself 3", confirmPassword: "chosen by herself 3" });
    expect(await signIn(INVITED.email, "chosen by herself 3")).toMatchObject({ email: INVITED.email });
  });

  test("don't touch an account that there was", async () => {
    expect(await signIn(ADMIN.email, ADMIN.password)).toMatchObject({ email: ADMIN.email });
    expect(mailsTo(identity.mailDir, ADMIN.email)).toEqual([]);
    const { data } = await identity.as({ token: await adminToken(identity) })(ADMINS, {});
    const admin = data.adminsList.results.find(({ email }: { email: string }) => email === ADMIN.email);
    expect(admin).toBeDefined();
  });

  test("are told to other services only by their ids", async () => {
    const { INTERNAL_SECRET = "" } = identity.env;
    const users = await askFirstUsers(identity.service().url, INTERNAL_SECRET);
    expect(Object.keys(users).toSorted()).toEqual(FILE.users.map(({ email }) => addressKey(email)).toSorted());
    await expect(askFirstUsers(identity.service().url, "not the secret that they share")).rejects.toThrow();
  });
});

test(
  "a second start changes nothing, whatever the file says by then; two instances make each account once",
  async () => {
    const signedIn = await identity.as()(LOGIN, { email: HASHED.email, password: PASSWORD });
    const { token, user } = signedIn.data.login;
    await identity.as({ token })(UPDATE_USER, { id: user.id, firstName: "Umar" });
    const later = { users: [{ ...HASHED, firstName: "Omar" }, INVITED, { email: "late@example.com", invite: true }] };
    await identity.restart({ MUHTAWA_BOOTSTRAP: JSON.stringify(later) });
    const { data } = await identity.as({ token: await adminToken(identity) })(ADMINS, {});
    expect(data.adminsList.results.find(({ email }: { email: string }) => email === HASHED.email).firstName).toBe("Umar");
    expect(await identity.database.collection("users").countDocuments({ emailKey: "late@example.com" })).toBe(0);

    await identity.database.collection("firstStart").deleteMany({});
    const raced = { MUHTAWA_BOOTSTRAP: JSON.stringify({ users: [{ email: "raced@example.com", invite: true }] }) };
    await Promise.all([identity.another(raced), identity.another(raced)]);
    expect(await identity.database.collection("users").countDocuments({ emailKey: "raced@example.com" })).toBe(1);
  },
  STARTS,
);

test(
  "a wrong file ends the start with the place, and nothing of it is written",
  async () => {
    await identity.database.collection("firstStart").deleteMany({});
    const wrong = {
      users: [{ email: "written@example.com", invite: true }],
      companies: [{ owner: "written@example.com", companyName: "x" }],
    };
    await expect(identity.another({ MUHTAWA_BOOTSTRAP: JSON.stringify(wrong) })).rejects.toThrow(
      /ended with 1[\s\S]*companies\[0\]\.brandName: This field is required\.\nNothing of it was written\./,
    );
    expect(await identity.database.collection("users").countDocuments({ emailKey: "written@example.com" })).toBe(0);
  },
  STARTS,
);

test("a password that is tried first gets no hash", () => {
  expect(() => hashOf("password")).toThrow();
});
