import type { RequestContext } from "@muhtawa/service-kit";
import { signAccessToken } from "../access/access-tokens.ts";
import { refreshCookie } from "../access/refresh-cookie.ts";
import { fullProfile, type Profile } from "../domain/profile.ts";
import type { User } from "../domain/user.ts";
import type { Identity } from "../identity.ts";

export interface SignedIn {
  user: Profile;
  token: string;
  sessionKey: string;
}

/** Signs somebody in who has just proved who they are. */
export async function beginSession(
  identity: Pick<Identity, "sessions" | "signingKeys" | "knownDevices" | "secureCookies">,
  context: RequestContext,
  user: User,
): Promise<SignedIn> {
  const { sessionId, cookie, sessionKey } = await identity.sessions.begin(user._id, user.epoch);
  context.setHeader("set-cookie", refreshCookie(cookie, identity.secureCookies));
  context.setHeader("set-cookie", identity.knownDevices.cookie(context.device, user.emailKey));
  return { user: fullProfile(user), token: signAccessToken(identity.signingKeys, user, sessionId), sessionKey };
}
