import type { FeatureRoutes } from "../../lib/feature-routes.ts";
import { lazyPage } from "../../lib/lazy-page.ts";

export const routes: FeatureRoutes = {
  auth: [
    { path: "auth/signin", lazy: lazyPage(() => import("./pages/sign-in-page.tsx"), "auth") },
    { path: "auth/signup", lazy: lazyPage(() => import("./pages/sign-up-page.tsx"), "auth") },
  ],
};
