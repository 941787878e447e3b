import { unauthenticated } from "@muhtawa/service-kit";
import { signAccessToken } from "../access/access-tokens.ts";
import type { RefreshSecret } from "../access/sessions.ts";
import { hasEnded, type User } from "../domain/user.ts";
import type { Identity } from "../identity.ts";
import { messages } from "../messages.ts";

export interface RefreshedSession {
  user: User;
  token: string;
  secret: RefreshSecret;
}

/** A new access token and a new refresh secret for who has both halves of the last one. */
export async function refreshSession(
  identity: Pick<Identity, "users" | "sessions" | "signingKeys">,
  cookie: string,
  sessionKey: string,
): Promise<RefreshedSession> {
  const replaced = await identity.sessions.replace(cookie, sessionKey);
  if (!replaced) throw unauthenticated(messages.sessionEnded);
  const { userId, epoch, secret } = replaced;
  const user = await identity.users.find(userId);
  // A sign-in that began before a change of the password may store its session after it: such a session has the older epoch.
  if (!user || hasEnded({ epoch, sessionId: secret.sessionId }, user)) {
    await identity.sessions.end(secret.sessionId);
    throw unauthenticated(messages.sessionEnded);
  }
  return { user, token: signAccessToken(identity.signingKeys, user, secret.sessionId), secret };
}
