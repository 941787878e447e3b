import { readCookie, removeCookie, writeCookie } from "../cookies.ts";
import { readStored, removeStored, writeStored } from "../stored-values.ts";
import { tokenExpiry } from "./token.ts";

const DAYS = 30;
const TOKEN = "auth_token";
const USER = "user";
const PREFIX = "auth.";
const SESSION_KEY = `${PREFIX}sessionKey`;
const IN_BOTH = new Set(["token", "user"]);
const ENTRIES = ["token", "expiry", "strategy", "user", "loggedIn"] as const;

export interface SignedInUser {
  id: string;
  username: string;
  email?: string;
  role?: string;
  firstName?: string | null;
  lastName?: string | null;
  image?: string | null;
}

export interface Session {
  token: string;
  /** The client's half of the refresh secret; without it the session ends with the token. */
  sessionKey?: string;
  user: SignedInUser;
}

function write(name: string, value: string, inBoth: boolean): void {
  writeCookie(name, value, DAYS);
  if (inBoth) writeStored(name, value);
}

export function saveSession({ token, sessionKey, user }: Session): void {
  const userJson = JSON.stringify(user);
  const values = { token, expiry: String(tokenExpiry(token) ?? ""), strategy: "local", user: userJson, loggedIn: "true" };
  // kept out of cookies, where it would travel with the other half
  if (sessionKey) writeStored(SESSION_KEY, sessionKey);
  else removeStored(SESSION_KEY);
  for (const entry of ENTRIES) write(PREFIX + entry, values[entry], IN_BOTH.has(entry));
  write(TOKEN, token, true);
  write(USER, userJson, true);
}

export function clearSession(): void {
  for (const name of [...ENTRIES.map((entry) => PREFIX + entry), `${PREFIX}busy`, SESSION_KEY, TOKEN, USER]) {
    removeCookie(name);
    removeStored(name);
  }
}

export const readToken = (): string | null => readCookie(TOKEN) ?? readStored(TOKEN);

export const readSessionKey = (): string | null => readStored(SESSION_KEY);

/** Whether a change of this entry of local storage (null: of all) may mean that another tab signed in or out. */
export const tellsOfSession = (entry: string | null) => entry === null || entry === TOKEN || entry === USER;

export function readUser(): SignedInUser | null {
  const json = readCookie(USER) ?? readStored(USER);
  if (!json) return null;
  try {
    const user = JSON.parse(json) as SignedInUser | null;
    return user?.id ? user : null;
  } catch {
    return null;
  }
}

export function saveBusy(busy: boolean): void {
  if (busy) writeStored(`${PREFIX}busy`, "true");
  else removeStored(`${PREFIX}busy`);
}

const REDIRECT = `${PREFIX}redirect`;

export const rememberRedirect = (path: string) => writeCookie(REDIRECT, path, DAYS);

/** The path wanted before signing in; reading it forgets it. */
export function takeRedirect(): string | null {
  const path = readCookie(REDIRECT);
  removeCookie(REDIRECT);
  return path;
}
