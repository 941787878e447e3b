interface Timer {
  at: number;
  call: () => void;
}

/** Time that passes only when it is told to. */
export class Clock {
  now = 1_000_000;
  #timers: Timer[] = [];

  after(milliseconds: number, call: () => void): () => void {
    const timer = { at: this.now + milliseconds, call };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  }

  /** Lets so much time pass; `settle` is awaited after everything that happens in it. */
  async pass(milliseconds: number, settle: () => Promise<void>): Promise<void> {
    const end = this.now + milliseconds;
    for (let calls = 0; ; calls += 1) {
      if (calls > 1_000) throw new Error("A timer never rests");
      const next = this.#timers.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)[0];
      if (!next) break;
      this.now = Math.max(this.now, next.at);
      this.#timers = this.#timers.filter((one) => one !== next);
      next.call();
      await settle();
    }
    this.now = end;
  }
}
