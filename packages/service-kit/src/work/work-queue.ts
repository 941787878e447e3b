import { overloaded } from "../errors.ts";

/** How much is worked on, and how much may wait for it. */
export interface WorkQueueOptions {
  /** How much is worked on at once, in all and for one person. */
  readonly atOnce: number;
  readonly atOncePerPerson: number;
  /** How much may wait, in all and of one person. */
  readonly waiting: number;
  readonly waitingPerPerson: number;
}

interface Waiting {
  readonly person: string;
  readonly begin: () => void;
}

/**
 * Lets costly work begin, so much at once. People take turns, each by the order of their own asking, so that nobody's many hold up another's
 * one. What finds the queue full is refused with SERVICE_UNAVAILABLE and when to come again, and leaves the queue when nobody waits for it any more.
 */
export class WorkQueue {
  readonly #options: WorkQueueOptions;
  readonly #running = new Map<string, number>();
  #waiting: Waiting[] = [];
  #runningInAll = 0;
  /** When those who have something here had a turn last. */
  readonly #turns = new Map<string, number>();
  #turnsInAll = 0;

  constructor(options: WorkQueueOptions) {
    this.#options = options;
  }

  /** How much is worked on now. */
  get underWay(): number {
    return this.#runningInAll;
  }

  /** Whether what a person asks for now would be refused: known before anything of it is read. */
  isFull(person: string): boolean {
    if (this.#mayBegin(person)) return false;
    const { waiting, waitingPerPerson } = this.#options;
    return this.#waiting.length >= waiting || this.#waiting.filter((other) => other.person === person).length >= waitingPerPerson;
  }

  /** Works for a person when it is their turn. `work` holds what it needs only from then on. */
  async run<Result>(person: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    await this.#turn(person, signal);
    try {
      return await work();
    } finally {
      this.#count(person, -1);
      this.#beginNext();
    }
  }

  async #turn(person: string, signal: AbortSignal | undefined): Promise<void> {
    if (signal?.aborted) throw overloaded(signal.reason);
    if (this.#mayBegin(person)) return this.#begin(person);
    if (this.isFull(person)) throw overloaded();
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        this.#waiting = this.#waiting.filter((other) => other !== place);
        reject(overloaded(signal?.reason));
      };
      const place: Waiting = {
        person,
        begin: () => {
          signal?.removeEventListener("abort", leave);
          this.#begin(person);
          resolve();
        },
      };
      signal?.addEventListener("abort", leave, { once: true });
      this.#waiting.push(place);
    });
  }

  #mayBegin(person: string): boolean {
    const { atOnce, atOncePerPerson } = this.#options;
    return this.#runningInAll < atOnce && (this.#running.get(person) ?? 0) < atOncePerPerson;
  }

  #beginNext(): void {
    const lastTurn = ({ person }: Waiting) => this.#turns.get(person) ?? 0;
    const [next] = this.#waiting.filter(({ person }) => this.#mayBegin(person)).toSorted((one, other) => lastTurn(one) - lastTurn(other));
    if (!next) return;
    this.#waiting = this.#waiting.filter((other) => other !== next);
    next.begin();
  }

  #begin(person: string): void {
    this.#turnsInAll += 1;
    this.#turns.set(person, this.#turnsInAll);
    this.#count(person, 1);
  }

  #count(person: string, change: 1 | -1): void {
    const running = (this.#running.get(person) ?? 0) + change;
    this.#runningInAll += change;
    if (running > 0) return void this.#running.set(person, running);
    this.#running.delete(person);
    if (!this.#waiting.some((other) => other.person === person)) this.#turns.delete(person);
  }
}
