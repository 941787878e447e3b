import { TOKEN_ALGORITHM, TOKEN_ISSUER, TOKEN_LIFETIME, type TokenClaims } from "@muhtawa/contracts";
import jwt from "jsonwebtoken";
import type { User } from "../domain/user.ts";
import { SCOPES } from "./scopes.ts";
import type { SigningKeys } from "./signing-keys.ts";

/** Signs an access token for a session of the user's. */
export function signAccessToken(keys: SigningKeys, user: User, sessionId: string): string {
  const { kid, privateKey } = keys.current;
  const claims: Omit<TokenClaims, "sub"> = {
    role: user.role,
    scope: [...SCOPES[user.role]],
    sid: sessionId,
    epoch: user.epoch,
  };
  return jwt.sign(claims, privateKey, {
    algorithm: TOKEN_ALGORITHM,
    keyid: kid,
    subject: user._id,
    issuer: TOKEN_ISSUER,
    expiresIn: TOKEN_LIFETIME,
  });
}
