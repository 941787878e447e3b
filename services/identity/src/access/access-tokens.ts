import { TOKEN_ALGORITHM, TOKEN_ISSUER, TOKEN_LIFETIME, type TokenClaims } from "@muhtawa/contracts";
import { SignJWT } from "jose";
import type { User } from "../domain/user.ts";
import { SCOPES } from "./scopes.ts";
import type { SigningKeys } from "./signing-keys.ts";

/** Signs an access token for a session of the user's. */
export async function signAccessToken(keys: SigningKeys, user: User, sessionId: string): Promise<string> {
  const { kid, privateKey } = keys.current;
  const issuedAt = Math.floor(Date.now() / 1000);
  const claims: Omit<TokenClaims, "sub"> = {
    role: user.role,
    scope: [...SCOPES[user.role]],
    sid: sessionId,
    epoch: user.epoch,
  };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: TOKEN_ALGORITHM, kid, typ: "JWT" })
    .setSubject(user._id)
    .setIssuer(TOKEN_ISSUER)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + TOKEN_LIFETIME)
    .sign(privateKey);
}
