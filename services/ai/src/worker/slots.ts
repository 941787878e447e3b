import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "@muhtawa/service-kit";
import type { Consumer, JsMsg } from "@muhtawa/service-kit/nats";
import type { JobLength, JobQueue } from "../jobs/job-queue.ts";

interface SlotsOptions {
  readonly queue: JobQueue;
  readonly logger: Logger;
  readonly slots: number;
  readonly ackWait: number;
  readonly run: (message: JsMsg) => Promise<void>;
}

const ASK_FOR = 1_000;
const AFTER_TROUBLE = 500;

/** Places, of which so many may be taken at once. */
class Places {
  #free: number;
  #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  /** Resolves when there is a free one, without taking it. */
  async available(): Promise<void> {
    while (this.#free <= 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  take(): boolean {
    if (this.#free <= 0) return false;
    this.#free -= 1;
    return true;
  }

  give(): void {
    this.#free += 1;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}

/**
 * Pulls one job for each free slot; waiting for one takes no slot, so that a queue that is empty costs the other nothing. Long jobs may take all but a quarter of the slots (with one slot: that one, in turn), so that a field
 * to be filled needn't wait for articles.
 */
export class Slots {
  readonly #options: SlotsOptions;
  readonly #all: Places;
  readonly #long: Places;
  readonly #underWay = new Set<Promise<void>>();
  #loops: Promise<void>[] = [];
  #stopped = false;

  constructor(options: SlotsOptions) {
    this.#options = options;
    this.#all = new Places(options.slots);
    this.#long = new Places(Math.max(1, options.slots - Math.ceil(options.slots / 4)));
  }

  start(): void {
    this.#loops = [this.#pull("short"), this.#pull("long")];
  }

  /** Takes no more jobs and resolves when those under way have ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#loops);
    await Promise.all(this.#underWay);
  }

  get busy(): number {
    return this.#underWay.size;
  }

  async #pull(length: JobLength): Promise<void> {
    const { queue, logger, ackWait, run } = this.#options;
    let consumer: Consumer | undefined;
    while (!this.#stopped) {
      if (length === "long") await this.#long.available();
      await this.#all.available();
      if (this.#stopped) return;
      let message: JsMsg | null = null;
      try {
        consumer ??= await queue.consumer(length, ackWait);
        message = this.#stopped ? null : await consumer.next({ expires: ASK_FOR });
      } catch (error) {
        consumer = undefined;
        if (!this.#stopped) logger.warn({ err: error, length }, "jobs can't be pulled; the broker is asked again");
        await delay(AFTER_TROUBLE);
      }
      if (!message) continue;
      const release = this.#stopped ? undefined : this.#take(length);
      if (!release) {
        // Both queues delivered a job for the last free slot, or the worker is shutting down: return the job.
        message.nak();
        continue;
      }
      const work: Promise<void> = run(message).finally(() => {
        this.#underWay.delete(work);
        release();
      });
      this.#underWay.add(work);
    }
  }

  #take(length: JobLength): (() => void) | undefined {
    if (!this.#all.take()) return undefined;
    if (length === "short") return () => this.#all.give();
    if (!this.#long.take()) {
      this.#all.give();
      return undefined;
    }
    return () => {
      this.#all.give();
      this.#long.give();
    };
  }
}
