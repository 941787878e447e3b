import { matchRoutes, type RouteObject } from "react-router";
import { rememberRedirect } from "../lib/auth/auth-storage.ts";
import { authState, dropUnknownSession, expireSession, sessionStatus } from "../lib/auth/auth.ts";
import type { RouteHandle } from "../lib/feature-routes.ts";
import { runMiddleware } from "./middleware.ts";
import { HOME, isWithin, LOGIN_CALLBACK, SIGN_IN, SIGN_UP, SIGNED_IN_HOME } from "./paths.ts";
import { wantedPath } from "./session-navigation.ts";

interface Visit {
  /** Without the language prefix. */
  path: string;
  search: string;
  /** The page was loaded at this address, rather than reached by a link inside the application. */
  firstLoad: boolean;
}

/** What the page at a path asks of a visit, with what the layouts around it ask; null where nothing matches. */
function pageAt(routes: RouteObject[], path: string) {
  const matches = matchRoutes(routes, path);
  const last = matches?.at(-1);
  if (!matches || !last || last.route.path === "*") return null;
  const handles = matches.map(({ route }) => (route.handle ?? {}) as RouteHandle);
  return {
    access: handles.findLast((handle) => handle.access)?.access,
    middleware: handles.flatMap((handle) => handle.middleware ?? []),
    valid: handles.every((handle) => handle.validate?.(last.params) ?? true),
  };
}

const isVisitorPath = (path: string) => path === HOME || isWithin(path, SIGN_IN) || isWithin(path, SIGN_UP);

/**
 * Where a visit must go instead; null when it may go on. A path that matches nothing goes on, to the 404 page. Throws the error page's
 * response when the page refuses its parameters (404) or names a check that there isn't (500).
 */
export function guard(routes: RouteObject[], { path, search, firstLoad }: Visit): string | null {
  if (sessionStatus() === "over") expireSession();
  const { loggedIn, user } = authState();
  const unknown = dropUnknownSession();
  if (path === LOGIN_CALLBACK) return loggedIn ? wantedPath() : SIGN_IN;

  const page = pageAt(routes, path);
  if (!page) return null;
  if (!loggedIn && !page.access && !isVisitorPath(path)) {
    rememberRedirect(path + search);
    return SIGN_IN;
  }
  if (unknown && path !== SIGN_IN) return SIGN_IN;
  if (loggedIn && page.access === "guest") return SIGNED_IN_HOME;
  const target = runMiddleware(page.middleware, { path, firstLoad, user });
  if (!target && !page.valid) throw new Response("", { status: 404 });
  return target;
}
