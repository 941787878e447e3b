import { TOKEN_ALGORITHM, TOKEN_ISSUER, TOKEN_LIFETIME, tokenClaims } from "@muhtawa/contracts";

const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString("base64url");

/** A token with the claims that identity signs, but for the signature, which the browser doesn't check. */
export function tokenOf({
  of = "u1",
  iat = Math.floor(Date.now() / 1000),
  lifetime = TOKEN_LIFETIME,
  scope = [] as string[],
} = {}): string {
  const claims = tokenClaims.parse({ sub: of, role: "CLIENT", scope, sid: "s1", epoch: 0 });
  return `${part({ alg: TOKEN_ALGORITHM })}.${part({ ...claims, iss: TOKEN_ISSUER, iat, exp: iat + lifetime })}.signature`;
}

export const EXPIRED_TOKEN = tokenOf({ iat: 1_700_000_000 });
