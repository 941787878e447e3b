type Work<T> = (lock: object | null) => Promise<T> | T;

/** Locks as a browser gives them; a tab that is gone gives back what it held. */
export class FakeLocks {
  #held = false;
  #waiting: (() => void)[] = [];
  #tellReleased = () => {};
  /** Resolves when a holder is gone. */
  readonly released: Promise<void>;

  constructor() {
    this.released = new Promise((resolve) => {
      this.#tellReleased = resolve;
    });
  }

  async request<T>(_: string, how: { ifAvailable?: boolean } | Work<T>, work?: Work<T>): Promise<T> {
    const run = typeof how === "function" ? how : (work as Work<T>);
    if (this.#held && typeof how !== "function" && how.ifAvailable) return run(null);
    while (this.#held) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#held = true;
    try {
      return await run({});
    } finally {
      this.#free();
    }
  }

  /** The tab that holds it is gone. */
  release(): void {
    this.#free();
    this.#tellReleased();
  }

  #free(): void {
    this.#held = false;
    this.#waiting.shift()?.();
  }
}

/** Undefined as on an address that isn't secure. */
export const locksAre = (value: FakeLocks | undefined) => Object.defineProperty(navigator, "locks", { configurable: true, value });
