import type { FeatureRoutes } from "../../lib/feature-routes.ts";
import { lazyPage } from "../../lib/lazy-page.ts";

export const routes: FeatureRoutes = {
  dashboard: [{ path: "profile/tokens", lazy: lazyPage(() => import("./pages/tokens-page.tsx"), "tokens") }],
};
