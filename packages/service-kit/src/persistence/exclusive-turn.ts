import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import { type Connection, type Model, Schema } from "mongoose";
import { unavailable } from "../errors.ts";
import { duplicateKey } from "./database-errors.ts";

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

/** A lock over all instances, named for the work it guards. It is a lease in the database that is renewed while the work runs. */
export class ExclusiveTurn {
  readonly #model: Model<Turn>;
  readonly #name: string;
  readonly #logger: Pick<Logger, "warn">;
  readonly #lease: number;

  /** After `lease` milliseconds the lock of a process that has died is free. */
  constructor(connection: Connection, name: string, logger: Pick<Logger, "warn">, lease = LEASE) {
    this.#logger = logger;
    this.#lease = lease;
    this.#model = (connection.models["Turn"] as Model<Turn> | undefined) ?? connection.model<Turn>("Turn", schema);
    this.#name = name;
  }

  /** Runs the work once the lock is free; SERVICE_UNAVAILABLE after 5 s. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const holder = randomUUID();
    for (const end = Date.now() + PATIENCE; !(await this.#take(holder)); await delay(PAUSE)) if (Date.now() > end) throw unavailable();
    return this.#work(holder, work);
  }

  /** Runs the work unless the lock is held. */
  async attempt(work: () => Promise<unknown>): Promise<void> {
    const holder = randomUUID();
    if (await this.#take(holder)) await this.#work(holder, work);
  }

  async #work<Result>(holder: string, work: () => Promise<Result>): Promise<Result> {
    // The next renewal makes up for a failed one; if the lease expires meanwhile, another instance may begin.
    const renewal = setInterval(() => void this.#renew(holder), this.#lease / 3);
    try {
      return await work();
    } finally {
      clearInterval(renewal);
      await this.#model.deleteOne({ _id: this.#name, holder });
    }
  }

  async #renew(holder: string): Promise<void> {
    try {
      await this.#model.updateOne({ _id: this.#name, holder }, { $set: { until: new Date(Date.now() + this.#lease) } });
    } catch (err) {
      this.#logger.warn({ err, turn: this.#name }, "a turn could not be renewed");
    }
  }

  async #take(holder: string): Promise<boolean> {
    const now = Date.now();
    try {
      await this.#model.updateOne(
        { _id: this.#name, until: { $lt: new Date(now) } },
        { $set: { holder, until: new Date(now + this.#lease) } },
        { upsert: true },
      );
      return true;
    } catch (error) {
      // The upsert failed on the unique key of another holder's row.
      if (!duplicateKey(error)) throw error;
      return false;
    }
  }
}
