import { redirect } from "react-router";
import { type FeatureRoutes, hasSoundId } from "../../lib/feature-routes.ts";
import { lazyPage } from "../../lib/lazy-page.ts";

export const routes: FeatureRoutes = {
  dashboard: [
    { path: "users", handle: { middleware: ["role"] }, lazy: lazyPage(() => import("./pages/users-page.tsx"), "users") },
    {
      path: "users/user-details/:id?",
      handle: { middleware: ["role"], validate: hasSoundId },
      loader: ({ params }) => (params.id ? null : redirect("/users")),
      lazy: lazyPage(() => import("./pages/user-details-page.tsx"), "users"),
    },
  ],
};
