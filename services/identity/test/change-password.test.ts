import { randomUUID } from "node:crypto";
import { passwordChanged } from "@muhtawa/contracts";
import { signContext } from "@muhtawa/contracts/internal-context";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { CHANGE_PASSWORD, CURRENT_USER, LOGIN } from "./documents.ts";
import { adminToken, codeOf, fieldsOf, PASSWORD, registered, type RunningIdentity, startIdentity } from "./running-identity.ts";

let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

const NEW = "quite another secret 8";
const input = (id: string, changes: object = {}) => ({ id, oldPassword: PASSWORD, newPassword: NEW, confirmPassword: NEW, ...changes });

const cookieOf = (headers: Headers) => /muhtawa_refresh=([^;]*)/.exec(headers.get("set-cookie") ?? "")?.[1] ?? "";

/** A further sign-in of somebody's, with both halves of its refresh secret. */
async function signIn(email: string, password = PASSWORD) {
  const answer = await identity.as()(LOGIN, { email, password });
  const cookie = cookieOf(answer.headers);
  return { code: codeOf(answer), cookie, token: answer.data?.login.token, sessionKey: answer.data?.login.sessionKey };
}

async function refreshed({ cookie, sessionKey }: { cookie: string; sessionKey: string }) {
  const answer = await fetch(new URL("/auth/refresh", identity.service().url), {
    method: "POST",
    headers: {
      ...signContext({ ip: "127.0.0.1", locale: "en", correlationId: randomUUID() }, identity.env["INTERNAL_SECRET"] ?? ""),
      cookie: `muhtawa_refresh=${cookie}`,
      "x-session-key": sessionKey,
    },
  });
  return { status: answer.status, token: ((await answer.json()) as { token?: string }).token };
}

describe("changePassword", () => {
  test("lets the new password in and the old one no more, and keeps the calling session", async () => {
    const { user } = await registered(identity);
    const [here, elsewhere] = [await signIn(user.email), await signIn(user.email)];
    const { data, headers } = await identity.as({ token: here.token })(CHANGE_PASSWORD, input(user.id));
    expect(data.changePassword).toEqual({ success: true });
    expect((await signIn(user.email)).code).toBe("UNAUTHENTICATED");
    expect((await signIn(user.email, NEW)).code).toBeUndefined();
    expect((await refreshed(elsewhere)).status).toBe(401);
    const kept = await refreshed({ ...here, cookie: cookieOf(headers) });
    expect(kept.status).toBe(200);
    expect((await identity.as({ token: kept.token })(CURRENT_USER)).data.currentUser.id).toBe(user.id);
    await identity.events.awaited(passwordChanged, ({ aggregateId }) => aggregateId === user.id);
  });

  test("gives this session a new secret: a copy of the last one is worth nothing, and ends nothing", async () => {
    const { user } = await registered(identity);
    const copied = await signIn(user.email);
    const { headers } = await identity.as({ token: copied.token })(CHANGE_PASSWORD, input(user.id));
    expect(headers.get("set-cookie")).toMatch(/; Path=\/auth\/refresh; HttpOnly; SameSite=Lax$/);
    expect((await refreshed(copied)).status).toBe(401);
    const here = { ...copied, cookie: cookieOf(headers) };
    expect((await refreshed(copied)).status).toBe(401);
    expect((await refreshed(here)).status).toBe(200);
  });

  test("ends the access tokens of the other sessions at once, and not the one it was made with", async () => {
    const { user, token } = await registered(identity);
    const elsewhere = await signIn(user.email);
    const asks = async (bearer: string) => codeOf(await identity.as({ token: bearer })(CURRENT_USER));
    expect(await asks(elsewhere.token)).toBeUndefined();
    await identity.as({ token })(CHANGE_PASSWORD, input(user.id));
    expect([await asks(elsewhere.token), await asks(token)]).toEqual(["UNAUTHENTICATED", undefined]);
    const again = await signIn(user.email, NEW);
    await identity.as({ token: again.token })(
      CHANGE_PASSWORD,
      input(user.id, { oldPassword: NEW, newPassword: PASSWORD, confirmPassword: PASSWORD }),
    );
    expect([await asks(token), await asks(again.token)]).toEqual(["UNAUTHENTICATED", undefined]);
  });

  test("ends a session, too, whose sign-in was under way with the old password", async () => {
    const { user, token } = await registered(identity);
    const late = await signIn(user.email);
    await identity.as({ token })(CHANGE_PASSWORD, input(user.id));
    const sessions = identity.database.collection("sessions");
    await sessions.updateMany({ userId: user.id }, { $unset: { revokedAt: 1 } });
    expect((await refreshed(late)).status).toBe(401);
  });

  test("says at the field that the old password is wrong, in both languages, and changes nothing", async () => {
    const { user, token } = await registered(identity);
    for (const [locale, message] of [
      ["en", "This is not your current password."],
      ["ar", "كلمة المرور الحالية غير صحيحة."],
    ] as const) {
      const answer = await identity.as({ token, locale })(CHANGE_PASSWORD, input(user.id, { oldPassword: "not the password" }));
      expect([codeOf(answer), fieldsOf(answer)]).toEqual(["BAD_USER_INPUT", { oldPassword: [message] }]);
    }
    expect((await signIn(user.email)).code).toBeUndefined();
  });

  test.each([
    ["oldPassword", { oldPassword: "" }],
    ["newPassword", { newPassword: "short", confirmPassword: "short" }],
    ["newPassword", { newPassword: "Password123", confirmPassword: "Password123" }],
    ["confirmPassword", { confirmPassword: "something else" }],
  ])("names a bad %s", async (field, changes) => {
    const { user, token } = await registered(identity);
    const answer = await identity.as({ token })(CHANGE_PASSWORD, input(user.id, changes));
    expect([codeOf(answer), Object.keys(fieldsOf(answer) ?? {})]).toEqual(["BAD_USER_INPUT", [field]]);
  });

  test("names all problems at once", async () => {
    const { user, token } = await registered(identity);
    const answer = await identity.as({ token })(CHANGE_PASSWORD, input(user.id, { oldPassword: "", newPassword: "short" }));
    expect(Object.keys(fieldsOf(answer) ?? {}).toSorted()).toEqual(["confirmPassword", "newPassword", "oldPassword"]);
  });

  test("of changes at once with the same old password one succeeds", async () => {
    const { user, token } = await registered(identity);
    const answers = await Promise.all(
      ["first choice 1", "second choice 2", "third choice 3"].map((newPassword) =>
        identity.as({ token })(CHANGE_PASSWORD, input(user.id, { newPassword, confirmPassword: newPassword })),
      ),
    );
    expect(answers.map(codeOf).toSorted()).toEqual(["BAD_USER_INPUT", "BAD_USER_INPUT", undefined]);
  });

  test("is no way to guess a password, and guessing here leaves the sign-in open", async () => {
    const { user, token } = await registered(identity);
    const guess = async () => codeOf(await identity.as({ token })(CHANGE_PASSWORD, input(user.id, { oldPassword: "a guess" })));
    for (let count = 0; count < 10; count += 1) expect(await guess()).toBe("BAD_USER_INPUT");
    expect(await guess()).toBe("RATE_LIMITED");
    expect((await signIn(user.email)).code).toBeUndefined();
  });

  test("is for oneself only", async () => {
    const [{ user }, stranger, admin] = [await registered(identity), await registered(identity), await adminToken(identity)];
    const as = async (token?: string) => codeOf(await identity.as({ token })(CHANGE_PASSWORD, input(user.id)));
    expect([await as(stranger.token), await as(admin), await as()]).toEqual(["FORBIDDEN", "FORBIDDEN", "UNAUTHENTICATED"]);
  });
});
