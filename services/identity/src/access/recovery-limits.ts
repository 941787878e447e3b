import { DomainError, limiterOf, networkOf, type RateLimiter, take } from "@muhtawa/service-kit";
import type { Connection } from "mongoose";

const HOUR = 3_600;

/** How often passwords may be recovered. Addresses are counted whether or not they are an account's, so that a limit tells nothing. */
export class RecoveryLimits {
  readonly #codes: RateLimiter;
  readonly #requests: RateLimiter;
  readonly #answers: RateLimiter;

  constructor(connection: Connection) {
    this.#codes = limiterOf(connection, { name: "reset-codes", points: 5, duration: 24 * HOUR });
    this.#requests = limiterOf(connection, { name: "reset-requests", points: 120, duration: HOUR });
    this.#answers = limiterOf(connection, { name: "reset-answers", points: 300, duration: HOUR });
  }

  /** A code is asked for. Throws RATE_LIMITED when the network has asked too often. */
  async takeRequest(ip: string): Promise<void> {
    await take(this.#requests, networkOf(ip));
  }

  /** A code or a token is given. Throws RATE_LIMITED when the network has done so too often. */
  async takeAnswer(ip: string): Promise<void> {
    await take(this.#answers, networkOf(ip));
  }

  /** Whether one more code may be made for this address today. */
  async takeCode(resetId: string): Promise<boolean> {
    try {
      await take(this.#codes, resetId);
      return true;
    } catch (refusal) {
      if (refusal instanceof DomainError && refusal.code === "RATE_LIMITED") return false;
      throw refusal;
    }
  }
}
