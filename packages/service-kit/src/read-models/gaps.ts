import type { EventDefinition } from "@muhtawa/contracts";
import type { Collection } from "mongodb";
import type { Connection } from "mongoose";
import { nativeCollection } from "../persistence/native-collection.ts";

interface Gap {
  /** The subject of the state that was given up. */
  _id: string;
  /** Its place in the stream. */
  sequence: number;
  error: string;
  at: Date;
}

/** The collection of states that were given up. */
export const GAPS = "readModelGaps";
const LONGEST_ERROR = 1_000;
const CHECKED_AT_ONCE = 100;

/** The states that read models have given up: each is a gap until a later state of the same aggregate is taken in. */
export class Gaps {
  readonly #gaps: Collection<Gap>;
  /** As last read, so that an event costs no look as long as there are none. */
  #open = new Set<string>();

  constructor(connection: Connection) {
    this.#gaps = nativeCollection<Gap>(connection, GAPS);
  }

  async refresh(): Promise<void> {
    this.#open = new Set((await this.#gaps.find({}, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id));
  }

  async open(subject: string, sequence: number, error: unknown): Promise<void> {
    const told = String(error).slice(0, LONGEST_ERROR);
    await this.#gaps.updateOne(
      { _id: subject },
      { $max: { sequence }, $set: { error: told }, $setOnInsert: { at: new Date() } },
      { upsert: true },
    );
    this.#open.add(subject);
  }

  async close(subject: string, sequence: number): Promise<void> {
    if (!this.#open.has(subject)) return;
    const { deletedCount } = await this.#gaps.deleteOne({ _id: subject, sequence: { $lt: sequence } });
    if (deletedCount > 0) this.#open.delete(subject);
  }

  /** Closes those among these events whose aggregate has told a later state that was taken in, by whichever instance: up to there all is. */
  async closeOvertaken(events: readonly EventDefinition[], takenIn: number, newestOf: (subject: string) => Promise<number>): Promise<void> {
    for (const subject of this.#among(events).slice(0, CHECKED_AT_ONCE)) {
      const newest = await newestOf(subject);
      if (newest <= takenIn) await this.close(subject, newest);
    }
  }

  /** Forgets those among these events, of which everything is told again. */
  async forget(events: readonly EventDefinition[]): Promise<void> {
    await this.refresh();
    await this.#gaps.deleteMany({ _id: { $in: this.#among(events) } });
    await this.refresh();
  }

  /** How many there are among these events. */
  async count(events: readonly EventDefinition[]): Promise<number> {
    await this.refresh();
    return this.#among(events).length;
  }

  #among(events: readonly EventDefinition[]): string[] {
    return [...this.#open].filter((subject) => events.some((event) => event.subject(subject.split(".")[2] ?? "") === subject));
  }
}
