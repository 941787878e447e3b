import { randomUUID } from "node:crypto";
import { signContext } from "@muhtawa/contracts/internal-context";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { decodeJwt } from "jose";
import { CURRENT_USER, LOGIN } from "./documents.ts";
import { PASSWORD, registered, type RunningIdentity, startIdentity } from "./running-identity.ts";

let identity: RunningIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

interface Halves {
  cookie: string;
  sessionKey: string;
  token: string;
}

const cookieOf = (headers: Headers) => /muhtawa_refresh=([^;]*)/.exec(headers.get("set-cookie") ?? "")?.[1] ?? "";

async function signedIn(): Promise<Halves & { userId: string }> {
  const { user } = await registered(identity);
  const { data, headers } = await identity.as()(LOGIN, { email: user.email, password: PASSWORD });
  return { cookie: cookieOf(headers), sessionKey: data.login.sessionKey, token: data.login.token, userId: user.id };
}

async function refresh(halves: Partial<Halves>, signed = true) {
  const answer = await fetch(new URL("/auth/refresh", identity.service().url), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-locale": "ar",
      ...(signed ? signContext({ ip: "127.0.0.1", locale: "ar", correlationId: randomUUID() }, identity.env["INTERNAL_SECRET"] ?? "") : {}),
      ...(halves.cookie ? { cookie: `other=1; muhtawa_refresh=${halves.cookie}` } : {}),
      ...(halves.sessionKey ? { "x-session-key": halves.sessionKey } : {}),
    },
  });
  const body = (await answer.json()) as Halves & { user: { id: string }; message: string };
  return { status: answer.status, headers: answer.headers, body, next: { ...body, cookie: cookieOf(answer.headers) } };
}

/** As if the last step had been taken longer ago than a repetition is allowed. */
const letTimePass = (token: string) =>
  identity.database
    .collection<{ _id: string }>("sessions")
    .updateOne({ _id: String(decodeJwt(token)["sid"]) }, { $set: { steppedAt: new Date(Date.now() - 31_000) } });

describe("POST /auth/refresh", () => {
  test("gives a new token of the same session, and replaces both halves", async () => {
    const first = await signedIn();
    const { status, body, next, headers } = await refresh(first);
    expect(status).toBe(200);
    expect(body.user).toEqual({ id: first.userId, username: expect.any(String), email: expect.any(String), role: "CLIENT" });
    expect(headers.get("set-cookie")).toMatch(/; Max-Age=2592000; Path=\/auth\/refresh; HttpOnly; SameSite=Lax$/);
    expect(decodeJwt(body.token)["sid"]).toBe(decodeJwt(first.token)["sid"]);
    expect(next.cookie).not.toBe(first.cookie);
    expect(next.sessionKey).not.toBe(first.sessionKey);
    expect((await identity.as({ token: body.token })(CURRENT_USER)).data.currentUser.id).toBe(first.userId);
    expect((await refresh(next)).status).toBe(200);
  });

  test("repeated within 30 s, also at the same time, gives the same successor", async () => {
    const first = await signedIn();
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(first)));
    answers.push(await refresh(first));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ next }) => `${next.cookie} ${next.sessionKey}`)).size).toBe(1);
  });

  test("goes on for a page that was left between the new cookie and the new key, for 30 s", async () => {
    const first = await signedIn();
    const { next } = await refresh(first);
    const left = { cookie: next.cookie, sessionKey: first.sessionKey };
    const again = await refresh(left);
    expect(again.status).toBe(200);
    expect([again.next.cookie, again.next.sessionKey]).toEqual([next.cookie, next.sessionKey]);
    expect((await refresh(again.next)).status).toBe(200);
    expect((await refresh(left)).status).toBe(401);
    const other = await signedIn();
    const { next: replaced } = await refresh(other);
    await letTimePass(other.token);
    expect((await refresh({ cookie: replaced.cookie, sessionKey: other.sessionKey })).status).toBe(401);
    expect((await refresh(replaced)).status).toBe(200);
  });

  test("with a secret that was replaced longer ago ends the session for everybody", async () => {
    const first = await signedIn();
    const { next } = await refresh(first);
    await letTimePass(first.token);
    expect((await refresh(first)).status).toBe(401);
    expect((await refresh(next)).status).toBe(401);
  });

  test("with a secret from before the last one ends the session at once", async () => {
    const first = await signedIn();
    const second = (await refresh(first)).next;
    const third = (await refresh(second)).next;
    expect((await refresh(first)).status).toBe(401);
    expect((await refresh(third)).status).toBe(401);
  });

  test("needs both halves, and a wrong one ends nothing", async () => {
    const first = await signedIn();
    const other = await signedIn();
    const wrong = [
      { cookie: first.cookie },
      { sessionKey: first.sessionKey },
      {},
      { cookie: first.cookie, sessionKey: other.sessionKey },
      { cookie: first.cookie.replace(/\.0\./, ".1."), sessionKey: first.sessionKey },
      { cookie: "nonsense", sessionKey: "nonsense" },
    ];
    for (const halves of wrong) {
      const { status, body } = await refresh(halves);
      expect(status).toBe(401);
      expect(body.message).toBe("انتهت جلستك. يُرجى تسجيل الدخول من جديد.");
    }
    expect((await refresh(first)).status).toBe(200);
  });

  test("is over after 30 days", async () => {
    const first = await signedIn();
    await identity.database
      .collection<{ _id: string }>("sessions")
      .updateOne({ _id: String(decodeJwt(first.token)["sid"]) }, { $set: { expiresAt: new Date(Date.now() - 1) } });
    expect((await refresh(first)).status).toBe(401);
  });

  test("is for the gateway to call, which checks where it comes from", async () => {
    const first = await signedIn();
    expect((await refresh(first, false)).status).toBe(403);
    expect((await refresh(first)).status).toBe(200);
  });

  test("survives a restart of the service", async () => {
    const first = await signedIn();
    await identity.restart();
    expect((await refresh(first)).status).toBe(200);
  });
});
