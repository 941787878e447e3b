import { limiterOf, type Logger, type RateLimiter, take } from "@muhtawa/service-kit";
import type { Connection } from "mongoose";
import type { User } from "../domain/user.ts";
import type { UserStore } from "../store/user-store.ts";
import { type Notice, noticeMail } from "./notice-mail.ts";
import type { PostOffice } from "./post-office.ts";

interface OwnerNoticesOptions {
  readonly connection: Connection;
  readonly users: UserStore;
  readonly postOffice: PostOffice;
  readonly logger: Logger;
}

/** Tells people by mail what happens to their account. Behind the caller's back: no answer waits for it, or tells whether there is an account. */
export class OwnerNotices {
  readonly #options: OwnerNoticesOptions;
  readonly #attempts: RateLimiter;

  constructor(options: OwnerNoticesOptions) {
    this.#options = options;
    this.#attempts = limiterOf(options.connection, { name: "attempts-told", points: 1, duration: 24 * 3_600 });
  }

  /** Sends a notice soon. */
  tell({ email, username }: Pick<User, "email" | "username">, notice: Notice): void {
    this.#options.postOffice.send(noticeMail({ to: email, username, notice }));
  }

  /** Somebody tries to get at an account, if it is one: its owner is told once a day. */
  attempted(emailKey: string, notice: "signIns" | "recovery"): void {
    void this.#tellOnce(emailKey, notice).catch((error: unknown) =>
      this.#options.logger.warn({ err: error }, "an owner could not be told"),
    );
  }

  async #tellOnce(emailKey: string, notice: Notice): Promise<void> {
    const user = await this.#options.users.first({ emailKey }, { fields: ["email", "username"] });
    if (!user) return;
    const isFirst = await take(this.#attempts, `${notice} ${user._id}`).then(
      () => true,
      () => false,
    );
    if (isFirst) this.tell(user, notice);
  }
}
