import type { DataOf, EventEnvelope, generationState } from "@muhtawa/contracts";
import { applyState, type ReadModelRow } from "@muhtawa/service-kit";
import { type Connection, type Model, Schema } from "mongoose";

export interface GenerationOwner extends ReadModelRow {
  ownerId?: string;
  companyId?: string;
}

const schema = new Schema<GenerationOwner>(
  {
    _id: { type: String, required: true },
    sourceVersion: { type: Number, required: true },
    deleted: { type: Boolean, required: true },
    ownerId: String,
    companyId: String,
  },
  { collection: "generationOwners", versionKey: false },
);

/** Whose each generation is and for which company it was made, as ai has told. */
export class GenerationOwners {
  readonly #model: Model<GenerationOwner>;

  constructor(connection: Connection) {
    this.#model = connection.model<GenerationOwner>("GenerationOwner", schema);
  }

  async apply(event: EventEnvelope<DataOf<typeof generationState>>): Promise<void> {
    const { data } = event;
    await applyState(this.#model, event, data.deleted ? null : { ownerId: data.ownerId, companyId: data.companyId });
  }

  async find(id: string): Promise<GenerationOwner | undefined> {
    return (await this.#model.findOne({ _id: id, deleted: false }).lean<GenerationOwner>()) ?? undefined;
  }
}
