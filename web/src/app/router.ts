import { createBrowserRouter } from "react-router";
import { type Locale, prefixOf } from "../lib/locale/locales.ts";
import { routes } from "./routes.tsx";
import { followSession } from "./session-navigation.ts";

/** The router of one language: every path within is written without the prefix. */
export function makeRouter(locale: Locale) {
  const router = createBrowserRouter(routes, { basename: prefixOf(locale) || "/" });
  followSession((path) => router.navigate(path, { replace: true }));
  return router;
}
