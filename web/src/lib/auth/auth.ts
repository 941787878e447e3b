import { useSyncExternalStore } from "react";
import { clearSession, readToken, readUser, saveBusy, saveSession, type SignedInUser } from "./auth-storage.ts";
import { tokenStatus } from "./token.ts";

export type { SignedInUser } from "./auth-storage.ts";

export interface AuthState {
  loggedIn: boolean;
  user: SignedInUser | null;
  /** A sign-in or registration is under way. */
  busy: boolean;
}

/** Why the state changed: each leads the person somewhere else. */
export type AuthEvent = "signed-in" | "signed-out" | "expired";

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

/** Restores who was signed in from what the browser kept; a token without its user, or an expired one, is dropped. */
export function restoreAuth(): AuthState {
  const token = readToken();
  const user = readUser();
  if (token && user && tokenStatus(token) !== "expired") become({ loggedIn: true, user, busy: false });
  else {
    if (token || user) clearSession();
    become(SIGNED_OUT);
  }
  return state;
}

export function signIn(session: { token: string; user: SignedInUser }): void {
  saveSession(session.token, session.user);
  become({ loggedIn: true, user: session.user, busy: false });
  announce("signed-in");
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

export const useAuth = () => useSyncExternalStore(subscribe, authState);
