/** Lets only so many pieces of work with the same key run at once in this process; the others wait in order. */
export class Turns {
  readonly #atOnce: number;
  readonly #byKey = new Map<string, { running: number; waiting: (() => void)[] }>();

  constructor(atOnce = 1) {
    this.#atOnce = atOnce;
  }

  /** Runs the work in its turn, and resolves or rejects as it does. */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const queue = this.#byKey.get(key) ?? { running: 0, waiting: [] };
    this.#byKey.set(key, queue);
    if (queue.running >= this.#atOnce) await new Promise<void>((resolve) => queue.waiting.push(resolve));
    else queue.running += 1;
    try {
      return await work();
    } finally {
      // The next in the queue takes over this place, so `running` stays as it is.
      const next = queue.waiting.shift();
      if (next) next();
      else if (--queue.running === 0) this.#byKey.delete(key);
    }
  }
}
