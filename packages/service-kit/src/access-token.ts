import { type Role, role } from "@muhtawa/contracts";
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import { z } from "zod";
import { unauthenticated, unavailable } from "./errors.ts";
import type { Actor } from "./request-context.ts";

export const TOKEN_ISSUER = "muhtawa";
export const TOKEN_ALGORITHM = "ES256";
/** Seconds. */
export const TOKEN_LIFETIME = 1800;

const claims = z.object({ sub: z.string(), role, scope: z.array(z.string()), sid: z.string() });

/** Checks an access token with identity's public key. */
export type TokenVerifier = (token: string) => Promise<Actor>;

/**
 * Verifies against identity's published keys. They are kept: an unknown key id asks again at most every 30 s, and verification goes on
 * while identity is down.
 */
export function remoteTokenVerifier(identityUrl: string): TokenVerifier {
  return tokenVerifier(
    createRemoteJWKSet(new URL("/.well-known/jwks.json", identityUrl), {
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
      const { sub, ...rest } = claims.parse(payload);
      return { id: sub, role: rest.role, scope: rest.scope, sessionId: rest.sid };
    } catch (error) {
      throw isTokensFault(error) ? unauthenticated() : unavailable(error);
    }
  };
}

/** Whether the token itself is wrong, rather than the keys out of reach. */
function isTokensFault(error: unknown): boolean {
  if (error instanceof z.ZodError) return true;
  return error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && error.code !== "ERR_JOSE_GENERIC";
}

const ADMINS: readonly Role[] = ["ADMIN", "SUPER_ADMIN"];

/** Whether the actor manages others' accounts and reads all clients' data. */
export const isAdmin = (actor: Actor) => ADMINS.includes(actor.role);
