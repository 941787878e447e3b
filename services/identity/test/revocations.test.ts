import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { signContext } from "@muhtawa/contracts/internal-context";
import { REVOCATION_BUCKET, REVOCATION_LIFETIME } from "@muhtawa/contracts";
import { createLogger, type RevocationWatch, watchRevocations } from "@muhtawa/service-kit";
import { eventually } from "@muhtawa/testkit";
import { decodeJwt } from "jose";
import { CHANGE_PASSWORD, CURRENT_USER, DELETE_USER, LOGIN } from "./documents.ts";
import { mailsTo } from "./mailbox.ts";
import { adminToken, codeOf, PASSWORD, registered, type RunningIdentity, startIdentity } from "./running-identity.ts";

const NEW = "another long secret 9";

let identity: RunningIdentity;
let watch: RevocationWatch;
let admin: string;
beforeAll(async () => {
  identity = await startIdentity();
  watch = await watchRevocations({ nats: identity.events.nats, logger: createLogger("test", "silent") });
  admin = await adminToken(identity);
});
afterAll(async () => {
  await watch?.stop();
  await identity?.stop();
});

function holderOf(token: string) {
  const { sub = "", sid, epoch } = decodeJwt(token) as { sub?: string; sid: string; epoch: number };
  return { id: sub, sessionId: sid, epoch };
}
const isRevoked = (token: string) => watch.revocations.isRevoked(holderOf(token));

const changePassword = async (token: string, from = PASSWORD, to = NEW) => {
  const input = { id: holderOf(token).id, oldPassword: from, newPassword: to, confirmPassword: to };
  expect((await identity.as({ token })(CHANGE_PASSWORD, input)).data.changePassword.success).toBe(true);
};
const signIn = async (email: string, password = PASSWORD): Promise<string> =>
  (await identity.as()(LOGIN, { email, password })).data.login.token;

describe("what ends tokens is told to all services within two seconds:", () => {
  test("a new password, which spares the session that set it and all that begin afterwards", async () => {
    const { user, token } = await registered(identity);
    const elsewhere = await signIn(user.email);
    await changePassword(token);
    await eventually(() => isRevoked(elsewhere), 2_000);
    expect([isRevoked(token), isRevoked(await signIn(user.email, NEW))]).toEqual([false, false]);
  });

  test("another new password, which ends the session that set the first", async () => {
    const { user, token } = await registered(identity);
    await changePassword(token);
    const later = await signIn(user.email, NEW);
    await changePassword(later, NEW, PASSWORD);
    await eventually(() => isRevoked(token), 2_000);
    expect(isRevoked(later)).toBe(false);
  });

  test("a refresh secret that is used again after it was replaced, which ends that session's tokens and no others", async () => {
    const { user, token } = await registered(identity);
    const { data, headers } = await identity.as()(LOGIN, { email: user.email, password: PASSWORD });
    const { token: copied, sessionKey } = data.login as { token: string; sessionKey: string };
    const cookie = /muhtawa_refresh=([^;]*)/.exec(headers.get("set-cookie") ?? "")?.[1] ?? "";
    const refresh = async () => {
      const context = signContext({ ip: "127.0.0.1", locale: "en", correlationId: randomUUID() }, identity.env["INTERNAL_SECRET"] ?? "");
      const url = new URL("/auth/refresh", identity.service().url);
      return fetch(url, { method: "POST", headers: { ...context, cookie: `muhtawa_refresh=${cookie}`, "x-session-key": sessionKey } });
    };
    expect((await refresh()).status).toBe(200);
    await identity.database
      .collection<{ _id: string }>("sessions")
      .updateOne({ _id: holderOf(copied).sessionId }, { $set: { steppedAt: new Date(Date.now() - 31_000) } });
    expect((await refresh()).status).toBe(401);
    expect(codeOf(await identity.as({ token: copied })(CURRENT_USER))).toBe("UNAUTHENTICATED");
    await eventually(() => isRevoked(copied), 2_000);
    expect(isRevoked(token)).toBe(false);
    // A new password afterwards adds to it and takes nothing back.
    await changePassword(token);
    await eventually(() => watch.revocations.isRevoked({ id: user.id, sessionId: "another", epoch: 0 }), 2_000);
    expect([isRevoked(copied), isRevoked(token)]).toEqual([true, false]);
    await eventually(() =>
      mailsTo(identity.mailDir, user.email).find(({ subject }) => subject.startsWith("A session of yours has been ended")),
    );
  });

  test("a deletion", async () => {
    const { user, token } = await registered(identity);
    await identity.as({ token: admin })(DELETE_USER, { id: user.id });
    await eventually(() => isRevoked(token), 2_000);
  });
});

describe("a bucket that has lost them", () => {
  const lose = async (userId: string) => {
    const bucket = await identity.events.nats.jetstream().views.kv(REVOCATION_BUCKET);
    await bucket.purge(userId);
    return { isBack: async () => (await bucket.get(userId))?.operation === "PUT" };
  };

  test("is given them again when identity starts, unless no living token can be of one any more", async () => {
    const [changed, gone, longAgo, copied] = await Promise.all(Array.from({ length: 4 }, () => registered(identity)));
    if (!changed || !gone || !longAgo || !copied) throw new Error("nobody registered");
    const now = new Date();
    await identity.database
      .collection<{ _id: string }>("sessions")
      .updateOne({ _id: holderOf(copied.token).sessionId }, { $set: { revokedAt: now, reusedAt: now } });
    for (const { token } of [changed, longAgo]) await changePassword(token);
    await identity.as({ token: admin })(DELETE_USER, { id: gone.user.id });
    const elapsed = new Date(Date.now() - REVOCATION_LIFETIME - 1_000);
    await identity.database.collection<{ _id: string }>("users").updateOne({ _id: longAgo.user.id }, { $set: { revokedAt: elapsed } });
    for (const { user } of [changed, gone, longAgo]) await eventually(() => watch.revocations.isRevoked({ id: user.id, sessionId: "any" }));
    const losses = await Promise.all([changed, gone, longAgo].map(({ user }) => lose(user.id)));
    expect(await Promise.all(losses.map(({ isBack }) => isBack()))).toEqual([false, false, false]);
    await identity.restart();
    expect(await Promise.all(losses.map(({ isBack }) => isBack()))).toEqual([true, true, false]);
    await eventually(() => isRevoked(copied.token));
  });
});
