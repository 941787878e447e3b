import { TOKEN_ALGORITHM, TOKEN_ISSUER, TOKEN_LIFETIME, type TokenClaims } from "@muhtawa/contracts";
import jwt from "jsonwebtoken";
import type { User } from "../domain/user.ts";
import { SCOPES } from "./scopes.ts";
import type { SigningKeys } from "./signing-keys.ts";

/** Signs an access token for a session of the user's. */
export const signAccessToken = (keys: SigningKeys, user: User, sessionId: string): string =>
  signToken(keys, user, { sid: sessionId }, { issuer: TOKEN_ISSUER, lifetime: TOKEN_LIFETIME });

/** Signs an access token of the user's; the lifetime is in seconds. */
export function signToken(
  keys: SigningKeys,
  user: User,
  { sid, grant }: Pick<TokenClaims, "sid" | "grant">,
  { issuer, lifetime }: { issuer: string; lifetime: number },
): string {
  const { kid, privateKey } = keys.current;
  const claims: Omit<TokenClaims, "sub"> = {
    role: user.role,
    scope: [...SCOPES[user.role]],
    sid,
    epoch: user.epoch,
    ...(grant && { grant }),
  };
  return jwt.sign(claims, privateKey, {
    algorithm: TOKEN_ALGORITHM,
    keyid: kid,
    subject: user._id,
    issuer,
    expiresIn: lifetime,
  });
}
