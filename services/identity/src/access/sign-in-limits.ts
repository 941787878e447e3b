import type { Connection } from "mongoose";
import { demandPoints, limiterOf, networkOf, type RateLimiter, take } from "@muhtawa/service-kit";
import { Turns } from "./turns.ts";

/** Passwords of one account that may be checked at the same time: a burst of guesses outruns the count by no more than that. */
const CHECKS_AT_ONCE = 4;

/** Keeps guessers from an account, and floods from a network. Unknown accounts are counted alike, so that a limit tells nothing. */
export class SignInLimits {
  readonly #fromNetwork: RateLimiter;
  readonly #failuresFromNetwork: RateLimiter;
  readonly #failures: RateLimiter;
  readonly #turns = new Turns(CHECKS_AT_ONCE);

  constructor(connection: Connection) {
    this.#fromNetwork = limiterOf(connection, { name: "sign-ins", points: 600, duration: 3_600 });
    this.#failuresFromNetwork = limiterOf(connection, { name: "failed-sign-ins", points: 10, duration: 900 });
    this.#failures = limiterOf(connection, { name: "failed-sign-ins-anywhere", points: 50, duration: 3_600 });
  }

  /** Somebody has proved in another way that the account is theirs: what failed before is no reason to keep them out. */
  async forget(accountKey: string, ip: string): Promise<void> {
    await Promise.all([this.#failuresFromNetwork.delete(`${networkOf(ip)} ${accountKey}`), this.#failures.delete(accountKey)]);
  }

  /** Lets a sign-in be tried; `check` resolves to undefined when it fails. */
  async attempt<Result>(accountKey: string, ip: string, check: () => Promise<Result | undefined>): Promise<Result | undefined> {
    const network = networkOf(ip);
    const accountFromNetwork = `${network} ${accountKey}`;
    await take(this.#fromNetwork, network);
    return this.#turns.run(accountKey, async () => {
      await Promise.all([demandPoints(this.#failuresFromNetwork, accountFromNetwork), demandPoints(this.#failures, accountKey)]);
      const result = await check();
      if (result === undefined)
        await Promise.all([this.#failuresFromNetwork.penalty(accountFromNetwork), this.#failures.penalty(accountKey)]);
      else await this.#failuresFromNetwork.delete(accountFromNetwork);
      return result;
    });
  }
}
