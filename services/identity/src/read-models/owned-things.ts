import { applyState, type ReadModelRow } from "@muhtawa/service-kit";
import type { EventEnvelope } from "@muhtawa/contracts";
import { type Connection, type Model, Schema } from "mongoose";

export type OwnedKind = "companies" | "projects" | "contents";
export type OwnedCounts = Record<OwnedKind, number>;

interface OwnedThing extends ReadModelRow {
  kind: OwnedKind;
  ownerId: string;
}

const schema = new Schema<OwnedThing>(
  {
    _id: { type: String, required: true },
    sourceVersion: { type: Number, required: true },
    deleted: { type: Boolean, required: true },
    kind: String,
    ownerId: String,
  },
  { collection: "owned_things", versionKey: false },
);
schema.index({ ownerId: 1, kind: 1 });

/** What users own in other services: a row for each company, project and content, as their state events tell. */
export class OwnedThings {
  readonly #model: Model<OwnedThing>;

  constructor(connection: Connection) {
    this.#model = connection.model<OwnedThing>("OwnedThing", schema);
  }

  async apply(kind: OwnedKind, event: EventEnvelope<{ deleted: true } | { deleted: false; ownerId: string }>): Promise<void> {
    const row = event.data.deleted ? null : { kind, ownerId: event.data.ownerId };
    await applyState(this.#model, event, row, `${kind}/${event.aggregateId}`);
  }

  /** How many of each kind these users own; who owns nothing is not in it. */
  async countsOf(userIds: readonly string[]): Promise<ReadonlyMap<string, OwnedCounts>> {
    const groups = await this.#model.aggregate<{ _id: { ownerId: string; kind: OwnedKind }; count: number }>([
      { $match: { ownerId: { $in: userIds }, deleted: false } },
      { $group: { _id: { ownerId: "$ownerId", kind: "$kind" }, count: { $sum: 1 } } },
    ]);
    const counts = new Map<string, OwnedCounts>();
    for (const { _id, count } of groups) {
      const ofUser = counts.get(_id.ownerId) ?? { companies: 0, projects: 0, contents: 0 };
      counts.set(_id.ownerId, { ...ofUser, [_id.kind]: count });
    }
    return counts;
  }
}
