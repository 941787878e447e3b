import type { DataOf, EventEnvelope, mediaState } from "@muhtawa/contracts";
import { applyState, type ReadModelRow } from "@muhtawa/service-kit";
import { type Connection, type Model, Schema } from "mongoose";

interface ImageOwner extends ReadModelRow {
  ownerId?: string;
}

const schema = new Schema<ImageOwner>(
  {
    _id: { type: String, required: true },
    sourceVersion: { type: Number, required: true },
    deleted: { type: Boolean, required: true },
    ownerId: String,
  },
  { collection: "imageOwners", versionKey: false },
);

/** Who uploaded each image, as content has told. */
export class ImageOwners {
  readonly #model: Model<ImageOwner>;

  constructor(connection: Connection) {
    this.#model = connection.model<ImageOwner>("ImageOwner", schema);
  }

  async apply(event: EventEnvelope<DataOf<typeof mediaState>>): Promise<void> {
    const { data } = event;
    await applyState(this.#model, event, data.deleted || data.kind !== "IMAGE" ? null : { ownerId: data.ownerId });
  }

  async ownerOf(id: string): Promise<string | undefined> {
    return (await this.#model.findOne({ _id: id, deleted: false }).lean<ImageOwner>())?.ownerId;
  }
}
