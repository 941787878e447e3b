import { DomainError, limiterOf, networkOf, type RateLimiter, take } from "@muhtawa/service-kit";
import type { Connection } from "mongoose";
import type { Asker } from "./asker.ts";

const HOUR = 3_600;
const DAY = 24 * HOUR;

/**
 * How often passwords may be recovered. What a stranger does counts for the account and their network, and, at a higher level, for the
 * account wherever they come from; a device that is known to the account passes the latter, so that nobody can keep its owner out.
 * Addresses are counted whether or not they are an account's, so that a limit tells nothing.
 */
export class RecoveryLimits {
  readonly #requests: RateLimiter;
  readonly #answers: RateLimiter;
  readonly #codes: RateLimiter;
  readonly #codesOfStrangers: RateLimiter;
  readonly #guesses: RateLimiter;
  readonly #guessesOfStrangers: RateLimiter;

  constructor(connection: Connection) {
    this.#requests = limiterOf(connection, { name: "reset-requests", points: 120, duration: HOUR });
    this.#answers = limiterOf(connection, { name: "reset-answers", points: 300, duration: HOUR });
    this.#codes = limiterOf(connection, { name: "reset-codes-of-asker", points: 5, duration: DAY });
    this.#codesOfStrangers = limiterOf(connection, { name: "reset-codes-of-strangers", points: 20, duration: DAY });
    this.#guesses = limiterOf(connection, { name: "reset-guesses-of-asker", points: 30, duration: DAY });
    this.#guessesOfStrangers = limiterOf(connection, { name: "reset-guesses-of-strangers", points: 100, duration: DAY });
  }

  /** A code is asked for. Throws RATE_LIMITED when the network has asked too often. */
  async takeRequest(ip: string): Promise<void> {
    await take(this.#requests, networkOf(ip));
  }

  /** A code or a token is given. Throws RATE_LIMITED when the network has done so too often. */
  async takeAnswer(ip: string): Promise<void> {
    await take(this.#answers, networkOf(ip));
  }

  /** Whether this asker may have one more code made for the account today. */
  async takeCode(account: string, asker: Asker): Promise<boolean> {
    try {
      await take(this.#codes, `${asker.name} ${account}`);
      if (!asker.isKnown) await take(this.#codesOfStrangers, account);
      return true;
    } catch (refusal) {
      if (refusal instanceof DomainError && refusal.code === "RATE_LIMITED") return false;
      throw refusal;
    }
  }

  /** A guess is about to be compared with a code. Throws RATE_LIMITED when this asker, or all strangers together, have done so too often today. */
  async takeGuess(account: string, asker: Asker): Promise<void> {
    await take(this.#guesses, `${asker.name} ${account}`);
    if (!asker.isKnown) await take(this.#guessesOfStrangers, account);
  }
}
