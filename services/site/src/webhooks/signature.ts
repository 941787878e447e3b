import { createHmac, randomBytes } from "node:crypto";

/** A new secret, from which nothing else can be learnt. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString("base64url")}`;

/**
 * What a delivery is signed with: `t=<seconds>,v1=<hex>`, one `v1` for each secret that is valid. Each is the HMAC-SHA-256, under the whole
 * secret, of the seconds, a full stop and the body.
 */
export function signatureOf(body: string, secrets: readonly string[], seconds: number): string {
  const signed = secrets.map((secret) => `v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`);
  return [`t=${seconds}`, ...signed].join(",");
}
