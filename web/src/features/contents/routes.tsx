import type { FeatureRoutes } from "../../lib/feature-routes.ts";
import { lazyPage } from "../../lib/lazy-page.ts";

const NAMESPACES = ["contents", "templates", "generation", "editor", "drafts", "score"];

export const routes: FeatureRoutes = {
  dashboard: [{ path: "contents", lazy: lazyPage(() => import("./pages/contents-page.tsx"), "contents", "score", "occasions") }],
  default: [
    { path: "companies/add-content", lazy: lazyPage(() => import("./pages/needs-page.tsx"), ...NAMESPACES, "occasions", "imports") },
    { path: "companies/add-content/content-idea-analysis", lazy: lazyPage(() => import("./pages/idea-page.tsx"), ...NAMESPACES) },
    {
      path: "companies/add-content/objectives-topics-analysis",
      lazy: lazyPage(() => import("./pages/objectives-page.tsx"), ...NAMESPACES),
    },
    { path: "companies/add-content/content-tools-analysis", lazy: lazyPage(() => import("./pages/tools-page.tsx"), ...NAMESPACES) },
    { path: "companies/add-content/generate-content", lazy: lazyPage(() => import("./pages/generate-page.tsx"), ...NAMESPACES) },
    { path: "contents/repurpose/:id?", lazy: lazyPage(() => import("./pages/repurpose-page.tsx"), ...NAMESPACES) },
    { path: "contents/show/:id?", lazy: lazyPage(() => import("./pages/content-page.tsx"), ...NAMESPACES) },
  ],
};
