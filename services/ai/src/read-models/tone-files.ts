import { mediaState } from "@muhtawa/contracts";
import { applyState, projection, type ReadModelRow } from "@muhtawa/service-kit";
import { type Connection, type Model, Schema } from "mongoose";

/** What an uploaded document says, for companies that describe their voice by one. */
export type ToneFileRow = ReadModelRow & { ownerId?: string; text?: string };

const schema = new Schema<ToneFileRow>(
  {
    _id: { type: String, required: true },
    sourceVersion: { type: Number, required: true },
    deleted: { type: Boolean, required: true },
    ownerId: { type: String },
    text: { type: String },
  },
  { collection: "toneFiles", versionKey: false },
);

export class ToneFiles {
  readonly #model: Model<ToneFileRow>;

  constructor(connection: Connection) {
    this.#model = connection.model<ToneFileRow>("ToneFile", schema);
  }

  /** Images say nothing, and are kept as rows without a text so that a later state is told from an earlier one. */
  readonly consumer = projection("ai--tone-files-v1", mediaState, async (event) => {
    const { data } = event;
    const row = data.deleted ? null : { ownerId: data.ownerId, ...(data.kind === "DOCUMENT" && data.text ? { text: data.text } : {}) };
    await applyState(this.#model, event, row);
  });

  /** The text of somebody's own document; nobody else's is ever read. */
  async textOf(id: string, ownerId: string): Promise<string | undefined> {
    const row = await this.#model.findOne({ _id: id, ownerId, deleted: false }).lean();
    return row?.text;
  }
}
