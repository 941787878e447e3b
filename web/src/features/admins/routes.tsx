import type { FeatureRoutes } from "../../lib/feature-routes.ts";
import { lazyPage } from "../../lib/lazy-page.ts";

export const routes: FeatureRoutes = {
  dashboard: [
    { path: "admins", lazy: lazyPage(() => import("./pages/admins-page.tsx"), "admins", "auth") },
    { path: "admins/action", lazy: lazyPage(() => import("./pages/admin-action-page.tsx"), "admins", "auth") },
  ],
};
