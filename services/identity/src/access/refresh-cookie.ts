import { SESSION_LIFETIME } from "./sessions.ts";

export const REFRESH_PATH = "/auth/refresh";
const NAME = "muhtawa_refresh";

/** The cookie with its half of the refresh secret; a browser sends it to the refresh call only. */
export const refreshCookie = (value: string, secure: boolean): string =>
  `${NAME}=${value}; Max-Age=${SESSION_LIFETIME}; Path=${REFRESH_PATH}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
