import type { Connection } from "mongoose";
import type { RateLimiterMongo } from "rate-limiter-flexible";
import { limiterOf, networkOf, take } from "./limiter.ts";

/** How many accounts one network may make in an hour. */
export class RegistrationLimit {
  readonly #limiter: RateLimiterMongo;

  constructor(connection: Connection) {
    this.#limiter = limiterOf(connection, { name: "registrations", points: 120, duration: 3_600 });
  }

  async take(ip: string): Promise<void> {
    await take(this.#limiter, networkOf(ip));
  }
}
