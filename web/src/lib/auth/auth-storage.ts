import { readCookie, removeCookie, writeCookie } from "../cookies.ts";
import { COOKIE_DAYS, STORED } from "../stored-names.ts";
import { readStored, removeStored, writeStored } from "../stored-values.ts";
import { tokenExpiry } from "./token.ts";

const {
  token: TOKEN,
  expiry: EXPIRY,
  strategy: STRATEGY,
  user: USER,
  loggedIn: LOGGED_IN,
  bareToken: BARE_TOKEN,
  bareUser: BARE_USER,
} = STORED;
const COOKIES = [TOKEN, EXPIRY, STRATEGY, USER, LOGGED_IN, BARE_TOKEN, BARE_USER] as const;
const IN_BOTH: ReadonlySet<string> = new Set([TOKEN, USER, BARE_TOKEN, BARE_USER]);

/** Who is signed in: what stays below the length at which cookies are read back, and no more. */
export interface SignedInUser {
  id: string;
  username: string;
  role?: string;
  image?: string | null;
  token?: string;
}

export interface Session {
  token: string;
  /** The client's half of the refresh secret; without it the session ends with the token. */
  sessionKey?: string;
  user: SignedInUser;
}

/** Only what is kept of a user, of whom an answer may tell more. */
export function trimmedUser({ id, username, role, image }: SignedInUser, token?: string): SignedInUser {
  return { id, username, ...(role ? { role } : {}), ...(image ? { image } : {}), ...(token ? { token } : {}) };
}

export function saveSession({ token, sessionKey, user }: Session): void {
  const userJson = JSON.stringify(trimmedUser(user, token));
  const values: Record<(typeof COOKIES)[number], string> = {
    [TOKEN]: token,
    [EXPIRY]: String(tokenExpiry(token) ?? ""),
    [STRATEGY]: "local",
    [USER]: userJson,
    [LOGGED_IN]: "true",
    [BARE_TOKEN]: token,
    [BARE_USER]: userJson,
  };
  // kept out of cookies, where it would travel with the other half
  if (sessionKey) writeStored(STORED.sessionKey, sessionKey);
  else removeStored(STORED.sessionKey);
  for (const name of COOKIES) {
    writeCookie(name, values[name], COOKIE_DAYS.session);
    if (IN_BOTH.has(name)) writeStored(name, values[name]);
  }
}

/** Only who it is; the session's secrets may just be changing in another tab. */
export function saveUser(user: SignedInUser): void {
  const userJson = JSON.stringify(user);
  for (const name of [USER, BARE_USER]) {
    writeCookie(name, userJson, COOKIE_DAYS.session);
    writeStored(name, userJson);
  }
}

export function clearSession(): void {
  removeStored(STORED.ignored);
  for (const name of [...COOKIES, STORED.busy, STORED.sessionKey]) {
    removeCookie(name);
    removeStored(name);
  }
}

export const readToken = (): string | null => readCookie(BARE_TOKEN) ?? readStored(BARE_TOKEN);

export const readSessionKey = (): string | null => readStored(STORED.sessionKey);

/** Whether a change of this entry of local storage (null: of all) may mean that another tab signed in or out. */
export const tellsOfSession = (entry: string | null) => entry === null || entry === BARE_TOKEN || entry === BARE_USER;

export function readUser(): SignedInUser | null {
  const json = readCookie(BARE_USER) ?? readStored(BARE_USER);
  if (!json) return null;
  try {
    const user = JSON.parse(json) as SignedInUser | null;
    return user?.id ? trimmedUser(user, readToken() ?? undefined) : null;
  } catch {
    return null;
  }
}

export function saveBusy(busy: boolean): void {
  if (busy) writeStored(STORED.busy, "true");
  else removeStored(STORED.busy);
}

export const rememberRedirect = (path: string) => writeCookie(STORED.redirect, path, COOKIE_DAYS.session);

/** The path wanted before signing in; reading it forgets it. */
export function takeRedirect(): string | null {
  const path = readCookie(STORED.redirect);
  removeCookie(STORED.redirect);
  return path;
}
