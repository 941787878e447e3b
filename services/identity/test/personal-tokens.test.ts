import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { personalTokenCreated, personalTokenRevoked, personalTokenUsed, TOKEN_EXCHANGE_PATH } from "@muhtawa/contracts";
import { signContext } from "@muhtawa/contracts/internal-context";
import { createLogger, type RevocationWatch, watchRevocations } from "@muhtawa/service-kit";
import { eventually } from "@muhtawa/testkit";
import { decodeJwt } from "jose";
import { CHANGE_PASSWORD, CURRENT_USER, DELETE_USER } from "./documents.ts";
import { mailsTo } from "./mailbox.ts";
import { adminToken, codeOf, fieldsOf, PASSWORD, registered, type RunningIdentity, startIdentity } from "./running-identity.ts";

const TOKEN = "id name prefix scopes companyIds createdAt expiresAt lastUsedAt";
const CREATE = `mutation ($name: String!, $scopes: [TokenScope!]!, $companyIds: [ID!], $days: Int!) {
  createPersonalToken(name: $name, scopes: $scopes, companyIds: $companyIds, days: $days) { secret personalToken { ${TOKEN} } } }`;
const LIST = `{ personalTokens { ${TOKEN} } }`;
const REVOKE = "mutation ($id: ID!) { revokePersonalToken(id: $id) { success } }";

let identity: RunningIdentity;
let watch: RevocationWatch;
beforeAll(async () => {
  identity = await startIdentity();
  watch = await watchRevocations({ nats: identity.events.nats, logger: createLogger("test", "silent") });
});
afterAll(async () => {
  await watch?.stop();
  await identity?.stop();
});

interface Made {
  secret: string;
  personalToken: { id: string; name: string; prefix: string; scopes: string[]; expiresAt: string; lastUsedAt: string | null };
}

async function make(token: string, changes: Record<string, unknown> = {}): Promise<Made> {
  const { data, errors } = await identity.as({ token })(CREATE, { name: "report", scopes: ["READ"], days: 30, ...changes });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.createPersonalToken;
}

async function exchange(secret: string, signed = true): Promise<{ status: number; token: string; text: string }> {
  const context = signContext({ ip: "127.0.0.1", locale: "en", correlationId: randomUUID() }, identity.env["INTERNAL_SECRET"] ?? "");
  const headers = { ...(signed ? context : {}), authorization: `Bearer ${secret}` };
  const answer = await fetch(new URL(TOKEN_EXCHANGE_PATH, identity.service().url), { method: "POST", headers });
  const text = await answer.text();
  return { status: answer.status, text, token: (JSON.parse(text) as { token?: string }).token ?? "" };
}

const collection = () => identity.database.collection<{ _id: string }>("personalTokens");

describe("a personal token", () => {
  test("is told once, kept as a digest, listed without its secret, and told of to its owner", async () => {
    const { token, user } = await registered(identity);
    const { secret, personalToken } = await make(token, { name: " Weekly report ", scopes: ["GENERATE"] });
    expect(secret).toMatch(/^muh_[\w-]{43}$/);
    expect(personalToken).toMatchObject({
      name: "Weekly report",
      prefix: secret.slice(0, 8),
      scopes: ["READ", "GENERATE"],
      companyIds: null,
      lastUsedAt: null,
    });
    const listed = await identity.as({ token })(LIST);
    expect(listed.data.personalTokens).toEqual([personalToken]);
    const stored = JSON.stringify(await everything());
    expect(stored).toContain("Weekly report");
    expect(stored).not.toContain(secret.slice(8));
    expect(identity.service().logs()).not.toContain(secret.slice(8));
    await eventually(() => mailsTo(identity.mailDir, user.email).find(({ subject }) => subject.startsWith("A personal token")));
  });

  test("is exchanged for a short access token that names what it was made for, and nothing beyond", async () => {
    const { token, user } = await registered(identity);
    const { secret, personalToken } = await make(token, { scopes: ["WRITE"] });
    const { status, token: access } = await exchange(secret);
    expect(status).toBe(200);
    const claims = decodeJwt(access);
    expect(claims).toMatchObject({
      sub: user.id,
      sid: personalToken.id,
      iss: "muhtawa/personal-token",
      grant: { scopes: ["READ", "WRITE"] },
    });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(300);
    expect((await identity.as({ token: access })(CURRENT_USER)).data.currentUser.id).toBe(user.id);
    const [used] = (await identity.as({ token })(LIST)).data.personalTokens;
    expect(Date.parse(used.lastUsedAt)).toBeGreaterThan(Date.now() - 60_000);
  });

  test("is exchanged for the gateway only, and is no access token itself", async () => {
    const { secret } = await make((await registered(identity)).token);
    expect((await exchange(secret, false)).status).toBe(401);
    expect((await exchange("muh_nobody's")).status).toBe(401);
    expect(codeOf(await identity.as({ token: secret })(CURRENT_USER))).toBe("UNAUTHENTICATED");
  });

  test("is told of to auditors: made, used once a day, revoked", async () => {
    const { token, user } = await registered(identity);
    const { secret, personalToken } = await make(token, { name: "audited" });
    await exchange(secret);
    await exchange(secret);
    await identity.as({ token })(REVOKE, { id: personalToken.id });
    const told = async (event: typeof personalTokenUsed) =>
      (await identity.events.seen(event)).filter(({ aggregateId }) => aggregateId === user.id).map(({ actor, data }) => [actor?.id, data]);
    const audited = [[user.id, { name: "audited" }]];
    for (const event of [personalTokenCreated, personalTokenUsed, personalTokenRevoked]) {
      await eventually(async () => (await told(event)).length > 0);
      expect(await told(event)).toEqual(audited);
    }
  });
});

describe("a token is worth nothing", () => {
  test("once it is revoked, here at once and everywhere within two seconds", async () => {
    const { token, user } = await registered(identity);
    const { secret, personalToken } = await make(token);
    const { token: access } = await exchange(secret);
    expect((await identity.as({ token })(REVOKE, { id: personalToken.id })).data.revokePersonalToken.success).toBe(true);
    expect((await exchange(secret)).status).toBe(401);
    expect(codeOf(await identity.as({ token: access })(CURRENT_USER))).toBe("UNAUTHENTICATED");
    await eventually(() => watch.revocations.isRevoked({ id: user.id, sessionId: personalToken.id, epoch: 0 }), 2_000);
    expect((await identity.as({ token })(LIST)).data.personalTokens).toEqual([]);
    expect((await identity.as({ token })(CURRENT_USER)).data.currentUser.id).toBe(user.id);
  });

  test("once it has expired, which its owner still sees", async () => {
    const { token } = await registered(identity);
    const { secret, personalToken } = await make(token);
    await collection().updateOne({ _id: personalToken.id }, { $set: { expiresAt: new Date(Date.now() - 1_000) } });
    expect((await exchange(secret)).status).toBe(401);
    expect((await identity.as({ token })(LIST)).data.personalTokens).toHaveLength(1);
  });

  test("a moment before it expires for longer than that moment", async () => {
    const { secret, personalToken } = await make((await registered(identity)).token);
    await collection().updateOne({ _id: personalToken.id }, { $set: { expiresAt: new Date(Date.now() + 30_000) } });
    const { exp = 0 } = decodeJwt((await exchange(secret)).token);
    expect(exp * 1_000).toBeLessThan(Date.now() + 32_000);
  });

  test("once its owner has another password", async () => {
    const { token, user } = await registered(identity);
    const { secret } = await make(token);
    const { token: access } = await exchange(secret);
    const passwords = {
      id: user.id,
      oldPassword: PASSWORD,
      newPassword: "another long secret 9",
      confirmPassword: "another long secret 9",
    };
    expect((await identity.as({ token })(CHANGE_PASSWORD, passwords)).errors).toBeUndefined();
    expect((await exchange(secret)).status).toBe(401);
    expect(codeOf(await identity.as({ token: access })(CURRENT_USER))).toBe("UNAUTHENTICATED");
  });

  test("once its owner is gone, and nothing is kept of it", async () => {
    const { token, user } = await registered(identity);
    const { secret } = await make(token);
    await identity.as({ token: await adminToken(identity) })(DELETE_USER, { id: user.id });
    expect((await exchange(secret)).status).toBe(401);
    expect(await collection().countDocuments({ userId: user.id } as object)).toBe(0);
  });
});

describe("making one", () => {
  test.each([
    ["a name that is blank", { name: "  " }, "name"],
    ["a name with what can't be shown", { name: "a\u202Eb" }, "name"],
    ["more than a year", { days: 366 }, "days"],
    ["no day at all", { days: 0 }, "days"],
    ["no company, but some", { companyIds: [] }, "companyIds"],
    ["a company that isn't theirs", { companyIds: ["somebody-elses"] }, "companyIds"],
  ])("is refused with %s", async (_, changes, field) => {
    const { token } = await registered(identity);
    const answer = await identity.as({ token })(CREATE, { name: "report", scopes: ["READ"], days: 30, ...changes });
    expect(codeOf(answer)).toBe("BAD_USER_INPUT");
    expect(Object.keys(fieldsOf(answer) ?? {})).toEqual([field]);
  });

  test("beyond twenty is refused, however many are made at once", async () => {
    const { token, user } = await registered(identity);
    const epoch = 0;
    const rest = { userId: user.id, epoch, name: "old", scopes: ["READ"], prefix: "muh_old", createdAt: new Date() };
    const later = new Date(Date.now() + 86_400_000);
    await collection().insertMany(
      Array.from({ length: 18 }, (_, at) => ({
        _id: `${user.id}-${at}`,
        hash: `${user.id}-${at}`,
        ...rest,
        expiresAt: later,
        forgetAt: later,
      })),
    );
    const stored = await identity.database.collection<{ _id: string; epoch: number }>("users").findOne({ _id: user.id });
    await collection().updateMany({ userId: user.id } as object, { $set: { epoch: stored?.epoch } });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => identity.as({ token })(CREATE, { name: "new", scopes: [], days: 1 })),
    );
    const made = answers.filter(({ errors }) => !errors).length;
    expect(made).toBeLessThanOrEqual(2);
    expect(new Set(answers.flatMap((answer) => codeOf(answer) ?? []))).toEqual(new Set(["CONFLICT"]));
    expect((await identity.as({ token })(LIST)).data.personalTokens).toHaveLength(18 + made);
  });

  test("and seeing and revoking are for its owner alone, by a session", async () => {
    const [owner, other] = [await registered(identity), await registered(identity)];
    const { secret, personalToken } = await make(owner.token, { scopes: ["READ", "WRITE", "GENERATE"] });
    expect(codeOf(await identity.as({ token: other.token })(REVOKE, { id: personalToken.id }))).toBe("NOT_FOUND");
    expect((await identity.as({ token: other.token })(LIST)).data.personalTokens).toEqual([]);
    const { token: access } = await exchange(secret);
    const caller = identity.as({ token: access });
    for (const [document, variables] of [
      [LIST, {}],
      [CREATE, { name: "child", scopes: ["READ"], days: 1 }],
      [REVOKE, { id: personalToken.id }],
      [CHANGE_PASSWORD, { id: owner.user.id, oldPassword: PASSWORD, newPassword: "x".repeat(9), confirmPassword: "x".repeat(9) }],
    ] as const) {
      const { errors } = await caller(document, variables);
      expect(errors?.[0]?.extensions).toMatchObject({ code: "FORBIDDEN", reason: "TOKEN_CLOSED" });
    }
  });
});

/** All documents of the database. */
async function everything(): Promise<object[]> {
  const collections = (await identity.database.db?.collections()) ?? [];
  return (await Promise.all(collections.map((each) => each.find().toArray()))).flat();
}
