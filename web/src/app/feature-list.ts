import { routes as admins } from "../features/admins/routes.tsx";
import { routes as auth } from "../features/auth/routes.tsx";
import { routes as basicData } from "../features/basic-data/routes.tsx";
import { routes as companies } from "../features/companies/routes.tsx";
import { routes as contents } from "../features/contents/routes.tsx";
import { routes as crm } from "../features/crm/routes.tsx";
import { routes as dashboard } from "../features/dashboard/routes.tsx";
import { routes as generation } from "../features/generation/routes.tsx";
import { routes as home } from "../features/home/routes.tsx";
import { routes as profile } from "../features/profile/routes.tsx";
import { routes as projects } from "../features/projects/routes.tsx";
import { routes as system } from "../features/system/routes.tsx";
import { routes as tokens } from "../features/tokens/routes.tsx";
import { routes as users } from "../features/users/routes.tsx";
import { routes as webhooks } from "../features/webhooks/routes.tsx";
import type { FeatureRoutes } from "../lib/feature-routes.ts";

const features: FeatureRoutes[] = [
  home,
  auth,
  dashboard,
  profile,
  tokens,
  webhooks,
  users,
  admins,
  companies,
  projects,
  contents,
  generation,
  basicData,
  crm,
  system,
];

/** Every feature's pages that stand in one layout. */
export const pagesIn = (layout: keyof FeatureRoutes) => features.flatMap((feature) => feature[layout] ?? []);
