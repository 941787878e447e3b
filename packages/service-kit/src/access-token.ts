import type { KeyObject } from "node:crypto";
import { JWKS_PATH, PERSONAL_TOKEN_ISSUER, type Role, TOKEN_ALGORITHM, TOKEN_ISSUER, tokenClaims } from "@muhtawa/contracts";
import jwt from "jsonwebtoken";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { unauthenticated, unavailable } from "./errors.ts";
import { PublishedKeys, type TokenKeys } from "./published-keys.ts";
import type { Actor } from "./request-context.ts";

export { TOKEN_ALGORITHM, TOKEN_ISSUER, TOKEN_LIFETIME } from "@muhtawa/contracts";
export type { TokenKeys } from "./published-keys.ts";

/** Checks an access token with identity's public key; throws UNAUTHENTICATED, or SERVICE_UNAVAILABLE when no key can be had. */
export type TokenVerifier = (token: string) => Promise<Actor>;

/** A token whose signature has been checked. */
interface Verified {
  readonly actor: Actor;
  readonly kid: string;
  readonly key: KeyObject;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

/** Tokens that are kept as verified: about a kilobyte each. */
const MOST_VERIFIED = 5_000;

/** Who issues personal tokens' access tokens issues no others: a grant is never lost on the way. */
const verifiedClaims = tokenClaims
  .extend({ exp: z.number(), iss: z.string() })
  .refine(({ iss, grant }) => (iss === PERSONAL_TOKEN_ISSUER) === (grant !== undefined));

/** Verifies against identity's published keys, and goes on with those it has while identity is down. */
export const remoteTokenVerifier = (identityUrl: string): TokenVerifier =>
  tokenVerifier(new PublishedKeys(new URL(JWKS_PATH, identityUrl)));

/**
 * Verifies with the given keys; throws UNAUTHENTICATED for a token that is malformed, expired or not signed by us. A signature is checked
 * once: a token counts as verified until it expires or its key is gone. What ended it before is not asked here: see `Revocations`.
 */
export function tokenVerifier(keys: TokenKeys): TokenVerifier {
  const verified = new LRUCache<string, Verified>({ max: MOST_VERIFIED });
  return async (token) => {
    const known = verified.get(token);
    if (known && known.expiresAt * 1_000 > Date.now() && keys.known(known.kid) === known.key) return known.actor;
    verified.delete(token);
    const fresh = await verify(token, keys);
    verified.set(token, fresh);
    return fresh.actor;
  };
}

/** Whom a token names, unchecked: only for one that a service has just verified. Throws UNAUTHENTICATED for what is no token of ours. */
export function claimedActor(token: string): Actor {
  return readToken(() => actorOf(tokenClaims.parse(jwt.decode(token))));
}

async function verify(token: string, keys: TokenKeys): Promise<Verified> {
  const kid = readToken(() => namedKey(token));
  const key = await keys.find(kid).catch((error: unknown) => {
    throw unavailable(error);
  });
  if (!key) throw unauthenticated();
  return readToken(() => {
    const claims = verifiedClaims.parse(
      jwt.verify(token, key, { algorithms: [TOKEN_ALGORITHM], issuer: [TOKEN_ISSUER, PERSONAL_TOKEN_ISSUER] }),
    );
    return { actor: actorOf(claims), kid, key, expiresAt: claims.exp };
  });
}

/** The id of the key that the token says it is signed with. A token of another algorithm asks for no key. */
const namedKey = (token: string): string =>
  z.object({ alg: z.literal(TOKEN_ALGORITHM), kid: z.string() }).parse(jwt.decode(token, { complete: true })?.header).kid;

/** Any error while a token is read means that the token is invalid. */
function readToken<Result>(read: () => Result): Result {
  try {
    return read();
  } catch {
    throw unauthenticated();
  }
}

const actorOf = ({ sub, role, scope, sid, epoch, grant }: z.infer<typeof tokenClaims>): Actor => ({
  id: sub,
  role,
  scope,
  sessionId: sid,
  ...(epoch !== undefined && { epoch }),
  ...(grant && { grant }),
});

const ADMINS: readonly Role[] = ["ADMIN", "SUPER_ADMIN"];

/** Whether the actor manages others' accounts and reads all clients' data. */
export const isAdmin = (actor: Actor) => ADMINS.includes(actor.role);
