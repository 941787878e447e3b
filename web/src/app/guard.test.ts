import { afterEach, beforeEach, expect, test } from "@jest/globals";
import type { RouteObject } from "react-router";
import { readCookie } from "../lib/cookies.ts";
import { rememberRedirect } from "../lib/auth/auth-storage.ts";
import { signIn, signOut } from "../lib/auth/auth.ts";
import { EXPIRED_TOKEN, tokenOf } from "../testing/tokens.ts";
import { guard } from "./guard.ts";

const routes: RouteObject[] = [
  { index: true, handle: { access: "anyone" } },
  {
    handle: { access: "guest" },
    children: [{ path: "auth/signin" }, { path: "auth/signup" }, { path: "auth/signup/:step" }],
  },
  { path: "about", handle: { access: "anyone" } },
  { path: "login" },
  { path: "dashboard" },
  { path: "companies/show/:id?" },
  { path: "users" },
  { path: "users/user-details/:id?" },
  { path: "*" },
];

const visit = (path: string, { search = "", firstLoad = false } = {}) => guard(routes, { path, search, firstLoad });
const enter = (role?: string, token = tokenOf()) => signIn({ token, user: { id: "u1", username: "sara", ...(role ? { role } : {}) } });

beforeEach(() => signOut());
afterEach(() => signOut());

test.each(["/", "/auth/signin", "/auth/signup", "/auth/signup/2", "/about"])("a visitor may open %s", (path) => {
  expect(visit(path)).toBeNull();
});

test("a visitor is sent to sign in from anywhere else, and the path is remembered", () => {
  expect(visit("/companies/show/7", { search: "?tab=voice" })).toBe("/auth/signin");
  expect(readCookie("auth.redirect")).toBe("/companies/show/7?tab=voice");
});

test("what matches nothing is for the 404 page, for visitors too", () => {
  expect(visit("/nowhere")).toBeNull();
  enter("CLIENT");
  expect(visit("/nowhere")).toBeNull();
});

test("someone signed in is sent from the guests' pages to the dashboard", () => {
  enter("CLIENT");
  expect(visit("/auth/signin")).toBe("/dashboard");
  expect(visit("/auth/signup")).toBe("/dashboard");
  expect(visit("/")).toBeNull();
});

test("a client may not open the users: to the dashboard from inside, to the home page on a first load", () => {
  enter("CLIENT");
  expect(visit("/users")).toBe("/dashboard");
  expect(visit("/users/user-details/7")).toBe("/dashboard");
  expect(visit("/users", { firstLoad: true })).toBe("/");
});

test.each(["ADMIN", "SUPER_ADMIN", undefined])("a user with role %s passes", (role) => {
  enter(role);
  expect(visit("/users")).toBeNull();
  expect(visit("/dashboard")).toBeNull();
});

test("an expired token counts as none", () => {
  enter("ADMIN", EXPIRED_TOKEN);
  expect(visit("/dashboard")).toBe("/auth/signin");
});

test("an expired token that can be refreshed keeps the person where they are", () => {
  const hourAgo = Math.floor(Date.now() / 1000) - 3600;
  signIn({ token: tokenOf({ iat: hourAgo }), sessionKey: "key", user: { id: "u1", username: "sara", role: "CLIENT" } });
  expect(visit("/dashboard", { firstLoad: true })).toBeNull();
});

test("the callback path leads on: to what was wanted, to the dashboard, or to sign in", () => {
  expect(visit("/login")).toBe("/auth/signin");
  enter("CLIENT");
  expect(visit("/login")).toBe("/dashboard");
  rememberRedirect("/companies");
  expect(visit("/login")).toBe("/companies");
  rememberRedirect("//elsewhere.example");
  expect(visit("/login")).toBe("/dashboard");
});
