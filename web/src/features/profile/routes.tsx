import type { FeatureRoutes } from "../../lib/feature-routes.ts";
import { lazyPage } from "../../lib/lazy-page.ts";

export const routes: FeatureRoutes = {
  dashboard: [{ path: "profile", lazy: lazyPage(() => import("./pages/profile-page.tsx"), "profile", "auth", "drafts") }],
};
