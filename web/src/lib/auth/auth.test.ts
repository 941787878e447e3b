import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { EXPIRED_TOKEN, tokenOf } from "../../testing/tokens.ts";
import { readCookie } from "../cookies.ts";
import { rememberRedirect, saveSession } from "./auth-storage.ts";
import {
  type AuthEvent,
  authState,
  dropUnknownSession,
  expireSession,
  followOtherTabs,
  onAuthEvent,
  renewSession,
  restoreAuth,
  sessionStatus,
  setBusy,
  signIn,
  signOut,
} from "./auth.ts";

const USER = { id: "u1", username: "سارة", role: "CLIENT" };

const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

/** What a browser tells the other tabs when one has run `change`. */
function inAnotherTab(change: () => void): void {
  const before = { ...localStorage };
  change();
  for (const key of new Set([...Object.keys(before), ...Object.keys(localStorage)])) {
    if (before[key] !== localStorage.getItem(key)) window.dispatchEvent(new StorageEvent("storage", { key, storageArea: localStorage }));
  }
}

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
    expect(JSON.parse(readCookie(name) ?? "")).toEqual({ ...USER, token });
    expect(JSON.parse(localStorage.getItem(name) ?? "")).toEqual({ ...USER, token });
  }
  expect(readCookie("auth.loggedIn")).toBe("true");
  expect(readCookie("auth.strategy")).toBe("local");
  expect(Number(readCookie("auth.expiry"))).toBeGreaterThan(Date.now());
});

test("the session key stays out of the cookies, and goes with the session", () => {
  signIn({ token: tokenOf(), sessionKey: "half", user: USER });
  expect(localStorage.getItem("auth.sessionKey")).toBe("half");
  expect(document.cookie).not.toContain("half");
  signIn({ token: tokenOf(), user: USER });
  expect(localStorage.getItem("auth.sessionKey")).toBeNull();
});

test("the cookies last 30 days, for every path", () => {
  const set = jest.spyOn(document, "cookie", "set");
  rememberRedirect("/companies");
  signIn({ token: tokenOf(), user: USER });
  for (const [cookie] of set.mock.calls) expect(cookie).toMatch(/Max-Age=2592000; Path=\//);
  set.mockRestore();
});

test("that a sign-in is under way is kept while it is", () => {
  setBusy(true);
  expect(authState().busy).toBe(true);
  expect(localStorage.getItem("auth.busy")).toBe("true");
  setBusy(false);
  expect(authState().busy).toBe(false);
  expect(localStorage.getItem("auth.busy")).toBeNull();
});

test("a page load restores who was signed in", () => {
  const token = tokenOf();
  signIn({ token, user: USER });
  expect(restoreAuth()).toEqual({ loggedIn: true, user: { ...USER, token }, busy: false });
});

test("a page load restores who was signed in from the cookies alone, whatever became of the storage", () => {
  const token = tokenOf();
  signIn({ token, user: USER });
  localStorage.clear();
  expect(restoreAuth()).toEqual({ loggedIn: true, user: { ...USER, token }, busy: false });
});

test("only what is kept of a user is kept, and stays short enough to be read back", () => {
  const token = tokenOf();
  const about = "س".repeat(5000);
  const told = { ...USER, image: "/media/m1", email: "sara@example.com", about };
  signIn({ token, user: told });
  expect(JSON.parse(localStorage.getItem("user") ?? "")).toEqual({ ...USER, image: "/media/m1", token });
  expect(authState().user).toEqual({ ...USER, image: "/media/m1", token });
  expect(document.cookie.split("; ").every((cookie) => cookie.length < 4096)).toBe(true);
});

test("a refresh that doesn't tell of the image keeps it, and one that does changes it", () => {
  signIn({ token: tokenOf(), sessionKey: "k0", user: { ...USER, image: "/media/m1" } });
  renewSession({ token: tokenOf(), sessionKey: "k1", user: USER });
  expect(restoreAuth().user?.image).toBe("/media/m1");
  renewSession({ token: tokenOf(), sessionKey: "k2", user: { ...USER, image: null } });
  expect(restoreAuth().user).not.toHaveProperty("image");
});

test("a token without its user signs nobody in, and is dropped once", () => {
  localStorage.setItem("auth_token", tokenOf());
  expect(restoreAuth().loggedIn).toBe(false);
  expect(dropUnknownSession()).toBe(true);
  expect(localStorage.getItem("auth_token")).toBeNull();
  expect(dropUnknownSession()).toBe(false);
});

test("the session of somebody known is not dropped, and a visitor has none", () => {
  expect(dropUnknownSession()).toBe(false);
  signIn({ token: tokenOf(), user: USER });
  expect(dropUnknownSession()).toBe(false);
  expect(sessionStatus()).toBe("usable");
});

test("an expired token is dropped on load", () => {
  signIn({ token: EXPIRED_TOKEN, user: USER });
  expect(restoreAuth()).toEqual({ loggedIn: false, user: null, busy: false });
});

test("a page load after the token's time keeps who was signed in, while the session can be refreshed", () => {
  const token = tokenOf({ iat: secondsAgo(86_300) });
  signIn({ token, sessionKey: "half", user: USER });
  expect(restoreAuth()).toEqual({ loggedIn: true, user: { ...USER, token }, busy: false });
  expect(sessionStatus()).toBe("stale");
});

test.each([
  ["without a session key", { token: tokenOf({ iat: secondsAgo(3600) }) }],
  ["issued 24 hours ago", { token: tokenOf({ iat: secondsAgo(86_400) }), sessionKey: "half" }],
])("a page load with an expired token %s drops the session", (_, session) => {
  signIn({ ...session, user: USER });
  expect(restoreAuth().loggedIn).toBe(false);
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe("");
});

describe("another tab", () => {
  const events: AuthEvent[] = [];
  const stops: (() => void)[] = [];
  beforeEach(() => {
    events.length = 0;
    stops.push(followOtherTabs());
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });
  const listen = () => stops.push(onAuthEvent((event) => events.push(event)));

  test("signing out signs out here, once", () => {
    signIn({ token: tokenOf(), sessionKey: "half", user: USER });
    listen();
    inAnotherTab(() => {
      localStorage.clear();
      for (const name of ["auth_token", "user"]) document.cookie = `${name}=; Max-Age=0; Path=/`;
    });
    expect(authState()).toEqual({ loggedIn: false, user: null, busy: false });
    expect(events).toEqual(["signed-out"]);
  });

  test("signing in signs in here, once", () => {
    listen();
    const token = tokenOf();
    inAnotherTab(() => saveSession({ token, user: USER }));
    expect(authState()).toEqual({ loggedIn: true, user: { ...USER, token }, busy: false });
    expect(events).toEqual(["signed-in"]);
  });

  test("refreshing leads nobody anywhere", () => {
    signIn({ token: tokenOf({ iat: secondsAgo(3600) }), sessionKey: "k0", user: USER });
    listen();
    inAnotherTab(() => saveSession({ token: tokenOf(), sessionKey: "k1", user: { ...USER, username: "سارة ٢" } }));
    expect(authState().user?.username).toBe("سارة ٢");
    expect(events).toEqual([]);
  });

  test("signing in as somebody else leaves the pages of who was here", () => {
    signIn({ token: tokenOf(), user: USER });
    listen();
    inAnotherTab(() => saveSession({ token: tokenOf(), user: { id: "u2", username: "omar" } }));
    expect(authState().user?.id).toBe("u2");
    expect(events).toEqual(["replaced"]);
  });
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
