import type { Connection } from "mongoose";
import { demandPoints, limiterOf, networkOf, type RateLimiter, take, Turns } from "@muhtawa/service-kit";

/** What counts, and under which key. */
type Count = readonly [limiter: RateLimiter, key: string];

/** Passwords of one account that may be checked at the same time: a burst of guesses outruns the count by no more than that. */
const CHECKS_AT_ONCE = 4;
const SUCCESSES_AN_HOUR = 600;

/**
 * Keeps guessers from an account, and floods from a network. Only failures count; they do for the account and the network they come from, and, at a higher
 * level, for the account wherever they come from; so that this can't be used to keep its owner out, a device that is known to the account
 * passes both and has a count of its own. Unknown accounts are counted alike, so that a limit tells nothing. Successes have a count of their
 * own for each account, far above what people and programs do: each costs a password's hash, a session and an entry of the audit log.
 */
export class SignInLimits {
  readonly #fromNetwork: RateLimiter;
  readonly #failuresFromNetwork: RateLimiter;
  readonly #failures: RateLimiter;
  readonly #failuresOfDevice: RateLimiter;
  readonly #successes: RateLimiter;
  readonly #turns = new Turns(CHECKS_AT_ONCE);
  readonly #closed: (accountKey: string) => void;

  /** `closed` is told of an account that has just been closed to strangers. */
  constructor(connection: Connection, closed: (accountKey: string) => void) {
    this.#closed = closed;
    this.#fromNetwork = limiterOf(connection, { name: "sign-ins", points: 600, duration: 3_600 });
    this.#failuresFromNetwork = limiterOf(connection, { name: "failed-sign-ins", points: 10, duration: 900 });
    this.#failures = limiterOf(connection, { name: "failed-sign-ins-anywhere", points: 50, duration: 3_600 });
    this.#failuresOfDevice = limiterOf(connection, { name: "failed-sign-ins-of-device", points: 10, duration: 900 });
    this.#successes = limiterOf(connection, { name: "successful-sign-ins", points: SUCCESSES_AN_HOUR, duration: 3_600 });
  }

  /** Somebody has proved in another way that the account is theirs: what failed before is no reason to keep them out. */
  async forget(accountKey: string, ip: string): Promise<void> {
    await Promise.all([this.#failuresFromNetwork.delete(`${networkOf(ip)} ${accountKey}`), this.#failures.delete(accountKey)]);
  }

  /** Lets a sign-in be tried, by a device that is known to the account if one is named; `check` resolves to undefined when it fails. */
  async attempt<Result>(
    accountKey: string,
    ip: string,
    check: () => Promise<Result | undefined>,
    knownDevice?: string,
  ): Promise<Result | undefined> {
    const network = networkOf(ip);
    await take(this.#fromNetwork, network);
    const [own, ...others]: [Count, ...Count[]] =
      knownDevice === undefined
        ? [
            [this.#failuresFromNetwork, `${network} ${accountKey}`],
            [this.#failures, accountKey],
          ]
        : [[this.#failuresOfDevice, `${knownDevice} ${accountKey}`]];
    const counts = [own, ...others];
    return this.#turns.run(accountKey, async () => {
      await Promise.all([...counts, [this.#successes, accountKey] as const].map(([limiter, key]) => demandPoints(limiter, key)));
      const result = await check();
      if (result === undefined) await Promise.all(counts.map((count) => this.#fail(count)));
      else await Promise.all([own[0].delete(own[1]), this.#fromNetwork.reward(network), this.#successes.penalty(accountKey)]);
      return result;
    });
  }

  async #fail([limiter, key]: Count): Promise<void> {
    const { consumedPoints } = await limiter.penalty(key);
    if (limiter === this.#failures && consumedPoints === limiter.points) this.#closed(key);
  }
}
