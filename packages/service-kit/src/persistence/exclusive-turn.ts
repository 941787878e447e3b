import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { type Connection, type Model, Schema } from "mongoose";
import { unavailable } from "../errors.ts";
import { duplicateKey } from "./database-errors.ts";

/** Milliseconds after which a turn is over, should its holder have died. */
const LEASE = 10_000;
const PATIENCE = 5_000;
const PAUSE = 50;

interface Turn {
  _id: string;
  holder: string;
  until: Date;
}

const schema = new Schema<Turn>(
  { _id: { type: String, required: true }, holder: { type: String, required: true }, until: { type: Date, required: true } },
  { collection: "turns", versionKey: false },
);

/** Lets one piece of work of a kind run at a time, over all instances. */
export class ExclusiveTurn {
  readonly #model: Model<Turn>;
  readonly #name: string;

  constructor(connection: Connection, name: string) {
    this.#model = (connection.models["Turn"] as Model<Turn> | undefined) ?? connection.model<Turn>("Turn", schema);
    this.#name = name;
  }

  /** Runs the work, which must take less than 10 s; SERVICE_UNAVAILABLE when others have kept the turn for 5 s. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const holder = randomUUID();
    for (const end = Date.now() + PATIENCE; !(await this.#take(holder)); await delay(PAUSE)) if (Date.now() > end) throw unavailable();
    return this.#work(holder, work);
  }

  /** Runs the work, which must take less than 10 s, unless somebody else is at it. */
  async attempt(work: () => Promise<unknown>): Promise<void> {
    const holder = randomUUID();
    if (await this.#take(holder)) await this.#work(holder, work);
  }

  async #work<Result>(holder: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } finally {
      await this.#model.deleteOne({ _id: this.#name, holder });
    }
  }

  async #take(holder: string): Promise<boolean> {
    const now = Date.now();
    try {
      await this.#model.updateOne(
        { _id: this.#name, until: { $lt: new Date(now) } },
        { $set: { holder, until: new Date(now + LEASE) } },
        { upsert: true },
      );
      return true;
    } catch (error) {
      // Another holder's row exists: the upsert failed on its unique key.
      if (!duplicateKey(error)) throw error;
      return false;
    }
  }
}
