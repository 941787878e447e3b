import { generateKeyPairSync, randomUUID } from "node:crypto";
import { JWKS_PATH, type Role, TOKEN_ALGORITHM, TOKEN_ISSUER, TOKEN_KEY_TYPE, TOKEN_LIFETIME, type TokenGrant } from "@muhtawa/contracts";
import fastify from "fastify";
import jwt from "jsonwebtoken";

/** Whom a token is for, and what is wrong with it. */
export interface TokenOwner {
  readonly id: string;
  readonly role?: Role;
  /** Seconds from now; negative for a token that has expired. */
  readonly expiresIn?: number;
  /** Default: our own. */
  readonly issuer?: string;
  /** What the personal token was made for that it stands for. */
  readonly grant?: TokenGrant;
}

/** Stands in for identity's keys: signs tokens and serves the public key they are checked by. */
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
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: TOKEN_KEY_TYPE.crv });
  const key = { ...publicKey.export({ format: "jwk" }), kid, alg: TOKEN_ALGORITHM, use: "sig" };
  let requests = 0;
  const app = fastify({ forceCloseConnections: true });
  app.get(JWKS_PATH, () => {
    requests += 1;
    return { keys: [key] };
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return {
    url,
    tokenFor: async ({ id, role = "CLIENT", expiresIn = TOKEN_LIFETIME, issuer = TOKEN_ISSUER, grant }) =>
      jwt.sign({ role, scope: [role], sid: `session-${id}`, ...(grant && { grant }) }, privateKey, {
        algorithm: TOKEN_ALGORITHM,
        keyid: kid,
        subject: id,
        issuer,
        expiresIn,
      }),
    keyRequests: () => requests,
    stop: () => app.close(),
  };
}
