import type { FeatureRoutes } from "../../lib/feature-routes.ts";
import { lazyPage } from "../../lib/lazy-page.ts";

const handle = { middleware: ["role"] };

export const routes: FeatureRoutes = {
  dashboard: [
    { path: "basic-data", handle, lazy: lazyPage(() => import("./pages/basic-data-page.tsx"), "basicData", "activity", "drafts") },
    { path: "basic-data/show", handle, lazy: lazyPage(() => import("./pages/basic-data-record-page.tsx"), "basicData", "drafts") },
  ],
};
