import type { FeatureRoutes } from "../../lib/feature-routes.ts";
import { lazyPage } from "../../lib/lazy-page.ts";
import { afterCode, afterRequest, RECOVERY_CODE, RECOVERY_PASSWORD, RECOVERY_START } from "./recovery-steps.ts";

export const routes: FeatureRoutes = {
  auth: [
    { path: "auth/signin", lazy: lazyPage(() => import("./pages/sign-in-page.tsx"), "auth") },
    { path: "auth/signup", lazy: lazyPage(() => import("./pages/sign-up-page.tsx"), "auth") },
    { path: RECOVERY_START.slice(1), lazy: lazyPage(() => import("./pages/forget-password-page.tsx"), "auth") },
    { path: RECOVERY_CODE.slice(1), loader: afterRequest, lazy: lazyPage(() => import("./pages/verification-code-page.tsx"), "auth") },
    { path: RECOVERY_PASSWORD.slice(1), loader: afterCode, lazy: lazyPage(() => import("./pages/new-password-page.tsx"), "auth") },
  ],
};
