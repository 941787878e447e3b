import { t } from "i18next";
import type { SignedInUser } from "../lib/auth/auth.ts";
import { HOME, isWithin, SIGNED_IN_HOME, STAFF_PATHS } from "./paths.ts";

export interface Passage {
  /** Without the language prefix. */
  path: string;
  /** The page was loaded at this address, rather than reached by a link inside the application. */
  firstLoad: boolean;
  user: SignedInUser | null;
}

/** Where a visit must go instead; null when it may go on. */
type Middleware = (passage: Passage) => string | null;

/** Users and admins are closed to clients. Somebody whose role isn't known passes: the services still decide. */
const role: Middleware = ({ path, firstLoad, user }) => {
  if (user?.role !== "CLIENT" || !STAFF_PATHS.some((staffPath) => isWithin(path, staffPath))) return null;
  return firstLoad ? HOME : SIGNED_IN_HOME;
};

const MIDDLEWARE: Readonly<Record<string, Middleware>> = { role };

/** Runs a page's named checks in order, up to the first that leads elsewhere. */
export function runMiddleware(names: readonly string[], passage: Passage): string | null {
  for (const name of names) {
    const check = MIDDLEWARE[name];
    if (!check) throw new Response(t("errors:unknownMiddleware"), { status: 500 });
    const target = check(passage);
    if (target) return target;
  }
  return null;
}
