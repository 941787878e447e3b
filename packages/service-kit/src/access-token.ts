import { JWKS_PATH, type Role, TOKEN_ALGORITHM, TOKEN_ISSUER, tokenClaims } from "@muhtawa/contracts";
import { createRemoteJWKSet, decodeJwt, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import { z } from "zod";
import { unauthenticated, unavailable } from "./errors.ts";
import type { Actor } from "./request-context.ts";

export { TOKEN_ALGORITHM, TOKEN_ISSUER, TOKEN_LIFETIME } from "@muhtawa/contracts";

/** Checks an access token with identity's public key. */
export type TokenVerifier = (token: string) => Promise<Actor>;

/**
 * Verifies against identity's published keys. They are kept: an unknown key id asks again at most every 30 s, and verification goes on
 * while identity is down.
 */
export function remoteTokenVerifier(identityUrl: string): TokenVerifier {
  return tokenVerifier(
    createRemoteJWKSet(new URL(JWKS_PATH, identityUrl), {
      cooldownDuration: 30_000,
      cacheMaxAge: Infinity,
      timeoutDuration: 3_000,
    }),
  );
}

/** Verifies with the given keys; throws UNAUTHENTICATED for a token that is malformed, expired or not signed by us. */
export function tokenVerifier(keys: JWTVerifyGetKey): TokenVerifier {
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, { algorithms: [TOKEN_ALGORITHM], issuer: TOKEN_ISSUER });
      return actorOf(payload);
    } catch (error) {
      throw isTokensFault(error) ? unauthenticated() : unavailable(error);
    }
  };
}

/** Whom a token names, unchecked: only for one that a service has just verified. Throws UNAUTHENTICATED for what is no token of ours. */
export function claimedActor(token: string): Actor {
  try {
    return actorOf(decodeJwt(token));
  } catch {
    throw unauthenticated();
  }
}

function actorOf(payload: JWTPayload): Actor {
  const { sub, role, scope, sid, epoch } = tokenClaims.parse(payload);
  return { id: sub, role, scope, sessionId: sid, epoch };
}

/** Whether the token itself is wrong, rather than the keys out of reach. */
function isTokensFault(error: unknown): boolean {
  if (error instanceof z.ZodError) return true;
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false;
  return error instanceof errors.JOSEError && error.code !== "ERR_JOSE_GENERIC";
}

const ADMINS: readonly Role[] = ["ADMIN", "SUPER_ADMIN"];

/** Whether the actor manages others' accounts and reads all clients' data. */
export const isAdmin = (actor: Actor) => ADMINS.includes(actor.role);
