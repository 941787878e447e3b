import { createHmac, timingSafeEqual } from "node:crypto";
import { limiterOf, type RateLimiter, take } from "@muhtawa/service-kit";
import type { Connection } from "mongoose";
import type { User } from "../domain/user.ts";
import { derivedKey } from "./derived-key.ts";

const DAY = 24 * 3_600;
const SLOT = 30 * 60_000;
/** Minutes for which a code is good at least. */
export const CONFIRMATION_LIFETIME = SLOT / 60_000;

/** Codes by which people prove that mail to their address reaches them. Derived from account, address and time: none is stored. */
export class EmailConfirmations {
  readonly #key: Buffer;
  readonly #mails: RateLimiter;
  readonly #guesses: RateLimiter;

  constructor(connection: Connection, keySecret: string) {
    this.#key = derivedKey(keySecret, "email confirmations");
    this.#mails = limiterOf(connection, { name: "confirmation-mails", points: 5, duration: DAY });
    this.#guesses = limiterOf(connection, { name: "confirmation-guesses", points: 10, duration: DAY });
  }

  /** The code of now. Throws RATE_LIMITED when five have been mailed today. */
  async newCode(user: Pick<User, "_id" | "emailKey">): Promise<string> {
    await take(this.#mails, user._id);
    return this.#code(user, 0);
  }

  /** Whether this is the code of now or of the half-hour before. Throws RATE_LIMITED after ten guesses a day. */
  async matches(user: Pick<User, "_id" | "emailKey">, code: string): Promise<boolean> {
    await take(this.#guesses, user._id);
    return [0, 1].some((age) => timingSafeEqual(Buffer.from(this.#code(user, age)), Buffer.from(code)));
  }

  #code({ _id, emailKey }: Pick<User, "_id" | "emailKey">, age: number): string {
    const slot = Math.floor(Date.now() / SLOT) - age;
    const mac = createHmac("sha256", this.#key).update([_id, emailKey, slot].join("\n")).digest();
    return String(mac.readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
  }
}
