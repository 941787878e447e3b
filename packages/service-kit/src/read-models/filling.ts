import { setTimeout as delay } from "node:timers/promises";
import { type EventDefinition, ownerOf, type StreamName } from "@muhtawa/contracts";
import type { NatsConnection } from "../nats.ts";
import { askRepublish } from "../events/republish.ts";
import type { Logger } from "../logger.ts";
import type { ReadModel } from "./define-read-model.ts";
import type { ReadModelKeeper } from "./keeper.ts";

interface FillingOptions {
  readonly nats: NatsConnection;
  readonly logger: Logger;
  readonly keeper: ReadModelKeeper;
  /** Aborted when the service closes. */
  readonly closing: AbortSignal;
  /** Resolves when everything that the streams hold now has been taken in. */
  readonly takenIn: (streams: readonly StreamName[]) => Promise<void>;
  /** Milliseconds from now in which owners are asked every few seconds at least: the process isn't ready before they have answered. */
  readonly eager: number;
  /** Called when a read model has become complete. */
  readonly completed: (model: ReadModel) => void;
}

const FIRST_PAUSE = 500;
const EAGER_PAUSE = 2_000;
const LONGEST_PAUSE = 30_000;

/** Completes read models: asks the owning services to republish, and tries again until all have. */
export class Filling {
  readonly #options: FillingOptions;
  readonly #eagerUntil: number;
  #running: Promise<void> | undefined;

  constructor(options: FillingOptions) {
    this.#options = options;
    this.#eagerUntil = performance.now() + options.eager;
  }

  /** Starts unless it is running; returns at once. */
  begin(): void {
    if (this.#options.closing.aborted) return;
    this.#running ??= this.#fillAll().finally(() => (this.#running = undefined));
  }

  /** Resolves when it is not running. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #fillAll(): Promise<void> {
    const { keeper, logger, closing } = this.#options;
    const longest = () => (performance.now() < this.#eagerUntil ? EAGER_PAUSE : LONGEST_PAUSE);
    for (let pause = FIRST_PAUSE; !closing.aborted; pause = Math.min(pause * 2, longest())) {
      try {
        if ((await this.#fillOnce(await keeper.toFill())) === 0) return;
      } catch (error) {
        if (!closing.aborted) logger.warn({ err: error }, "read models could not be filled; trying again");
      }
      // Rejects only when closing, which the loop checks.
      await delay(pause, undefined, { signal: closing }).catch(() => {});
    }
  }

  /** Resolves to how many owners could not be asked. */
  async #fillOnce(missing: Map<ReadModel, EventDefinition[]>): Promise<number> {
    const { nats, keeper, logger, takenIn, completed } = this.#options;
    const byOwner = Map.groupBy(new Set([...missing.values()].flat()), ownerOf);
    let failed = 0;
    for (const [owner, events] of byOwner) {
      try {
        const names = events.map(({ name }) => name);
        const count = await this.#untilClosing(() => askRepublish(nats, owner, names));
        await takenIn([...new Set(events.map(({ stream }) => stream))]);
        for (const [model, wanted] of missing) {
          const told = wanted.filter((event) => events.includes(event));
          if (told.length > 0 && (await keeper.filled(model, told))) completed(model);
        }
        logger.info({ owner, count }, "read models filled");
      } catch (error) {
        failed += 1;
        logger.debug({ err: error, owner }, "an owner could not be asked for its states; trying again");
      }
    }
    return failed;
  }

  /** Settles as the work does; rejects as soon as the service closes. */
  async #untilClosing<Result>(work: () => Promise<Result>): Promise<Result> {
    const { closing } = this.#options;
    closing.throwIfAborted();
    const { promise: closed, reject } = Promise.withResolvers<never>();
    const close = () => reject(closing.reason as Error);
    closing.addEventListener("abort", close, { once: true });
    try {
      return await Promise.race([work(), closed]);
    } finally {
      closing.removeEventListener("abort", close);
    }
  }
}
