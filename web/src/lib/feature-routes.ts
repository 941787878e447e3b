import type { Params, RouteObject } from "react-router";

/** What is asked of a visit before a page is shown. */
export interface RouteHandle {
  /** Who may open it; the signed-in, unless it says otherwise. guest: a signed-in user is sent to the dashboard. anyone: no sign-in needed. */
  access?: "guest" | "anyone";
  /** More checks, by their names in `app/middleware.ts`. */
  middleware?: readonly string[];
  /** Whether there can be a page for these parameters; where not, it is not found. */
  validate?: (params: Params) => boolean;
}

/** A feature's pages, by the layout they stand in. Paths are without the language prefix and without a leading slash. */
export interface FeatureRoutes {
  home?: RouteObject[];
  auth?: RouteObject[];
  dashboard?: RouteObject[];
  default?: RouteObject[];
}

/** Whether a path's `:id`, if it has one, looks like an id of ours. */
export const hasSoundId = ({ id }: Params): boolean => id === undefined || /^[\w-]{1,64}$/.test(id);
