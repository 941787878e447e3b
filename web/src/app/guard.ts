import { matchRoutes, type RouteObject } from "react-router";
import { rememberRedirect } from "../lib/auth/auth-storage.ts";
import { authState, expireSession, sessionStatus } from "../lib/auth/auth.ts";
import type { RouteHandle } from "../lib/feature-routes.ts";
import { HOME, isWithin, LOGIN_CALLBACK, SIGN_IN, SIGN_UP, SIGNED_IN_HOME, STAFF_PATHS } from "./paths.ts";
import { wantedPath } from "./session-navigation.ts";

interface Visit {
  /** Without the language prefix. */
  path: string;
  search: string;
  /** The page was loaded at this address, rather than reached by a link inside the application. */
  firstLoad: boolean;
}

function accessOf(routes: RouteObject[], path: string): RouteHandle["access"] | "unmatched" | "signed-in" {
  const matches = matchRoutes(routes, path);
  const last = matches?.at(-1)?.route;
  if (!last || last.path === "*") return "unmatched";
  const handles = matches?.map(({ route }) => route.handle as RouteHandle | undefined) ?? [];
  return handles.findLast((handle) => handle?.access)?.access ?? "signed-in";
}

const isVisitorPath = (path: string) => path === HOME || isWithin(path, SIGN_IN) || isWithin(path, SIGN_UP);

/** Where a visit must go instead; null when it may go on. A path that matches nothing goes on, to the 404 page. */
export function guard(routes: RouteObject[], { path, search, firstLoad }: Visit): string | null {
  if (sessionStatus() === "over") expireSession();
  const { loggedIn, user } = authState();
  if (path === LOGIN_CALLBACK) return loggedIn ? wantedPath() : SIGN_IN;

  const access = accessOf(routes, path);
  if (access === "unmatched") return null;
  if (!loggedIn) {
    if (access !== "signed-in" || isVisitorPath(path)) return null;
    rememberRedirect(path + search);
    return SIGN_IN;
  }
  if (access === "guest") return SIGNED_IN_HOME;
  const closedToClient = user?.role === "CLIENT" && STAFF_PATHS.some((staffPath) => isWithin(path, staffPath));
  if (closedToClient) return firstLoad ? HOME : SIGNED_IN_HOME;
  return null;
}
