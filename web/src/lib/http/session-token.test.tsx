import { afterEach, expect, jest, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { answer } from "../../testing/http-server.ts";
import { refreshingApi, staleToken, USER } from "../../testing/refreshing-api.ts";
import { render } from "../../testing/render.tsx";
import { speak } from "../../testing/setup.ts";
import { tokenOf } from "../../testing/tokens.ts";
import { Toaster } from "../../ui/toaster.tsx";
import { type AuthEvent, authState, onAuthEvent, signIn, signOut } from "../auth/auth.ts";
import { apiFetch } from "./api-fetch.ts";
import { Problem, wasReported } from "./problem.ts";

const REFUSED = "Both token and refresh token have expired. Your request was aborted.";

const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

/** What that many requests at once fail with. */
async function failures(count: number): Promise<unknown[]> {
  let caught: unknown[] = [];
  await act(async () => {
    caught = await Promise.all(Array.from({ length: count }, () => apiFetch("/graphql").catch((error: unknown) => error)));
  });
  return caught;
}

const failure = async () => (await failures(1))[0];

afterEach(() => {
  act(() => signOut());
  jest.restoreAllMocks();
});

test("ten requests at once wait for one refresh, and go on with its token", async () => {
  const api = await refreshingApi();
  await speak("ar");
  signIn({ token: staleToken(), sessionKey: "k0", user: { ...USER, username: "old" } });
  const events: AuthEvent[] = [];
  const stop = onAuthEvent((event) => events.push(event));
  await Promise.all(Array.from({ length: 10 }, () => apiFetch("/graphql", { method: "POST", body: "{}" })));
  stop();
  const fresh = localStorage.getItem("auth_token");
  expect(api.refreshes).toHaveLength(1);
  expect(api.refreshes[0]).toMatchObject({ "x-session-key": "k0", "x-locale": "ar", "accept-language": "ar" });
  expect(api.refreshes[0]?.authorization).toBeUndefined();
  expect(api.requests).toEqual(Array.from({ length: 10 }, () => `Bearer ${fresh}`));
  expect(localStorage.getItem("auth.sessionKey")).toBe("k1");
  expect(authState()).toMatchObject({ loggedIn: true, user: USER, busy: false });
  expect(events).toEqual([]);
});

test("a token is refreshed from half a second before its end", async () => {
  const api = await refreshingApi();
  const iat = secondsAgo(1000);
  const end = (iat + 1800) * 1000;
  signIn({ token: tokenOf({ iat }), sessionKey: "k0", user: USER });
  const clock = jest.spyOn(Date, "now").mockReturnValue(end - 501);
  await apiFetch("/graphql");
  expect(api.refreshes).toHaveLength(0);
  clock.mockReturnValue(end - 500);
  await apiFetch("/graphql");
  expect(api.refreshes).toHaveLength(1);
});

test("a refresh that is refused is told once, ends the session and leads home", async () => {
  const api = await refreshingApi((_, response) =>
    answer(response, 401, { message: "Your session has ended", error: "Your session has ended" }),
  );
  signIn({ token: staleToken(), sessionKey: "k0", user: USER });
  render(<Toaster />);
  const events: AuthEvent[] = [];
  const stop = onAuthEvent((event) => events.push(event));
  const problems = await failures(3);
  stop();
  for (const problem of problems) expect(problem).toMatchObject({ message: REFUSED, status: 401, code: "SESSION_EXPIRED" });
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  expect(screen.getByRole("alert")).toHaveTextContent(REFUSED);
  expect(events).toEqual(["signed-out"]);
  expect(authState().loggedIn).toBe(false);
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe("");
  expect(api.refreshes).toHaveLength(1);
  expect(api.requests).toHaveLength(0);
});

test.each([400, 403])("a refresh answered by %i is refused", async (status) => {
  await refreshingApi((_, response) => answer(response, status, { message: "No", error: "No" }));
  signIn({ token: staleToken(), sessionKey: "k0", user: USER });
  render(<Toaster />);
  expect(await failure()).toMatchObject({ message: REFUSED });
  expect(screen.queryByText("No")).toBeNull();
  expect(authState().loggedIn).toBe(false);
});

test.each([429, 500, 503])("a refresh answered by %i fails the request, and the next one tries again", async (status) => {
  let down = true;
  const api = await refreshingApi((request, response) => {
    if (down) answer(response, status, { message: "Not now", error: "Not now" });
    else answer(response, 200, { token: tokenOf(), sessionKey: "k1", user: USER });
  });
  signIn({ token: staleToken(), sessionKey: "k0", user: USER });
  render(<Toaster />);
  const problems = await failures(2);
  for (const problem of problems) expect(problem).toMatchObject({ status, message: "Not now" });
  expect(screen.getAllByText("Not now")).toHaveLength(1);
  expect(authState().loggedIn).toBe(true);
  expect(localStorage.getItem("auth.sessionKey")).toBe("k0");
  down = false;
  await act(async () => void (await apiFetch("/graphql")));
  expect(api.keys()).toEqual(["k0", "k0"]);
  expect(api.requests).toHaveLength(1);
});

test("a refresh that reaches nobody fails the request as any other, and clears nothing", async () => {
  const api = await refreshingApi((request) => request.socket.destroy());
  signIn({ token: staleToken(), sessionKey: "k0", user: USER });
  render(<Toaster />);
  const error = await failure();
  expect(error).toMatchObject({ name: "TypeError" });
  expect(wasReported(error)).toBe(false);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(authState().loggedIn).toBe(true);
  expect(localStorage.getItem("auth.sessionKey")).toBe("k0");
  expect(api.requests).toHaveLength(0);
});

test.each([
  ["the user field", { token: tokenOf(), sessionKey: "k1" }],
  ["the token", { sessionKey: "k1", user: USER }],
  ["the session key", { token: tokenOf(), user: USER }],
])("a refresh's answer without %s is an error, and clears nothing", async (_, body) => {
  await refreshingApi((_request, response) => answer(response, 200, body));
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
  const api = await refreshingApi();
  signIn({ ...session(), user: USER });
  render(<Toaster />);
  const events: AuthEvent[] = [];
  const stop = onAuthEvent((event) => events.push(event));
  expect(await failure()).toMatchObject({ message: "Token expired" });
  stop();
  expect(events).toEqual(["expired"]);
  expect(screen.getByRole("alert")).toHaveTextContent("Token expired");
  expect(api.refreshes).toHaveLength(0);
  expect(api.requests).toHaveLength(0);
  expect(localStorage).toHaveLength(0);
});

test("a clock that is ahead makes no loop: the fresh token is used as it is", async () => {
  const api = await refreshingApi();
  signIn({ token: staleToken(), sessionKey: "k0", user: USER });
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + 7_200_000);
  await apiFetch("/graphql");
  expect(api.refreshes).toHaveLength(1);
  expect(api.requests).toEqual([`Bearer ${localStorage.getItem("auth_token")}`]);
});

test("signing out while a refresh is under way is final", async () => {
  const api = await refreshingApi((_, response) => {
    act(() => signOut());
    answer(response, 200, { token: tokenOf(), sessionKey: "k1", user: USER });
  });
  signIn({ token: staleToken(), sessionKey: "k0", user: USER });
  expect(await failure()).toBeInstanceOf(Problem);
  expect(authState().loggedIn).toBe(false);
  expect(localStorage).toHaveLength(0);
  expect(api.requests).toHaveLength(0);
});
