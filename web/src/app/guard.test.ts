import { afterEach, beforeEach, expect, test } from "@jest/globals";
import type { RouteObject } from "react-router";
import { readCookie } from "../lib/cookies.ts";
import { rememberRedirect } from "../lib/auth/auth-storage.ts";
import { signIn, signOut } from "../lib/auth/auth.ts";
import { hasSoundId } from "../lib/feature-routes.ts";
import { EXPIRED_TOKEN, tokenOf } from "../testing/tokens.ts";
import { pagesIn } from "./feature-list.ts";
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
  { path: "users", handle: { middleware: ["role"] } },
  { path: "users/user-details/:id?", handle: { middleware: ["role"], validate: hasSoundId } },
  { path: "odd", handle: { middleware: ["nobody"] } },
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

const refusal = (path: string): unknown => {
  try {
    return visit(path);
  } catch (error) {
    return error;
  }
};

test("parameters that the page refuses are not found, for who may open it", () => {
  expect(visit("/users/user-details/no%20such")).toBe("/auth/signin");
  enter("ADMIN");
  expect(refusal("/users/user-details/no%20such")).toMatchObject({ status: 404 });
  expect(refusal("/users/user-details/64f0")).toBeNull();
});

test("a check that there isn't is an error of the application", async () => {
  enter("ADMIN");
  const error = refusal("/odd") as Response;
  expect(error.status).toBe(500);
  expect(await error.text()).toBe("Unknown middleware");
});

test("every page at or below users and admins is closed to clients", () => {
  enter("CLIENT");
  const closed = pagesIn("dashboard").flatMap(({ path }) =>
    /^(users|admins)(\/|$)/.test(path ?? "") ? [`/${path?.replace("/:id?", "/7")}`] : [],
  );
  expect(closed.length).toBeGreaterThan(3);
  for (const path of closed)
    expect({ path, target: guard(pagesIn("dashboard"), { path, search: "", firstLoad: false }) }).toEqual({ path, target: "/dashboard" });
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

test.each(["/", "/about", "/auth/signup", "/dashboard"])("a token without its user leads from %s to sign-in, once", (path) => {
  localStorage.setItem("auth_token", tokenOf());
  expect(visit(path, { firstLoad: true })).toBe("/auth/signin");
  expect(localStorage.getItem("auth_token")).toBeNull();
  expect(visit("/auth/signin")).toBeNull();
  expect(visit("/")).toBeNull();
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
