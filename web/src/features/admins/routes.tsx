import type { FeatureRoutes } from "../../lib/feature-routes.ts";
import { lazyPage } from "../../lib/lazy-page.ts";

const handle = { middleware: ["role"] };

export const routes: FeatureRoutes = {
  dashboard: [
    { path: "admins", handle, lazy: lazyPage(() => import("./pages/admins-page.tsx"), "admins", "auth") },
    { path: "admins/action", handle, lazy: lazyPage(() => import("./pages/admin-action-page.tsx"), "admins", "auth") },
  ],
};
