/** Lets only so many pieces of work with the same key run at once; the others wait in order. */
export class Turns {
  readonly #atOnce: number;
  readonly #byKey = new Map<string, { running: number; waiting: (() => void)[] }>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const queue = this.#byKey.get(key) ?? { running: 0, waiting: [] };
    this.#byKey.set(key, queue);
    if (queue.running >= this.#atOnce) await new Promise<void>((resolve) => queue.waiting.push(resolve));
    else queue.running += 1;
    try {
      return await work();
    } finally {
      const next = queue.waiting.shift();
      // Who waits takes over the place of who is done.
      if (next) next();
      else if (--queue.running === 0) this.#byKey.delete(key);
    }
  }
}
