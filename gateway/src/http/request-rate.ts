import { networkOf, rateLimited } from "@muhtawa/service-kit/edge";
import type { FastifyInstance } from "fastify";
import { clientAddress } from "./client-address.ts";
import { PROBES } from "./request-log.ts";

const MINUTE = 60_000;

/** A page of the application alone asks for dozens of its files. */
const FILES = "/*";

/** Counts every request, whatever it is for, but those of probes and for the application's files. */
export function limitRequests(app: FastifyInstance, perMinute: number): void {
  const rate = new RequestRate(perMinute);
  app.addHook("onRequest", async (request) => {
    const route = request.routeOptions.url ?? "";
    if (!PROBES.has(route) && route !== FILES) rate.take(networkOf(clientAddress(request)));
  });
}

/**
 * Counts requests by address in whole minutes, in this process's memory, against floods. The limits of each operation stand in
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
