import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { FakeLocks, locksAre } from "../../testing/fake-locks.ts";
import { answer, originIs, serve } from "../../testing/http-server.ts";
import { staleToken, USER } from "../../testing/refreshing-api.ts";
import { tokenOf } from "../../testing/tokens.ts";
import { readSessionKey, saveSession } from "../auth/auth-storage.ts";

function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** As identity keeps a session: a step that a refresh moves on, a salt that a new password replaces, one cookie of both; answers take their time. */
async function sessionServer(random: () => number, { silent = false } = {}) {
  const session = { step: 0, salt: 0 };
  // The browser's cookie goes out as it is then, and is what came last.
  let cookie = { ...session };
  const sometimes = () => pause(Math.floor(random() * 60));
  let tokens = 0;
  const refresh = async (key: string, response: ServerResponse) => {
    const shown = { ...cookie };
    await sometimes();
    if (shown.salt !== session.salt || shown.step !== session.step || key !== `k${session.step}`)
      return answer(response, 401, { message: "Ended" });
    session.step += 1;
    const given = { ...session };
    await sometimes();
    cookie = given;
    tokens += 1;
    return answer(response, 200, { token: tokenOf({ lifetime: 1_800 + tokens }), sessionKey: `k${given.step}`, user: USER });
  };
  const changing = Promise.withResolvers<void>();
  const changePassword = async (response: ServerResponse) => {
    changing.resolve();
    if (silent) return undefined;
    await sometimes();
    session.salt += 1;
    const given = { ...session };
    await sometimes();
    cookie = given;
    return answer(response, 200, { data: { changePassword: { success: true } } });
  };
  originIs(
    await serve((request, response) => {
      if (request.url === "/auth/refresh") void refresh(String(request.headers["x-session-key"]), response);
      else if (request.url === "/change") void changePassword(response);
      else answer(response, 200, { data: [] });
    }),
  );
  return {
    changing: changing.promise,
    isSignedIn: () => cookie.salt === session.salt && cookie.step === session.step && readSessionKey() === `k${session.step}`,
  };
}

/** Another instance of the application over the same storage. */
async function openTab() {
  jest.resetModules();
  const auth = await import("../auth/auth.ts");
  const http = await import("./api-fetch.ts");
  auth.restoreAuth();
  return { auth, ...http };
}

beforeEach(() => {
  locksAre(new FakeLocks());
});
afterEach(() => {
  jest.restoreAllMocks();
  locksAre(undefined);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
  "whatever comes first, a new password signs nobody out who refreshes in that moment (%d)",
  async (seed) => {
    const random = randomOf(seed);
    const server = await sessionServer(random);
    saveSession({ token: tokenOf(), sessionKey: "k0", user: USER });
    const [changing, other] = [await openTab(), await openTab()];
    const change = changing.apiFetch("/change", { method: "POST", body: "{}", replacesSecret: true });
    await server.changing;
    // The token's time is over at this moment: the next request refreshes it.
    saveSession({ token: staleToken(), sessionKey: "k0", user: USER });
    other.auth.restoreAuth();
    const outcomes = await Promise.allSettled([change, other.apiFetch("/graphql")]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
    expect(server.isSignedIn()).toBe(true);
    expect(other.auth.authState().loggedIn).toBe(true);
  },
);

test("a password changed with a token whose time is over waits for no lock that it holds itself", async () => {
  const server = await sessionServer(randomOf(3));
  saveSession({ token: staleToken(), sessionKey: "k0", user: USER });
  const tab = await openTab();
  await tab.apiFetch("/change", { method: "POST", body: "{}", replacesSecret: true });
  expect(server.isSignedIn()).toBe(true);
});

test("one that nobody answers holds up nobody's refresh for ever", async () => {
  const server = await sessionServer(randomOf(7), { silent: true });
  saveSession({ token: tokenOf(), sessionKey: "k0", user: USER });
  const limit = new AbortController();
  jest.spyOn(AbortSignal, "timeout").mockReturnValueOnce(limit.signal);
  const [changing, other] = [await openTab(), await openTab()];
  const change = changing.apiFetch("/change", { method: "POST", body: "{}", replacesSecret: true });
  await server.changing;
  saveSession({ token: staleToken(), sessionKey: "k0", user: USER });
  other.auth.restoreAuth();
  const request = other.apiFetch("/graphql");
  limit.abort();
  await expect(change).rejects.toThrow();
  expect((await request).ok).toBe(true);
  expect(server.isSignedIn()).toBe(true);
});

test("a page without locks takes turns with itself", async () => {
  locksAre(undefined);
  const server = await sessionServer(randomOf(5));
  saveSession({ token: tokenOf(), sessionKey: "k0", user: USER });
  const tab = await openTab();
  const change = tab.apiFetch("/change", { method: "POST", body: "{}", replacesSecret: true });
  await server.changing;
  saveSession({ token: staleToken(), sessionKey: "k0", user: USER });
  tab.auth.restoreAuth();
  await Promise.all([change, tab.apiFetch("/graphql")]);
  expect(server.isSignedIn()).toBe(true);
});
