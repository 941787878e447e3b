import type { FeatureRoutes } from "../../lib/feature-routes.ts";
import { lazyPage } from "../../lib/lazy-page.ts";

export const routes: FeatureRoutes = {
  dashboard: [
    {
      path: "companies/project-content/:id?",
      lazy: lazyPage(() => import("./pages/project-page.tsx"), "projects", "companies", "contents", "generation", "drafts"),
    },
  ],
};
