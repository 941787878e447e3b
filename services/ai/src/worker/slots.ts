import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "@muhtawa/service-kit";
import type { Consumer, JsMsg } from "nats";
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

/** Free places, given out in the order they are asked for. */
class Permits {
  #free: number;
  readonly #queue: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  async take(): Promise<void> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#queue.push(resolve));
  }

  give(): void {
    const next = this.#queue.shift();
    if (next) next();
    else this.#free += 1;
  }
}

/**
 * Pulls one job for each free slot. Long jobs may take all but a quarter of the slots (with one slot: that one, in turn), so that a field
 * to be filled needn't wait for articles.
 */
export class Slots {
  readonly #options: SlotsOptions;
  readonly #all: Permits;
  readonly #long: Permits;
  readonly #underWay = new Set<Promise<void>>();
  #loops: Promise<void>[] = [];
  #stopped = false;

  constructor(options: SlotsOptions) {
    this.#options = options;
    this.#all = new Permits(options.slots);
    this.#long = new Permits(Math.max(1, options.slots - Math.ceil(options.slots / 4)));
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
      if (length === "long") await this.#long.take();
      await this.#all.take();
      const release = () => {
        this.#all.give();
        if (length === "long") this.#long.give();
      };
      let message: JsMsg | null = null;
      try {
        consumer ??= await queue.consumer(length, ackWait);
        message = this.#stopped ? null : await consumer.next({ expires: ASK_FOR });
      } catch (error) {
        consumer = undefined;
        if (!this.#stopped) logger.warn({ err: error, length }, "jobs can't be pulled; the broker is asked again");
        await delay(AFTER_TROUBLE);
      }
      if (!message || this.#stopped) {
        message?.nak();
        release();
        continue;
      }
      const work: Promise<void> = run(message).finally(() => {
        this.#underWay.delete(work);
        release();
      });
      this.#underWay.add(work);
    }
  }
}
