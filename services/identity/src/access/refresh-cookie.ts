import { SESSION_LIFETIME } from "./sessions.ts";

export const REFRESH_PATH = "/auth/refresh";
export const REFRESH_COOKIE = "muhtawa_refresh";

/** The cookie with its half of the refresh secret; a browser sends it to the refresh call only. */
export const refreshCookie = (value: string, secure: boolean): string =>
  `${REFRESH_COOKIE}=${value}; Max-Age=${SESSION_LIFETIME}; Path=${REFRESH_PATH}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
