import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "@muhtawa/service-kit";
import type { Delivery, Mail } from "./mail.ts";

/** Milliseconds before a mail that failed is tried again. */
const RETRIES = [1_000, 5_000, 20_000];
const MOST_WAITING = 1_000;

/**
 * Sends mails behind the caller's back, so that an answer neither waits for a mail nor tells whether there was one. What is in them is
 * never logged; a mail under way is lost with the process, its recipient asks for another.
 */
export class PostOffice {
  readonly #delivery: Delivery;
  readonly #logger: Logger;
  readonly #underWay = new Set<Promise<void>>();
  readonly #closing = new AbortController();

  constructor(delivery: Delivery, logger: Logger) {
    this.#delivery = delivery;
    this.#logger = logger;
  }

  /** Sends it soon; returns at once and never throws. */
  send(mail: Mail): void {
    if (this.#underWay.size >= MOST_WAITING) return this.#failed(new Error("too many mails are waiting"));
    const sending = this.#deliver(mail).finally(() => this.#underWay.delete(sending));
    this.#underWay.add(sending);
  }

  /** Lets what is under way arrive, without further waits between tries. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all(this.#underWay);
    this.#delivery.close();
  }

  async #deliver(mail: Mail): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      // Not within the caller's turn: the time of an answer must not tell whether a mail is sent.
      await delay(attempt === 0 ? 0 : RETRIES[attempt - 1], undefined, { signal: this.#closing.signal }).catch(() => {});
      try {
        return await this.#delivery.deliver(mail);
      } catch (error) {
        if (attempt >= RETRIES.length || isRefused(error)) return this.#failed(error);
      }
    }
  }

  #failed(error: unknown): void {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    this.#logger.error({ code, responseCode }, "a mail could not be sent");
  }
}

/** The server will not have it, however often it is tried. */
const isRefused = (error: unknown) => ((error as { responseCode?: number }).responseCode ?? 0) >= 500;
