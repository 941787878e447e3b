import { type Connection, type Model, Schema } from "mongoose";

interface Mark {
  _id: string;
  at: Date;
}

const schema = new Schema<Mark>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: "firstStart", versionKey: false },
);

/** Remembers that a service has made what its installation was to begin with: what people change or delete afterwards stays so. */
export class FirstStartMark {
  readonly #model: Model<Mark>;

  constructor(connection: Connection) {
    this.#model = connection.model<Mark>("FirstStart", schema);
  }

  /** Whether it was made. */
  async isSet(): Promise<boolean> {
    return (await this.#model.exists({ _id: "file" })) !== null;
  }

  /** Remembers it. */
  async set(): Promise<void> {
    await this.#model.updateOne({ _id: "file" }, { $setOnInsert: { at: new Date() } }, { upsert: true });
  }
}
