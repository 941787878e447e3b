interface Waiting<Thing> {
  readonly thing: Thing;
  readonly lane: string;
}

/** Work on things in lanes: of one lane one after the other, of different ones at once up to a limit, first come first served. */
export class Lanes<Thing> {
  readonly #limit: number;
  readonly #work: (thing: Thing) => Promise<void>;
  readonly #busy = new Map<string, Promise<void>>();
  #waiting: Waiting<Thing>[] = [];

  /** `work` must not fail. */
  constructor(limit: number, work: (thing: Thing) => Promise<void>) {
    this.#limit = limit;
    this.#work = work;
  }

  /** How many are under way or wait. */
  get size(): number {
    return this.#busy.size + this.#waiting.length;
  }

  get waiting(): Thing[] {
    return this.#waiting.map(({ thing }) => thing);
  }

  add(lane: string, thing: Thing): void {
    this.#waiting.push({ lane, thing });
    this.#startNext();
  }

  /** Resolves when there are fewer than so many. */
  async fewerThan(size: number): Promise<void> {
    while (this.size >= size) await Promise.race(this.#busy.values());
  }

  /** Takes out those that wait. */
  giveUpWaiting(): Thing[] {
    const given = this.waiting;
    this.#waiting = [];
    return given;
  }

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    while (this.#busy.size > 0) await Promise.all(this.#busy.values());
  }

  #startNext(): void {
    for (let at = 0; at < this.#waiting.length && this.#busy.size < this.#limit;) {
      const next = this.#waiting[at] as Waiting<Thing>;
      if (this.#busy.has(next.lane)) {
        at += 1;
        continue;
      }
      this.#waiting.splice(at, 1);
      this.#busy.set(
        next.lane,
        this.#work(next.thing).finally(() => {
          this.#busy.delete(next.lane);
          this.#startNext();
        }),
      );
    }
  }
}
