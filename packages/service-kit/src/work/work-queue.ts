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
 * Lets costly work begin in the order of its coming, so much at once; nobody's many hold up another's one. What finds the queue full is
 * refused with SERVICE_UNAVAILABLE and when to come again, and leaves the queue when nobody waits for it any more.
 */
export class WorkQueue {
  readonly #options: WorkQueueOptions;
  readonly #running = new Map<string, number>();
  #waiting: Waiting[] = [];
  #runningInAll = 0;

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
    if (this.#mayBegin(person)) return this.#count(person, 1);
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
          this.#count(person, 1);
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
    const next = this.#waiting.find(({ person }) => this.#mayBegin(person));
    if (!next) return;
    this.#waiting = this.#waiting.filter((other) => other !== next);
    next.begin();
  }

  #count(person: string, change: 1 | -1): void {
    const running = (this.#running.get(person) ?? 0) + change;
    this.#runningInAll += change;
    if (running === 0) this.#running.delete(person);
    else this.#running.set(person, running);
  }
}
