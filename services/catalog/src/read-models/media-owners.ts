import type { DataOf, EventEnvelope, MediaKind, mediaState } from "@muhtawa/contracts";
import { applyState, type ReadModelRow } from "@muhtawa/service-kit";
import { type Connection, type Model, Schema } from "mongoose";

interface MediaOwnerRow extends ReadModelRow {
  /** Absent, as the kind, once the file is deleted. */
  ownerId?: string;
  kind?: MediaKind;
}

const schema = new Schema<MediaOwnerRow>(
  {
    _id: { type: String, required: true },
    sourceVersion: { type: Number, required: true },
    deleted: { type: Boolean, required: true },
    ownerId: String,
    kind: String,
  },
  { collection: "mediaOwners", versionKey: false },
);

/** Whose each uploaded file is, as content has told. */
export class MediaOwners {
  readonly #model: Model<MediaOwnerRow>;

  constructor(connection: Connection) {
    this.#model = connection.model<MediaOwnerRow>("MediaOwner", schema);
  }

  async apply(event: EventEnvelope<DataOf<typeof mediaState>>): Promise<void> {
    const { data } = event;
    await applyState(this.#model, event, data.deleted ? null : { ownerId: data.ownerId, kind: data.kind });
  }

  /** What is known of a file, also that it is deleted; undefined when nothing has been heard of it. */
  async find(id: string): Promise<MediaOwnerRow | undefined> {
    return (await this.#model.findById(id).lean<MediaOwnerRow>()) ?? undefined;
  }
}
