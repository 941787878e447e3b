import { z } from "zod";
import { role } from "./enumerations.ts";

/** What identity signs and every other service checks. */
export const TOKEN_ISSUER = "muhtawa";
/** As JWA (RFC 7518) names it. */
export const TOKEN_ALGORITHM = "ES256";
/** What the algorithm's keys are, as a JWK (RFC 7518) names it. */
export const TOKEN_KEY_TYPE = { kty: "EC", crv: "P-256" } as const;
/** Seconds. */
export const TOKEN_LIFETIME = 1800;

/** What a personal token begins with, by which people and tools that look for leaked secrets recognise one. */
export const PERSONAL_TOKEN_PREFIX = "muh_";
/**
 * Who issues the access tokens that personal tokens are exchanged for: not TOKEN_ISSUER, so that a service of a release that knows nothing of
 * grants refuses them.
 */
export const PERSONAL_TOKEN_ISSUER = "muhtawa/personal-token";
/** Seconds that an access token lives which a personal one was exchanged for. */
export const EXCHANGED_TOKEN_LIFETIME = 300;
/** Where identity exchanges them, for the gateway alone. */
export const TOKEN_EXCHANGE_PATH = "/internal/personal-token";

/** Where identity publishes its public keys. */
export const JWKS_PATH = "/.well-known/jwks.json";

/** What a personal token may do: read; write, too; have the AI write, too. */
export const tokenScope = z.enum(["READ", "WRITE", "GENERATE"]);
/** What a personal token may do, as checked. */
export type TokenScope = z.infer<typeof tokenScope>;

/** What a personal token was made for; without companies it is for all of its owner's. */
export const tokenGrant = z.object({ scopes: z.array(tokenScope), companies: z.array(z.string()).optional() });
/** What a personal token was made for, as checked. */
export type TokenGrant = z.infer<typeof tokenGrant>;

/**
 * The claims of an access token: the user's id, role and scope, the session it belongs to, and the account's epoch when it was signed;
 * without one it is older than any. One that a personal token was exchanged for has its grant, and its id in the session's place.
 */
export const tokenClaims = z.object({
  sub: z.string(),
  role,
  scope: z.array(z.string()),
  sid: z.string(),
  epoch: z.number().optional(),
  grant: tokenGrant.optional(),
});
/** The claims of an access token, as checked. */
export type TokenClaims = z.infer<typeof tokenClaims>;

/** The NATS KV bucket that says, by user id, what has ended tokens before they expired. */
export const REVOCATION_BUCKET = "revocations";
/** Milliseconds that a revocation counts: as long as a token lives, and five minutes for clocks that differ. */
export const REVOCATION_LIFETIME = (TOKEN_LIFETIME + 300) * 1000;

/** Sessions of one user's that a revocation names at most; who has lost more loses the oldest first, which have expired the soonest. */
const MOST_SESSIONS = 50;

/** What has ended a user's tokens: their account is gone, its epoch was raised, or sessions were ended. */
export const revocation = z.object({
  deleted: z.boolean(),
  /** Tokens of an older epoch have ended, */
  epoch: z.number(),
  /** but not those of the session that raised it. */
  keptSession: z.string().optional(),
  /** and those of these sessions have ended in any case. */
  endedSessions: z.array(z.string()).optional(),
  /** When; ISO 8601, UTC. */
  at: z.string(),
});
/** What has ended a user's tokens, as checked. */
export type Revocation = z.infer<typeof revocation>;

/** Whether a token has ended by this. */
export const endsToken = (
  { deleted, epoch, keptSession, endedSessions = [] }: Pick<Revocation, "deleted" | "epoch" | "keptSession" | "endedSessions">,
  token: { readonly epoch?: number | undefined; readonly sessionId: string },
): boolean => deleted || endedSessions.includes(token.sessionId) || ((token.epoch ?? -1) < epoch && token.sessionId !== keptSession);

/** Whether what is known of a user's tokens already says as much: epochs only grow, and nobody comes back. */
export const supersedes = (known: Revocation, other: Revocation): boolean =>
  known.deleted ||
  (!other.deleted && known.epoch >= other.epoch && (other.endedSessions ?? []).every((session) => known.endedSessions?.includes(session)));

/** What two revocations of one user's say together. */
export function bothRevocations(one: Revocation, other: Revocation): Revocation {
  const { epoch, keptSession } = one.epoch >= other.epoch ? one : other;
  const endedSessions = [...new Set([...(one.endedSessions ?? []), ...(other.endedSessions ?? [])])].slice(-MOST_SESSIONS);
  return {
    deleted: one.deleted || other.deleted,
    epoch,
    ...(keptSession === undefined ? {} : { keptSession }),
    ...(endedSessions.length === 0 ? {} : { endedSessions }),
    at: one.at > other.at ? one.at : other.at,
  };
}
