import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { answer, originIs, serve } from "../../testing/http-server.ts";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { tokenOf } from "../../testing/tokens.ts";
import { Toaster } from "../../ui/toaster.tsx";
import { type AuthEvent, authState, onAuthEvent, signIn, signOut } from "../auth/auth.ts";
import { apiFetch } from "./api-fetch.ts";
import { Problem, wasReported } from "./problem.ts";

const USER = { id: "u1", username: "sara", email: "sara@example.com", role: "CLIENT" };
const REFUSED = "Both token and refresh token have expired. Your request was aborted.";

const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;
const staleToken = () => tokenOf({ iat: secondsAgo(3600) });

let refreshes: IncomingHttpHeaders[] = [];
let requests: (string | undefined)[] = [];
const keys = () => refreshes.map((headers) => headers["x-session-key"]);

/** An API whose refresh answers as identity's does: each key once, the next one in return. */
async function api(refresh: (request: IncomingMessage, response: ServerResponse) => void = rotate): Promise<void> {
  originIs(
    await serve((request, response) => {
      if (request.url === "/auth/refresh") {
        refreshes.push(request.headers);
        refresh(request, response);
      } else {
        requests.push(request.headers.authorization);
        answer(response, 200, { data: [] });
      }
    }),
  );
}

function rotate(_: IncomingMessage, response: ServerResponse): void {
  const reused = new Set(keys()).size < keys().length;
  if (reused) answer(response, 401, { message: "Your session has ended", error: "Your session has ended" });
  else answer(response, 200, { token: tokenOf({ lifetime: 1800 + refreshes.length }), sessionKey: `k${refreshes.length}`, user: USER });
}

const failure = async () => {
  let caught: unknown;
  await act(async () => {
    caught = await apiFetch("/graphql").catch((error: unknown) => error);
  });
  return caught;
};

/** The browser's locks, shared by its tabs. */
function locks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, work: () => Promise<unknown>) => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };
  return { request };
}

/** Another instance of the application over the same storage. */
async function openTab() {
  jest.resetModules();
  const auth = await import("../auth/auth.ts");
  const http = await import("./api-fetch.ts");
  auth.restoreAuth();
  return { auth, request: () => http.apiFetch("/graphql") };
}

beforeEach(() => {
  refreshes = [];
  requests = [];
  Object.defineProperty(navigator, "locks", { configurable: true, value: locks() });
});

afterEach(() => {
  act(() => signOut());
  jest.restoreAllMocks();
});

test("ten requests at once wait for one refresh, and go on with its token", async () => {
  await api();
  await speak("ar");
  signIn({ token: staleToken(), sessionKey: "k0", user: { ...USER, username: "old" } });
  const events: AuthEvent[] = [];
  const stop = onAuthEvent((event) => events.push(event));
  await Promise.all(Array.from({ length: 10 }, () => apiFetch("/graphql", { method: "POST", body: "{}" })));
  stop();
  const fresh = localStorage.getItem("auth_token");
  expect(refreshes).toHaveLength(1);
  expect(refreshes[0]).toMatchObject({ "x-session-key": "k0", "x-locale": "ar", "accept-language": "ar" });
  expect(refreshes[0]?.authorization).toBeUndefined();
  expect(requests).toEqual(Array.from({ length: 10 }, () => `Bearer ${fresh}`));
  expect(localStorage.getItem("auth.sessionKey")).toBe("k1");
  expect(authState()).toEqual({ loggedIn: true, user: USER, busy: false });
  expect(events).toEqual([]);
});

test("a token is refreshed from half a second before its end", async () => {
  await api();
  const now = Date.now();
  const iat = secondsAgo(1000);
  const end = (iat + 1800) * 1000;
  signIn({ token: tokenOf({ iat }), sessionKey: "k0", user: USER });
  const clock = jest.spyOn(Date, "now").mockReturnValue(end - 501);
  await apiFetch("/graphql");
  expect(refreshes).toHaveLength(0);
  clock.mockReturnValue(end - 500);
  await apiFetch("/graphql");
  expect(refreshes).toHaveLength(1);
  expect(end).toBeGreaterThan(now);
});

test("two tabs refresh once between them, and never show the same key twice", async () => {
  await api();
  signIn({ token: staleToken(), sessionKey: "k0", user: USER });
  const [one, two] = [await openTab(), await openTab()];
  const work = () => Promise.all([one, two, one, two].map((tab) => tab.request()));
  await work();
  expect(keys()).toEqual(["k0"]);
  expect(new Set(requests)).toEqual(new Set([`Bearer ${localStorage.getItem("auth_token")}`]));
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + 1_860_000);
  await work();
  expect(new Set(keys()).size).toBe(keys().length);
  expect(keys().slice(0, 2)).toEqual(["k0", "k1"]);
  expect(one.auth.authState().loggedIn && two.auth.authState().loggedIn).toBe(true);
});

test("a refresh that is refused is told once, ends the session and leads home", async () => {
  await api((_, response) => answer(response, 401, { message: "Your session has ended", error: "Your session has ended" }));
  signIn({ token: staleToken(), sessionKey: "k0", user: USER });
  render(<Toaster />);
  const events: AuthEvent[] = [];
  const stop = onAuthEvent((event) => events.push(event));
  const problems = await Promise.all([failure(), failure(), failure()]);
  stop();
  for (const problem of problems) expect(problem).toMatchObject({ message: REFUSED, status: 401, code: "SESSION_EXPIRED" });
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  expect(screen.getByRole("alert")).toHaveTextContent(REFUSED);
  expect(events).toEqual(["signed-out"]);
  expect(authState().loggedIn).toBe(false);
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe("");
  expect(refreshes).toHaveLength(1);
  expect(requests).toHaveLength(0);
});

test.each([400, 403])("a refresh answered by %i is refused", async (status) => {
  await api((_, response) => answer(response, status, { message: "No", error: "No" }));
  signIn({ token: staleToken(), sessionKey: "k0", user: USER });
  render(<Toaster />);
  expect(await failure()).toMatchObject({ message: REFUSED });
  expect(screen.queryByText("No")).toBeNull();
  expect(authState().loggedIn).toBe(false);
});

test.each([429, 500, 503])("a refresh answered by %i fails the request, and the next one tries again", async (status) => {
  let down = true;
  await api((request, response) => {
    if (down) answer(response, status, { message: "Not now", error: "Not now" });
    else answer(response, 200, { token: tokenOf(), sessionKey: "k1", user: USER });
  });
  signIn({ token: staleToken(), sessionKey: "k0", user: USER });
  render(<Toaster />);
  const problems = await Promise.all([failure(), failure()]);
  for (const problem of problems) expect(problem).toMatchObject({ status, message: "Not now" });
  expect(screen.getAllByText("Not now")).toHaveLength(1);
  expect(authState().loggedIn).toBe(true);
  expect(localStorage.getItem("auth.sessionKey")).toBe("k0");
  down = false;
  await act(async () => void (await apiFetch("/graphql")));
  expect(keys()).toEqual(["k0", "k0"]);
  expect(requests).toHaveLength(1);
});

test("a refresh that reaches nobody fails the request as any other, and clears nothing", async () => {
  await api((request) => request.socket.destroy());
  signIn({ token: staleToken(), sessionKey: "k0", user: USER });
  render(<Toaster />);
  const error = await failure();
  expect(error).toBeInstanceOf(TypeError);
  expect(wasReported(error)).toBe(false);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(authState().loggedIn).toBe(true);
  expect(localStorage.getItem("auth.sessionKey")).toBe("k0");
  expect(requests).toHaveLength(0);
});

test.each([
  ["the user field", { token: tokenOf(), sessionKey: "k1" }],
  ["the token", { sessionKey: "k1", user: USER }],
  ["the session key", { token: tokenOf(), user: USER }],
])("a refresh's answer without %s is an error, and clears nothing", async (_, body) => {
  await api((_request, response) => answer(response, 200, body));
  signIn({ token: staleToken(), sessionKey: "k0", user: USER });
  const error = await failure();
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(Problem);
  expect(authState()).toMatchObject({ loggedIn: true, user: USER });
});

test.each([
  ["issued 24 hours ago", () => ({ token: tokenOf({ iat: secondsAgo(86_400) }), sessionKey: "k0" })],
  [
    "issued 24 hours ago, though it says it lasts longer",
    () => ({ token: tokenOf({ iat: secondsAgo(86_400), lifetime: 172_800 }), sessionKey: "k0" }),
  ],
  ["without a session key", () => ({ token: staleToken() })],
])("an expired token %s is not refreshed: to sign in", async (_, session) => {
  await api();
  signIn({ ...session(), user: USER });
  render(<Toaster />);
  const events: AuthEvent[] = [];
  const stop = onAuthEvent((event) => events.push(event));
  expect(await failure()).toMatchObject({ message: "Token expired" });
  stop();
  expect(events).toEqual(["expired"]);
  expect(screen.getByRole("alert")).toHaveTextContent("Token expired");
  expect(refreshes).toHaveLength(0);
  expect(requests).toHaveLength(0);
  expect(localStorage).toHaveLength(0);
});

test("a token issued just under 24 hours ago is refreshed by the first request after a page load", async () => {
  await api();
  signIn({ token: tokenOf({ iat: secondsAgo(86_390) }), sessionKey: "k0", user: USER });
  const tab = await openTab();
  expect(tab.auth.authState()).toEqual({ loggedIn: true, user: USER, busy: false });
  await tab.request();
  expect(keys()).toEqual(["k0"]);
  expect(requests).toEqual([`Bearer ${localStorage.getItem("auth_token")}`]);
});

test("a clock that is ahead makes no loop: the fresh token is used as it is", async () => {
  await api();
  signIn({ token: staleToken(), sessionKey: "k0", user: USER });
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + 7_200_000);
  await apiFetch("/graphql");
  expect(refreshes).toHaveLength(1);
  expect(requests).toEqual([`Bearer ${localStorage.getItem("auth_token")}`]);
});

test("signing out while a refresh is under way is final", async () => {
  await api((_, response) => {
    act(() => signOut());
    answer(response, 200, { token: tokenOf(), sessionKey: "k1", user: USER });
  });
  signIn({ token: staleToken(), sessionKey: "k0", user: USER });
  expect(await failure()).toBeInstanceOf(Problem);
  expect(authState().loggedIn).toBe(false);
  expect(localStorage).toHaveLength(0);
  expect(requests).toHaveLength(0);
});

test("a tab that waits while the other is refused sends nothing, and is signed out", async () => {
  await api((_, response) => answer(response, 401, { message: "Your session has ended" }));
  signIn({ token: staleToken(), sessionKey: "k0", user: USER });
  const [one, two] = [await openTab(), await openTab()];
  const results = await Promise.allSettled([one.request(), two.request()]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(keys()).toEqual(["k0"]);
  expect(requests).toHaveLength(0);
  expect(one.auth.authState().loggedIn || two.auth.authState().loggedIn).toBe(false);
});

test("without locks, on an address that isn't secure, a tab still refreshes once", async () => {
  Object.defineProperty(navigator, "locks", { configurable: true, value: undefined });
  await api();
  signIn({ token: staleToken(), sessionKey: "k0", user: USER });
  await Promise.all([apiFetch("/graphql"), apiFetch("/graphql")]);
  expect(keys()).toEqual(["k0"]);
  expect(requests).toHaveLength(2);
});
