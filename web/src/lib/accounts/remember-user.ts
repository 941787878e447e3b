import { readSessionKey } from "../auth/auth-storage.ts";
import { authState, currentToken, renewSession } from "../auth/auth.ts";

/** The session goes on under the new name: the account menu and the next page load show it. */
export function rememberUser(changes: { username: string }): void {
  const { user } = authState();
  const token = currentToken();
  if (!user || !token) return;
  const sessionKey = readSessionKey();
  renewSession({ token, user: { ...user, ...changes }, ...(sessionKey ? { sessionKey } : {}) });
}
