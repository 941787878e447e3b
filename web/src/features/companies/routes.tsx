import type { FeatureRoutes } from "../../lib/feature-routes.ts";
import { lazyPage } from "../../lib/lazy-page.ts";

export const routes: FeatureRoutes = {
  dashboard: [
    { path: "companies", lazy: lazyPage(() => import("./pages/companies-page.tsx"), "companies") },
    { path: "companies/add", lazy: lazyPage(() => import("./pages/add-company-page.tsx"), "companies", "generation", "drafts") },
    {
      path: "companies/show/:id?",
      lazy: lazyPage(() => import("./pages/company-page.tsx"), "companies", "projects", "contents", "generation", "drafts"),
    },
  ],
};
