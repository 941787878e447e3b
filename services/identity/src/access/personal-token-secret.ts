import { createHash, randomBytes } from "node:crypto";
import { PERSONAL_TOKEN_PREFIX } from "@muhtawa/contracts";

/** Letters of the secret that its owner knows it by. */
const SHOWN = PERSONAL_TOKEN_PREFIX.length + 4;

/** A new secret; the whole of it is told once, to who makes it. */
export function newTokenSecret(): { secret: string; hash: string; prefix: string } {
  const secret = `${PERSONAL_TOKEN_PREFIX}${randomBytes(32).toString("base64url")}`;
  return { secret, hash: tokenHash(secret), prefix: secret.slice(0, SHOWN) };
}

/** What a secret is stored and found by. */
export const tokenHash = (secret: string) => createHash("sha256").update(secret).digest("base64url");
