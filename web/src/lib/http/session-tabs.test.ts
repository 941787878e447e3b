import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { FakeLocks, locksAre } from "../../testing/fake-locks.ts";
import { answer } from "../../testing/http-server.ts";
import { refreshingApi, staleToken, USER } from "../../testing/refreshing-api.ts";
import { tokenOf } from "../../testing/tokens.ts";
import { saveSession } from "../auth/auth-storage.ts";

/** Another instance of the application over the same storage. */
async function openTab() {
  jest.resetModules();
  const auth = await import("../auth/auth.ts");
  const http = await import("./api-fetch.ts");
  auth.restoreAuth();
  return { auth, request: () => http.apiFetch("/graphql") };
}

beforeEach(() => {
  locksAre(new FakeLocks());
});

afterEach(() => {
  jest.restoreAllMocks();
  locksAre(undefined);
});

test("two tabs refresh once between them, and never show the same key twice", async () => {
  const api = await refreshingApi();
  saveSession({ token: staleToken(), sessionKey: "k0", user: USER });
  const [one, two] = [await openTab(), await openTab()];
  const work = () => Promise.all([one, two, one, two].map((tab) => tab.request()));
  await work();
  expect(api.keys()).toEqual(["k0"]);
  expect(new Set(api.requests)).toEqual(new Set([`Bearer ${localStorage.getItem("auth_token")}`]));
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + 1_860_000);
  await work();
  expect(new Set(api.keys()).size).toBe(api.keys().length);
  expect(api.keys().slice(0, 2)).toEqual(["k0", "k1"]);
  expect(one.auth.authState().loggedIn && two.auth.authState().loggedIn).toBe(true);
});

test("a token issued just under 24 hours ago is refreshed by the first request after a page load", async () => {
  const api = await refreshingApi();
  saveSession({ token: tokenOf({ iat: Math.floor(Date.now() / 1000) - 86_390 }), sessionKey: "k0", user: USER });
  const tab = await openTab();
  expect(tab.auth.authState()).toMatchObject({ loggedIn: true, user: USER, busy: false });
  await tab.request();
  expect(api.keys()).toEqual(["k0"]);
  expect(api.requests).toEqual([`Bearer ${localStorage.getItem("auth_token")}`]);
});

test("a tab that waits while the other is refused sends nothing, and is signed out", async () => {
  const api = await refreshingApi((_, response) => answer(response, 401, { message: "Your session has ended" }));
  saveSession({ token: staleToken(), sessionKey: "k0", user: USER });
  const [one, two] = [await openTab(), await openTab()];
  const results = await Promise.allSettled([one.request(), two.request()]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(api.keys()).toEqual(["k0"]);
  expect(api.requests).toHaveLength(0);
  expect(one.auth.authState().loggedIn || two.auth.authState().loggedIn).toBe(false);
});

test("without locks, on an address that isn't secure, a tab still refreshes once", async () => {
  locksAre(undefined);
  const api = await refreshingApi();
  saveSession({ token: staleToken(), sessionKey: "k0", user: USER });
  const tab = await openTab();
  await Promise.all([tab.request(), tab.request()]);
  expect(api.keys()).toEqual(["k0"]);
  expect(api.requests).toHaveLength(2);
});
