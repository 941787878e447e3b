type Work<T> = (lock: object | null) => Promise<T> | T;

/** Locks as a browser gives them; a tab that is gone gives back what it held. */
export class FakeLocks {
  /** Who waits for each lock that is held. */
  readonly #held = new Map<string, (() => void)[]>();
  #tellReleased = () => {};
  /** Resolves when a holder is gone. */
  readonly released: Promise<void>;

  constructor() {
    this.released = new Promise((resolve) => {
      this.#tellReleased = resolve;
    });
  }

  async request<T>(name: string, how: { ifAvailable?: boolean } | Work<T>, work?: Work<T>): Promise<T> {
    const run = typeof how === "function" ? how : (work as Work<T>);
    if (this.#held.has(name) && typeof how !== "function" && how.ifAvailable) return run(null);
    while (this.#held.has(name)) await new Promise<void>((resolve) => this.#held.get(name)?.push(resolve));
    this.#held.set(name, []);
    try {
      return await run({});
    } finally {
      this.#free(name);
    }
  }

  async query(): Promise<{ held: { name: string }[] }> {
    return { held: Array.from(this.#held.keys(), (name) => ({ name })) };
  }

  /** The tab that holds them is gone. */
  release(): void {
    for (const name of Array.from(this.#held.keys())) this.#free(name);
    this.#tellReleased();
  }

  #free(name: string): void {
    const waiting = this.#held.get(name) ?? [];
    this.#held.delete(name);
    for (const next of waiting) next();
  }
}

/** Undefined as on an address that isn't secure. */
export const locksAre = (value: FakeLocks | undefined) => Object.defineProperty(navigator, "locks", { configurable: true, value });
