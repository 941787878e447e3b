import { type CompanyCard, companyState } from "@muhtawa/contracts";
import { applyState, projection, type ReadModelRow } from "@muhtawa/service-kit";
import { type Connection, type Model, Schema } from "mongoose";

/** A company's voice and profile, as its last state event told. */
export type CompanyRow = ReadModelRow & { ownerId?: string; card?: CompanyCard };

const schema = new Schema<CompanyRow>(
  {
    _id: { type: String, required: true },
    sourceVersion: { type: Number, required: true },
    deleted: { type: Boolean, required: true },
    ownerId: { type: String },
    card: { type: Schema.Types.Mixed },
  },
  { collection: "companyCards", versionKey: false, minimize: false },
);

export class Companies {
  readonly #model: Model<CompanyRow>;

  constructor(connection: Connection) {
    this.#model = connection.model<CompanyRow>("CompanyCard", schema);
  }

  readonly consumer = projection("ai--company-cards-v1", companyState, async (event) => {
    const { data } = event;
    await applyState(this.#model, event, data.deleted ? null : { ownerId: data.ownerId, card: data });
  });

  async find(id: string): Promise<CompanyCard | undefined> {
    const row = await this.#model.findOne({ _id: id, deleted: false }).lean();
    return row?.card;
  }
}
