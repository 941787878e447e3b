import type { Connection } from "mongoose";
import { limiterOf, networkOf, type RateLimiter, take } from "@muhtawa/service-kit";

/** How many accounts one network may make in an hour. */
export class RegistrationLimit {
  readonly #limiter: RateLimiter;

  constructor(connection: Connection) {
    this.#limiter = limiterOf(connection, { name: "registrations", points: 240, duration: 3_600 });
  }

  async take(ip: string): Promise<void> {
    await take(this.#limiter, networkOf(ip));
  }
}
