import { z } from "zod";
import { role } from "./enumerations.ts";

/** What identity signs and every other service checks. */
export const TOKEN_ISSUER = "muhtawa";
export const TOKEN_ALGORITHM = "ES256";
/** Seconds. */
export const TOKEN_LIFETIME = 1800;

/** Where identity publishes its public keys. */
export const JWKS_PATH = "/.well-known/jwks.json";

/**
 * The claims of an access token: the user's id, role and scope, the session it belongs to, and the account's epoch when it was signed;
 * without one it is older than any.
 */
export const tokenClaims = z.object({ sub: z.string(), role, scope: z.array(z.string()), sid: z.string(), epoch: z.number().optional() });
export type TokenClaims = z.infer<typeof tokenClaims>;
