import type { RouteObject } from "react-router";

/** Who may open a page; the signed-in, unless it says otherwise. */
export interface RouteHandle {
  /** guest: a signed-in user is sent to the dashboard. anyone: no sign-in needed. */
  access?: "guest" | "anyone";
}

/** A feature's pages, by the layout they stand in. Paths are without the language prefix and without a leading slash. */
export interface FeatureRoutes {
  home?: RouteObject[];
  auth?: RouteObject[];
  dashboard?: RouteObject[];
  default?: RouteObject[];
}
