import { afterEach, expect, jest, test } from "@jest/globals";
import { EXPIRED_TOKEN, tokenOf } from "../../testing/tokens.ts";
import { readCookie } from "../cookies.ts";
import { type AuthEvent, authState, expireSession, onAuthEvent, restoreAuth, signIn, signOut } from "./auth.ts";

const USER = { id: "u1", username: "سارة", role: "CLIENT" };

afterEach(() => {
  signOut();
});

test("signing in keeps token and user in cookies and local storage", () => {
  const token = tokenOf();
  signIn({ token, user: USER });
  for (const name of ["auth.token", "auth_token"]) {
    expect(readCookie(name)).toBe(token);
    expect(localStorage.getItem(name)).toBe(token);
  }
  for (const name of ["auth.user", "user"]) {
    expect(JSON.parse(readCookie(name) ?? "")).toEqual(USER);
    expect(JSON.parse(localStorage.getItem(name) ?? "")).toEqual(USER);
  }
  expect(readCookie("auth.loggedIn")).toBe("true");
  expect(readCookie("auth.strategy")).toBe("local");
  expect(Number(readCookie("auth.expiry"))).toBeGreaterThan(Date.now());
});

test("the cookies last 30 days, for every path", () => {
  const set = jest.spyOn(document, "cookie", "set");
  signIn({ token: tokenOf(), user: USER });
  for (const [cookie] of set.mock.calls) expect(cookie).toMatch(/Max-Age=2592000; Path=\//);
  set.mockRestore();
});

test("a page load restores who was signed in", () => {
  signIn({ token: tokenOf(), user: USER });
  expect(restoreAuth()).toEqual({ loggedIn: true, user: USER, busy: false });
});

test("a token without its user, or an expired one, is dropped on load", () => {
  localStorage.setItem("auth_token", tokenOf());
  expect(restoreAuth().loggedIn).toBe(false);
  expect(localStorage.getItem("auth_token")).toBeNull();

  signIn({ token: EXPIRED_TOKEN, user: USER });
  expect(restoreAuth()).toEqual({ loggedIn: false, user: null, busy: false });
});

test("signing out makes no call, forgets everything and says so once", () => {
  const fetch = jest.spyOn(globalThis, "fetch");
  const events: AuthEvent[] = [];
  const stop = onAuthEvent((event) => events.push(event));
  signIn({ token: tokenOf(), user: USER });
  signOut();
  signOut();
  stop();
  expect(fetch).not.toHaveBeenCalled();
  fetch.mockRestore();
  expect(events).toEqual(["signed-in", "signed-out"]);
  expect(authState().user).toBeNull();
  expect(document.cookie).toBe("");
  expect(localStorage).toHaveLength(0);
});

test("an expired session is another event than signing out", () => {
  const events: AuthEvent[] = [];
  const stop = onAuthEvent((event) => events.push(event));
  signIn({ token: tokenOf(), user: USER });
  expireSession();
  stop();
  expect(events).toEqual(["signed-in", "expired"]);
});
