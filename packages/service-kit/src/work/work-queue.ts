import { overloaded } from "../errors.ts";

/** The limits of a queue. */
export interface WorkQueueOptions {
  /** Jobs that run concurrently, in all and for one person. */
  readonly atOnce: number;
  readonly atOncePerPerson: number;
  /** Jobs that may wait, in all and for one person. */
  readonly waiting: number;
  readonly waitingPerPerson: number;
  /**
   * Milliseconds that a job waits for its turn at most; without it as long as its caller does. What would wait longer, judging by the
   * shortest of the last jobs, is refused as soon as that is known.
   */
  readonly longestWait?: number;
}

/** Jobs by whose times the next ones are judged, and how few are too few for that. */
const REMEMBERED = 5;
const FEWEST = 3;

interface Waiting {
  readonly person: string;
  readonly since: number;
  readonly begin: () => void;
  readonly refuse: () => void;
}

/**
 * Limits how many costly jobs run concurrently. People take turns, and each person's jobs run in order, so that one person's many jobs don't
 * delay another's. A full queue refuses a job with SERVICE_UNAVAILABLE and a time to retry, as it does one that has waited as long as it may; a
 * job whose caller has gone leaves the queue.
 */
export class WorkQueue {
  readonly #options: WorkQueueOptions;
  readonly #running = new Map<string, number>();
  #waiting: Waiting[] = [];
  #runningInAll = 0;
  /** When each person with jobs here had their last turn. */
  readonly #turns = new Map<string, number>();
  #turnsInAll = 0;
  /** Milliseconds that the last jobs took. */
  #lastTimes: number[] = [];

  constructor(options: WorkQueueOptions) {
    this.#options = options;
  }

  /** The number of running jobs. */
  get underWay(): number {
    return this.#runningInAll;
  }

  /** Whether a job of this person would be refused now; to be asked before its input is read. */
  isFull(person: string): boolean {
    if (this.#mayBegin(person)) return false;
    const { waiting, waitingPerPerson } = this.#options;
    return this.#waiting.length >= waiting || this.#waiting.filter((other) => other.person === person).length >= waitingPerPerson;
  }

  /** Runs a job when it is the person's turn. `work` acquires what it needs only then. */
  async run<Result>(person: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    await this.#turn(person, signal);
    const began = performance.now();
    try {
      return await work();
    } finally {
      this.#lastTimes = [...this.#lastTimes, performance.now() - began].slice(-REMEMBERED);
      this.#count(person, -1);
      this.#beginNext();
      this.#refuseHopeless();
    }
  }

  async #turn(person: string, signal: AbortSignal | undefined): Promise<void> {
    if (signal?.aborted) throw overloaded(signal.reason);
    if (this.#mayBegin(person)) return this.#begin(person);
    const { longestWait } = this.#options;
    if (this.isFull(person) || (longestWait !== undefined && this.#waitOf(person) > longestWait)) throw overloaded();
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", leave);
        this.#waiting = this.#waiting.filter((other) => other !== place);
        reject(overloaded(signal?.reason));
      };
      const timer = longestWait === undefined ? undefined : setTimeout(leave, longestWait);
      const place: Waiting = {
        person,
        since: performance.now(),
        refuse: leave,
        begin: () => {
          clearTimeout(timer);
          signal?.removeEventListener("abort", leave);
          this.#begin(person);
          resolve();
        },
      };
      signal?.addEventListener("abort", leave, { once: true });
      this.#waiting.push(place);
    });
  }

  /** Milliseconds until a person's job begins that has so many of theirs before it, since people take turns. */
  #waitOf(person: string, waiting = this.#numberOfWaiting(), before = waiting.get(person) ?? 0): number {
    const { atOnce, atOncePerPerson } = this.#options;
    let inAll = this.#runningInAll + before;
    for (const [other, theirs] of waiting) if (other !== person) inAll += Math.min(theirs, before + 1);
    const ofTheirs = (this.#running.get(person) ?? 0) + before;
    return this.#leastTime() * Math.max(Math.floor(inAll / atOnce), Math.floor(ofTheirs / atOncePerPerson));
  }

  /** What a job takes at least; nothing is known of it before a few have ended, the first of which load what they need. */
  #leastTime(): number {
    return this.#lastTimes.length < FEWEST ? 0 : Math.min(...this.#lastTimes);
  }

  #numberOfWaiting(): Map<string, number> {
    const waiting = new Map<string, number>();
    for (const { person } of this.#waiting) waiting.set(person, (waiting.get(person) ?? 0) + 1);
    return waiting;
  }

  #refuseHopeless(): void {
    const { longestWait } = this.#options;
    if (longestWait === undefined) return;
    const now = performance.now();
    const waiting = this.#numberOfWaiting();
    const before = new Map<string, number>();
    const hopeless = this.#waiting.filter(({ person, since }) => {
      const theirs = before.get(person) ?? 0;
      if (now - since + this.#waitOf(person, waiting, theirs) > longestWait) return true;
      before.set(person, theirs + 1);
      return false;
    });
    for (const { refuse } of hopeless) refuse();
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
