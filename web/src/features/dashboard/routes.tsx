import type { FeatureRoutes } from "../../lib/feature-routes.ts";
import { lazyPage } from "../../lib/lazy-page.ts";

export const routes: FeatureRoutes = {
  dashboard: [{ path: "dashboard", lazy: lazyPage(() => import("./pages/dashboard-page.tsx"), "dashboard", "contents", "activity") }],
};
