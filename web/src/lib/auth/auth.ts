import { useSyncExternalStore } from "react";
import {
  clearSession,
  readSessionKey,
  readToken,
  readUser,
  saveBusy,
  saveSession,
  saveUser,
  type Session,
  type SignedInUser,
  tellsOfSession,
  trimmedUser,
} from "./auth-storage.ts";
import { forgetReading } from "../offline/forget-reading.ts";
import { isTooOld, tokenStatus } from "./token.ts";

export type { SignedInUser } from "./auth-storage.ts";

export interface AuthState {
  loggedIn: boolean;
  user: SignedInUser | null;
  /** A sign-in or registration is under way. */
  busy: boolean;
}

/** Why the state changed: each leads the person somewhere. "replaced" is a sign-in of somebody else in another tab. */
export type AuthEvent = "signed-in" | "signed-out" | "expired" | "replaced";

/** What the browser kept of a session: a "stale" one needs a fresh token before the next request, one that is "over" gets none. */
export type SessionStatus = "none" | "usable" | "stale" | "over";

const SIGNED_OUT: AuthState = { loggedIn: false, user: null, busy: false };

let state = SIGNED_OUT;
const readers = new Set<() => void>();
const listeners = new Set<(event: AuthEvent) => void>();

function become(next: AuthState): void {
  state = next;
  for (const reader of readers) reader();
}

function announce(event: AuthEvent): void {
  for (const listener of listeners) listener(event);
}

export function sessionStatus(): SessionStatus {
  const token = readToken();
  if (!token) return "none";
  if (tokenStatus(token) !== "expired") return "usable";
  return readSessionKey() && !isTooOld(token) ? "stale" : "over";
}

const isAlive = (status: SessionStatus) => status === "usable" || status === "stale";

/** Restores who was signed in from what the browser kept; a session that is over is dropped. */
export function restoreAuth(): AuthState {
  const status = sessionStatus();
  const user = readUser();
  if (user && isAlive(status)) become({ loggedIn: true, user, busy: false });
  else {
    if (status === "over") void forgetReading();
    if (!isAlive(status)) clearSession();
    become(SIGNED_OUT);
  }
  return state;
}

/** Drops a token that nobody is known to; whether there was one. Its bearer has to sign in again. */
export function dropUnknownSession(): boolean {
  if (state.loggedIn || !isAlive(sessionStatus())) return false;
  clearSession();
  return true;
}

export function signIn(session: Session): void {
  saveSession(session);
  become({ loggedIn: true, user: trimmedUser(session.user, session.token), busy: false });
  announce("signed-in");
}

/** Goes on with a fresh token; what the answer doesn't tell of the user stays. Nobody is led anywhere. */
export function renewSession(session: Session): void {
  const known = state.user?.id === session.user.id ? state.user : null;
  const user = trimmedUser({ ...known, ...session.user }, session.token);
  saveSession({ ...session, user });
  become({ ...state, loggedIn: true, user });
}

/** Goes on with changes of who is signed in: the account menu and the next page load show them. */
export function rememberUser(changes: Partial<Pick<SignedInUser, "username" | "role" | "image">>): void {
  if (!state.user) return;
  const user = trimmedUser({ ...state.user, ...changes }, readToken() ?? undefined);
  if (JSON.stringify(user) === JSON.stringify(state.user)) return;
  saveUser(user);
  become({ ...state, user });
}

/** Takes over what another tab has stored since: its sign-in or sign-out happens here too. */
export function catchUpWithStorage(): void {
  const user = readToken() ? readUser() : null;
  const before = state.user;
  if (!user) {
    if (!state.loggedIn) return;
    become(SIGNED_OUT);
    announce("signed-out");
    return;
  }
  become({ loggedIn: true, user, busy: false });
  if (!before) announce("signed-in");
  else if (before.id !== user.id) announce("replaced");
}

export function followOtherTabs(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (tellsOfSession(key)) catchUpWithStorage();
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}

function leave(event: AuthEvent): void {
  clearSession();
  if (!state.loggedIn) return;
  become(SIGNED_OUT);
  announce(event);
}

/** Makes no call: it only forgets. */
export const signOut = () => leave("signed-out");

export const expireSession = () => leave("expired");

export function setBusy(busy: boolean): void {
  saveBusy(busy);
  become({ ...state, busy });
}

export const currentToken = readToken;

export const authState = () => state;

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}

export function onAuthEvent(listener: (event: AuthEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useAuth = () => useSyncExternalStore(subscribe, authState, () => SIGNED_OUT);
