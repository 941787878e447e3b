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

/** Lets one piece of work of a kind run at a time, over all instances. Its turn is kept for as long as it goes on and its process lives. */
export class ExclusiveTurn {
  readonly #model: Model<Turn>;
  readonly #name: string;
  readonly #logger: Pick<Logger, "warn">;
  readonly #lease: number;

  /** After `lease` milliseconds the turn of a holder that has died is over. */
  constructor(connection: Connection, name: string, logger: Pick<Logger, "warn">, lease = LEASE) {
    this.#logger = logger;
    this.#lease = lease;
    this.#model = (connection.models["Turn"] as Model<Turn> | undefined) ?? connection.model<Turn>("Turn", schema);
    this.#name = name;
  }

  /** Runs the work; SERVICE_UNAVAILABLE when others have kept the turn for 5 s. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const holder = randomUUID();
    for (const end = Date.now() + PATIENCE; !(await this.#take(holder)); await delay(PAUSE)) if (Date.now() > end) throw unavailable();
    return this.#work(holder, work);
  }

  /** Runs the work unless somebody else is at it. */
  async attempt(work: () => Promise<unknown>): Promise<void> {
    const holder = randomUUID();
    if (await this.#take(holder)) await this.#work(holder, work);
  }

  async #work<Result>(holder: string, work: () => Promise<Result>): Promise<Result> {
    // A renewal that fails is tried again by the next one; should the lease run out meanwhile, another one may begin.
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
      // Another holder's row exists: the upsert failed on its unique key.
      if (!duplicateKey(error)) throw error;
      return false;
    }
  }
}
