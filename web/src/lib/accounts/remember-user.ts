import { readSessionKey } from "../auth/auth-storage.ts";
import { authState, currentToken, renewSession, type SignedInUser } from "../auth/auth.ts";

/** The session goes on with what has changed of its user: the account menu and the next page load show it. */
export function rememberUser(changes: Partial<Pick<SignedInUser, "username" | "role" | "image">>): void {
  const { user } = authState();
  const token = currentToken();
  if (!user || !token) return;
  const sessionKey = readSessionKey();
  renewSession({ token, user: { ...user, ...changes }, ...(sessionKey ? { sessionKey } : {}) });
}
