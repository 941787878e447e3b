import { EXCHANGED_TOKEN_LIFETIME, PERSONAL_TOKEN_ISSUER, personalTokenUsed } from "@muhtawa/contracts";
import { fact, MESSAGES, type RequestContext, unauthenticated, withContext } from "@muhtawa/service-kit";
import { signToken } from "../access/access-tokens.ts";
import { tokenHash } from "../access/personal-token-secret.ts";
import { SCOPES } from "../access/scopes.ts";
import { grantOf, isFirstOfDay, isLiving } from "../domain/personal-token.ts";
import type { Identity } from "../identity.ts";

/** An access token, and how many seconds it lasts, for who has a personal one: for some minutes, and for no more than that was made for. */
export async function exchangePersonalToken(
  { users, personalTokens, signingKeys, trail }: Pick<Identity, "users" | "personalTokens" | "signingKeys" | "trail">,
  context: RequestContext,
  secret: string,
): Promise<{ token: string; lifetime: number }> {
  const now = new Date();
  const known = await personalTokens.byHash(tokenHash(secret));
  const user = known && (await users.find(known.userId));
  if (!known || !user || !isLiving(known, user, now)) throw unauthenticated(MESSAGES.tokenOver);
  const grant = grantOf(known);
  const { before } = await personalTokens.touch(known._id, now);
  if (isFirstOfDay(before, now)) {
    const actor = { id: user._id, role: user.role, scope: SCOPES[user.role], sessionId: known._id, grant };
    await withContext({ ...context, actor }, () => trail.tell(user._id, fact(personalTokenUsed, { name: known.name })));
  }
  const left = Math.ceil((known.expiresAt.getTime() - now.getTime()) / 1000);
  const lifetime = Math.min(EXCHANGED_TOKEN_LIFETIME, left);
  return { token: signToken(signingKeys, user, { sid: known._id, grant }, { issuer: PERSONAL_TOKEN_ISSUER, lifetime }), lifetime };
}
