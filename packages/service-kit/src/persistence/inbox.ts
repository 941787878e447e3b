import type { EventEnvelope } from "@muhtawa/contracts";
import { type Connection, type Model, Schema } from "mongoose";
import { duplicateKey } from "./database-errors.ts";

interface Received {
  _id: string;
  at: Date;
}

const schema = new Schema<Received>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: "inbox", versionKey: false },
);
/** Longer than DLQ keeps events, which may be replayed. */
const KEPT_SECONDS = 100 * 24 * 3_600;
schema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });

/** Remembers which facts an effect has handled. The entry is written after the effect: after a crash in between the effect runs again. */
export class Inbox {
  readonly #model: Model<Received>;

  constructor(connection: Connection) {
    this.#model = (connection.models["Inbox"] as Model<Received> | undefined) ?? connection.model<Received>("Inbox", schema);
  }

  /** Runs the effect unless it has handled this event. */
  async once(reaction: string, event: EventEnvelope, effect: () => Promise<void>): Promise<void> {
    const id = `${reaction}/${event.id}`;
    if (await this.#model.exists({ _id: id })) return;
    await effect();
    try {
      await this.#model.create({ _id: id, at: new Date() });
    } catch (error) {
      // Another instance has handled the same event meanwhile.
      if (!duplicateKey(error)) throw error;
    }
  }
}
