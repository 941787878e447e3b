import { randomUUID } from "node:crypto";
import { JWKS_PATH, type Role, TOKEN_ALGORITHM, TOKEN_ISSUER, TOKEN_LIFETIME } from "@muhtawa/contracts";
import fastify from "fastify";
import { exportJWK, generateKeyPair, SignJWT } from "jose";

export interface TokenOwner {
  readonly id: string;
  readonly role?: Role;
  /** Seconds from now; negative for a token that has expired. */
  readonly expiresIn?: number;
  /** Default: our own. */
  readonly issuer?: string;
}

export interface TestIdentity {
  /** For IDENTITY_URL. */
  readonly url: string;
  /** An access token as identity signs it. */
  tokenFor(owner: TokenOwner): Promise<string>;
  /** How often the keys have been asked for. */
  keyRequests(): number;
  stop(): Promise<void>;
}

/** Stands in for the identity service where a suite needs signed-in users only: publishes a key and signs tokens with it. */
export async function startTestIdentity(): Promise<TestIdentity> {
  const kid = randomUUID();
  const { publicKey, privateKey } = await generateKeyPair(TOKEN_ALGORITHM);
  const key = { ...(await exportJWK(publicKey)), kid, alg: TOKEN_ALGORITHM, use: "sig" };
  let requests = 0;
  const app = fastify({ forceCloseConnections: true });
  app.get(JWKS_PATH, () => {
    requests += 1;
    return { keys: [key] };
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return {
    url,
    tokenFor: ({ id, role = "CLIENT", expiresIn = TOKEN_LIFETIME, issuer = TOKEN_ISSUER }) =>
      new SignJWT({ role, scope: [role], sid: `session-${id}` })
        .setProtectedHeader({ alg: TOKEN_ALGORITHM, kid })
        .setSubject(id)
        .setIssuer(issuer)
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + expiresIn)
        .sign(privateKey),
    keyRequests: () => requests,
    stop: () => app.close(),
  };
}
