import { mediaState } from "@muhtawa/contracts";
import { AggregateStore, aggregateSchema, type OutboxRelay, type Stored } from "@muhtawa/service-kit";
import type { Connection } from "mongoose";
import { mediaCardOf, type MediaState } from "../domain/media.ts";

const schema = aggregateSchema<MediaState>("media", {
  ownerId: { type: String, required: true },
  kind: { type: String, required: true },
  name: { type: String, required: true },
  mimeType: { type: String, required: true },
  size: { type: Number, required: true },
  width: Number,
  height: Number,
  alt: String,
  text: String,
  quarantinedAt: Date,
  removing: Boolean,
});
schema.index({ ownerId: 1, createdAt: 1 });
schema.index({ createdAt: 1, _id: 1 });
schema.index({ quarantinedAt: 1 }, { sparse: true });

export type MediaStore = ReturnType<typeof mediaStore>;

export const mediaStore = (connection: Connection, relay: OutboxRelay) =>
  new AggregateStore({
    model: connection.model<Stored<MediaState>>("Media", schema),
    relay,
    stateEvent: mediaState,
    card: mediaCardOf,
  });
