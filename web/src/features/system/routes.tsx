import type { FeatureRoutes } from "../../lib/feature-routes.ts";
import { lazyPage } from "../../lib/lazy-page.ts";

const handle = { middleware: ["role"] };

export const routes: FeatureRoutes = {
  dashboard: [{ path: "system", handle, lazy: lazyPage(() => import("./pages/system-page.tsx"), "system") }],
};
