import { type ContentCard, contentState } from "@muhtawa/contracts";
import { applyState, projection, type ReadModelRow } from "@muhtawa/service-kit";
import { type Connection, type Model, Schema } from "mongoose";

/** The brief of a content, as its last state event told. */
export type BriefRow = ReadModelRow & { ownerId?: string; companyId?: string; card?: ContentCard };

const schema = new Schema<BriefRow>(
  {
    _id: { type: String, required: true },
    sourceVersion: { type: Number, required: true },
    deleted: { type: Boolean, required: true },
    ownerId: { type: String },
    companyId: { type: String },
    card: { type: Schema.Types.Mixed },
  },
  { collection: "contentBriefs", versionKey: false, minimize: false },
);

export class Briefs {
  readonly #model: Model<BriefRow>;

  constructor(connection: Connection) {
    this.#model = connection.model<BriefRow>("ContentBrief", schema);
  }

  readonly consumer = projection("ai--content-briefs-v1", contentState, async (event) => {
    const { data } = event;
    await applyState(this.#model, event, data.deleted ? null : { ownerId: data.ownerId, companyId: data.companyId, card: data });
  });

  async find(id: string): Promise<ContentCard | undefined> {
    const row = await this.#model.findOne({ _id: id, deleted: false }).lean();
    return row?.card;
  }
}
