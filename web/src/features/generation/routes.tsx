import type { FeatureRoutes } from "../../lib/feature-routes.ts";

export const routes: FeatureRoutes = {};
