import type { Logger } from "../logger.ts";
import type { ReadModelKeeper } from "./keeper.ts";

interface FirstFillOptions {
  readonly keeper: Pick<ReadModelKeeper, "neverComplete">;
  /** Milliseconds from now after which a process serves nonetheless: an owner that is away must not keep its readers away. */
  readonly patience: number;
  readonly logger: Logger;
}

/** Tells whether the read models that a process starts with are fit to be asked: each has been complete once, now or in an earlier shape. */
export class FirstFill {
  readonly #options: FirstFillOptions;
  readonly #deadline: number;
  #over = false;

  constructor(options: FirstFillOptions) {
    this.#options = options;
    this.#deadline = performance.now() + options.patience;
  }

  /** Never goes back to false: rows of a model that was complete are served while what it may have missed is republished. */
  async isOver(): Promise<boolean> {
    if (this.#over) return true;
    const { keeper, logger } = this.#options;
    const isLate = performance.now() >= this.#deadline;
    const models = (await keeper.neverComplete()).map(({ name }) => name);
    if (models.length > 0 && isLate) logger.warn({ models }, "read models have never been complete; served nonetheless");
    this.#over = models.length === 0 || isLate;
    return this.#over;
  }
}
