import type { Logger } from "@muhtawa/service-kit";
import { type Connection, type Model, Schema } from "mongoose";
import type { FailureReason } from "../writing/writer.ts";

/** How a model has been doing, as the workers found it. */
export interface ModelState {
  /** The model's id. */
  _id: string;
  lastSuccessAt?: Date | undefined;
  lastFailureAt?: Date | undefined;
  lastFailure?: FailureReason | undefined;
}

const schema = new Schema<ModelState>(
  {
    _id: { type: String, required: true },
    lastSuccessAt: { type: Date },
    lastFailureAt: { type: Date },
    lastFailure: { type: String },
  },
  { collection: "modelStates", versionKey: false },
);

/** A success is written down at most so often, in milliseconds. */
const SUCCESS_INTERVAL = 30_000;

/** Keeps the models' states for those who run them. Losing one does no harm, so that a failed write is only logged. */
export class ModelStates {
  readonly #model: Model<ModelState>;
  readonly #logger: Logger;
  readonly #told = new Map<string, number>();

  constructor(connection: Connection, logger: Logger) {
    this.#model = connection.model<ModelState>("ModelState", schema);
    this.#logger = logger;
  }

  succeeded(id: string): void {
    if (Date.now() - (this.#told.get(id) ?? 0) < SUCCESS_INTERVAL) return;
    this.#told.set(id, Date.now());
    this.#write(id, { lastSuccessAt: new Date() });
  }

  failed(id: string, reason: FailureReason): void {
    this.#told.delete(id);
    this.#write(id, { lastFailureAt: new Date(), lastFailure: reason });
  }

  async all(): Promise<ReadonlyMap<string, ModelState>> {
    return new Map((await this.#model.find().lean()).map((state) => [state._id, state]));
  }

  #write(id: string, change: Partial<ModelState>): void {
    void this.#model
      .updateOne({ _id: id }, { $set: change }, { upsert: true })
      .catch((error: unknown) => this.#logger.debug({ err: error, model: id }, "a model's state was not written down"));
  }
}
