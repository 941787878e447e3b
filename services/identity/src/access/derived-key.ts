import { hkdfSync } from "node:crypto";

/** A 256-bit key for one purpose, derived from KEY_SECRET, so that no two uses share a key. */
export const derivedKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", `muhtawa identity ${purpose}`, 32));
