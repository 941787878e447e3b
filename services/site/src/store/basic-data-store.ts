import { basicDataState } from "@muhtawa/contracts";
import { AggregateStore, aggregateSchema, type OutboxRelay, type Stored } from "@muhtawa/service-kit";
import type { Connection } from "mongoose";
import { type BasicDataState, basicDataCardOf } from "../domain/basic-data.ts";
import { messages } from "../messages.ts";

const schema = aggregateSchema<BasicDataState>("basicData", {
  category: { type: String, required: true },
  slug: { type: String, required: true },
  value: { type: String, required: true },
  displayName: { type: String, required: true },
  displayNameAr: String,
  description: String,
  isActive: { type: Boolean, required: true },
  slugKey: { type: String, required: true },
  searchKeys: [String],
});
// A tombstone has no key, so that its slug is free again.
schema.index({ slugKey: 1 }, { unique: true, sparse: true });
schema.index({ category: 1, displayName: 1, _id: 1 });

export type BasicDataStore = ReturnType<typeof basicDataStore>;

export const basicDataStore = (connection: Connection, relay: OutboxRelay) =>
  new AggregateStore({
    model: connection.model<Stored<BasicDataState>>("BasicData", schema),
    relay,
    stateEvent: basicDataState,
    card: basicDataCardOf,
    unique: { slugKey: { field: "slug", message: messages.slugTaken } },
  });
