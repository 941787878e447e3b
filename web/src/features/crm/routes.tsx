import type { FeatureRoutes } from "../../lib/feature-routes.ts";
import { lazyPage } from "../../lib/lazy-page.ts";

const handle = { middleware: ["role"] };

export const routes: FeatureRoutes = {
  dashboard: [
    { path: "crm", handle, lazy: lazyPage(() => import("./pages/crm-page.tsx"), "crm") },
    { path: "crm/contact", handle, lazy: lazyPage(() => import("./pages/contact-page.tsx"), "crm", "activity") },
    { path: "crm/soon", handle, lazy: lazyPage(() => import("./pages/soon-page.tsx"), "crm") },
  ],
};
