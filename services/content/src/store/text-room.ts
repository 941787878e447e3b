import { DomainError, duplicateKey } from "@muhtawa/service-kit";
import { type Connection, type Model, Schema } from "mongoose";
import { messages } from "../messages.ts";

interface Used {
  /** The person. */
  _id: string;
  bytes: number;
  /** When some was taken last. */
  takenAt: Date;
}

const schema = new Schema<Used>(
  { _id: { type: String, required: true }, bytes: { type: Number, required: true }, takenAt: { type: Date, required: true } },
  { collection: "textRoom", versionKey: false },
);

/** How many others may count at the same moment. */
const MOST_TRIES = 10;

/** Milliseconds in which what room was taken for may not be stored yet, and would be missing in a count. */
const BEING_STORED = 5_000;

/**
 * Bytes that each person's texts and their versions take together. A save adds its bytes to the last count; what was deleted since, or added for
 * a save that failed, is corrected by the next count, which is made before a save is refused.
 */
export class TextRoom {
  readonly #model: Model<Used>;
  readonly #most: number;
  readonly #count: (personId: string) => Promise<number>;

  constructor(connection: Connection, most: number, count: (personId: string) => Promise<number>) {
    this.#model = connection.model<Used>("TextRoom", schema);
    this.#most = most;
    this.#count = count;
  }

  /** Throws QUOTA_EXCEEDED when there is no room for so many bytes more. */
  async take(personId: string, bytes: number): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const room = { _id: personId, bytes: { $lte: this.#most - bytes } };
      if ((await this.#model.updateOne(room, { $inc: { bytes }, $set: { takenAt: new Date() } })).matchedCount === 1) return;
      const known = await this.#model.findById(personId).lean<Used>();
      // Another request has noted a count after the update found none: update again.
      if (known && known.bytes + bytes <= this.#most) continue;
      if (known && Date.now() - known.takenAt.getTime() < BEING_STORED) break;
      const counted = await this.#count(personId);
      if (counted + bytes > this.#most) break;
      if (await this.#note(personId, known?.bytes, counted + bytes)) return;
    }
    throw new DomainError("QUOTA_EXCEEDED", messages.textRoomFull);
  }

  async forget(personId: string): Promise<void> {
    await this.#model.deleteOne({ _id: personId });
  }

  /** False when somebody else has noted something meanwhile. */
  async #note(personId: string, known: number | undefined, bytes: number): Promise<boolean> {
    if (known !== undefined)
      return (await this.#model.updateOne({ _id: personId, bytes: known }, { $set: { bytes, takenAt: new Date() } })).matchedCount === 1;
    try {
      await this.#model.create({ _id: personId, bytes, takenAt: new Date() });
      return true;
    } catch (error) {
      if (duplicateKey(error)) return false;
      throw error;
    }
  }
}
