import { hasSoundId, type FeatureRoutes } from "../../lib/feature-routes.ts";
import { lazyPage } from "../../lib/lazy-page.ts";

export const routes: FeatureRoutes = {
  dashboard: [
    { path: "profile/webhooks", lazy: lazyPage(() => import("./pages/webhooks-page.tsx"), "webhooks") },
    {
      path: "profile/webhooks/:id",
      lazy: lazyPage(() => import("./pages/webhook-page.tsx"), "webhooks"),
      handle: { validate: hasSoundId },
    },
  ],
};
