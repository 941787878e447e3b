import { rateLimited } from "@muhtawa/service-kit";

const MINUTE = 60_000;

/**
 * Counts requests by address in whole minutes, in this process's memory: a dam against floods. The limits that mean something stand in
 * the services.
 */
export class RequestRate {
  readonly #limit: number;
  #minute = 0;
  #counts = new Map<string, number>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Throws RATE_LIMITED when an address has had its share of this minute. */
  take(address: string, now: number = Date.now()): void {
    const minute = Math.floor(now / MINUTE);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#counts = new Map();
    }
    const count = (this.#counts.get(address) ?? 0) + 1;
    this.#counts.set(address, count);
    if (count > this.#limit) throw rateLimited(Math.ceil(((minute + 1) * MINUTE - now) / 1000));
  }
}
