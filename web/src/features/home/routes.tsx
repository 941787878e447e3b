import type { FeatureRoutes } from "../../lib/feature-routes.ts";
import { lazyPage } from "../../lib/lazy-page.ts";

export const routes: FeatureRoutes = {
  home: [{ index: true, handle: { access: "anyone" }, lazy: lazyPage(() => import("./pages/home-page.tsx"), "home") }],
};
