const MAX_AGE_MS = 86_400_000;
const SAFETY_MARGIN_MS = 500;

export type TokenStatus = "unknown" | "valid" | "expired";

interface Claims {
  iat?: number;
  exp?: number;
  /** Whose it is. */
  sub?: string;
  scope?: readonly string[] | Readonly<Record<string, unknown>>;
}

/** What a token says; null when it can't be read. */
export function claimsOf(token: string): Claims | null {
  const payload = token.split(".")[1];
  if (!payload) return null;
  try {
    return JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))) as Claims;
  } catch {
    return null;
  }
}

const issuedTooLongAgoAt = (claims: Claims | null) => (claims?.iat === undefined ? null : claims.iat * 1000 + MAX_AGE_MS);

/** When a token stops counting, in milliseconds since 1970: half a second before it says so, and 24 hours after it was issued at the latest. */
export function tokenExpiry(token: string): number | null {
  const claims = claimsOf(token);
  const limits = [claims?.exp === undefined ? null : claims.exp * 1000 - SAFETY_MARGIN_MS, issuedTooLongAgoAt(claims)].filter(
    (limit) => limit !== null,
  );
  return limits.length ? Math.min(...limits) : null;
}

export function tokenStatus(token: string, now = Date.now()): TokenStatus {
  const expiry = tokenExpiry(token);
  if (expiry === null) return "unknown";
  return now >= expiry ? "expired" : "valid";
}

/** Whether a token was issued 24 hours ago or more: then it isn't refreshed either. */
export function isTooOld(token: string, now = Date.now()): boolean {
  const limit = issuedTooLongAgoAt(claimsOf(token));
  return limit !== null && now >= limit;
}
