import type { EventDefinition } from "@muhtawa/contracts";
import type { Collection } from "mongodb";
import type { Connection } from "mongoose";
import { nativeCollection } from "../persistence/native-collection.ts";

interface Gap {
  /** The subject of the state event that went to DLQ. */
  _id: string;
  /** Its sequence in the stream. */
  sequence: number;
  error: string;
  at: Date;
}

/** The collection of gaps. */
export const GAPS = "readModelGaps";
const LONGEST_ERROR = 1_000;
const CHECKED_AT_ONCE = 100;

/** Gaps of read models: state events that went to DLQ. Each gap is open until a later state of the same aggregate has been taken in. */
export class Gaps {
  readonly #gaps: Collection<Gap>;
  /** The number as last read: while it is 0, events cost no query. */
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

  /** Closes the gaps of these events whose aggregate has a later state up to `takenIn`: everything up to there has been taken in. */
  async closeOvertaken(events: readonly EventDefinition[], takenIn: number, newestOf: (subject: string) => Promise<number>): Promise<void> {
    for (const subject of this.#among(events).slice(0, CHECKED_AT_ONCE)) {
      const newest = await newestOf(subject);
      if (newest <= takenIn) await this.close(subject, newest);
    }
  }

  /** Removes the gaps of these events, because all their states are going to be republished. */
  async forget(events: readonly EventDefinition[]): Promise<void> {
    await this.refresh();
    await this.#gaps.deleteMany({ _id: { $in: this.#among(events) } });
    await this.refresh();
  }

  /** The number of open gaps of these events. */
  async count(events: readonly EventDefinition[]): Promise<number> {
    await this.refresh();
    return this.#among(events).length;
  }

  #among(events: readonly EventDefinition[]): string[] {
    return [...this.#open].filter((subject) => events.some((event) => event.subject(subject.split(".")[2] ?? "") === subject));
  }
}
