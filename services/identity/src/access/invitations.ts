import { createHmac, timingSafeEqual } from "node:crypto";
import { derivedKey } from "./derived-key.ts";

/** Days in which an invitation may be followed. */
export const INVITATION_LIFETIME = 7;

/**
 * Invitations to register with one address. They are signed and nowhere stored: an address can register once, so that none is good for two
 * accounts, and who has one reads the address's mail.
 */
export class Invitations {
  readonly #key: Buffer;

  constructor(keySecret: string) {
    this.#key = derivedKey(keySecret, "invitations");
  }

  issue(emailKey: string): string {
    const expires = Date.now() + INVITATION_LIFETIME * 24 * 3_600_000;
    return `${expires.toString(36)}.${this.#mac(emailKey, expires.toString(36))}`;
  }

  /** Whether it invites this address, and may still be followed. */
  admits(invitation: string, emailKey: string): boolean {
    const [expires = "", mac = ""] = invitation.split(".");
    const [expected, given] = [Buffer.from(this.#mac(emailKey, expires)), Buffer.from(mac)];
    return given.length === expected.length && timingSafeEqual(given, expected) && Number.parseInt(expires, 36) > Date.now();
  }

  #mac(emailKey: string, expires: string): string {
    return createHmac("sha256", this.#key).update(`${expires}\n${emailKey}`).digest("base64url");
  }
}
