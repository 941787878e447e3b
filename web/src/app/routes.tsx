import { type LoaderFunctionArgs, redirect, type RouteObject } from "react-router";
import { lazyPage } from "../lib/lazy-page.ts";
import { withoutPrefix } from "../lib/locale/locales.ts";
import { AppShell } from "./app-shell.tsx";
import { ErrorPage } from "./error-page.tsx";
import { pagesIn } from "./feature-list.ts";
import { guard } from "./guard.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { FirstLoader } from "./first-loader.tsx";

let firstLoad = true;

function guardLoader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const target = guard(routes, { path: withoutPrefix(pathname), search, firstLoad });
  firstLoad = false;
  return target ? redirect(target) : null;
}

export const routes: RouteObject[] = [
  {
    Component: AppShell,
    ErrorBoundary: ErrorPage,
    HydrateFallback: FirstLoader,
    loader: guardLoader,
    shouldRevalidate: () => true,
    children: [
      { lazy: lazyPage(() => import("./layouts/home-layout.tsx"), "home"), children: pagesIn("home") },
      { handle: { access: "guest" }, lazy: lazyPage(() => import("./layouts/auth-layout.tsx"), "auth"), children: pagesIn("auth") },
      { path: "login", Component: FirstLoader },
      {
        lazy: lazyPage(() => import("./signed-in.tsx"), "search"),
        children: [
          {
            lazy: lazyPage(() => import("./layouts/dashboard-layout.tsx"), "generation", "notifications"),
            children: pagesIn("dashboard"),
          },
          { lazy: lazyPage(() => import("./layouts/default-layout.tsx"), "generation"), children: pagesIn("default") },
        ],
      },
      { path: "*", Component: NotFoundPage },
    ],
  },
];
