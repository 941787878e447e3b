const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString("base64url");

/** A token as the API signs them, but for the signature, which the browser doesn't check. */
export function tokenOf({ iat = Math.floor(Date.now() / 1000), lifetime = 1800, scope = [] as string[] } = {}): string {
  return `${part({ alg: "ES256" })}.${part({ iat, exp: iat + lifetime, id: "u1", scope })}.signature`;
}

export const EXPIRED_TOKEN = tokenOf({ iat: 1_700_000_000 });
