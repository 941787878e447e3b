import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { DEVICE_COOKIE, DEVICE_COOKIE_PATH } from "@muhtawa/contracts/internal-context";
import { derivedKey } from "./derived-key.ts";

/** Seconds; longer than sessions last, so that who comes back late is still known. */
const LIFETIME = 365 * 24 * 60 * 60;

/**
 * Recognises browsers that somebody has signed in to an account with before, by a cookie that only this service can make. It lets nobody
 * in: failed sign-ins by strangers don't count against it, and its own are counted apart.
 */
export class KnownDevices {
  readonly #key: Buffer;
  readonly #secureCookies: boolean;

  constructor(keySecret: string, secureCookies: boolean) {
    this.#key = derivedKey(keySecret, "known devices");
    this.#secureCookies = secureCookies;
  }

  /** What tells this device from others, if it is known to the account. */
  recognise(device: string | undefined, accountKey: string): string | undefined {
    const [name = "", mac = ""] = (device ?? "").split(".");
    const [expected, given] = [Buffer.from(this.#mac(name, accountKey)), Buffer.from(mac)];
    return given.length === expected.length && timingSafeEqual(given, expected) ? name : undefined;
  }

  /** The cookie that makes a device known to an account; a device that is known keeps its name. */
  cookie(device: string | undefined, accountKey: string): string {
    const name = this.recognise(device, accountKey) ?? randomBytes(16).toString("base64url");
    const value = `${name}.${this.#mac(name, accountKey)}`;
    const secure = this.#secureCookies ? "; Secure" : "";
    return `${DEVICE_COOKIE}=${value}; Max-Age=${LIFETIME}; Path=${DEVICE_COOKIE_PATH}; HttpOnly; SameSite=Lax${secure}`;
  }

  #mac(name: string, accountKey: string): string {
    return createHmac("sha256", this.#key).update(`${name}\n${accountKey}`).digest("base64url");
  }
}
