import { branchState } from "@muhtawa/contracts";
import { AggregateStore, aggregateSchema, type OutboxRelay, type Stored } from "@muhtawa/service-kit";
import type { Connection } from "mongoose";
import type { BranchState } from "../domain/branch.ts";

const schema = aggregateSchema<BranchState>("branches", {
  name: { type: String, required: true },
  nameAr: String,
  address: String,
  addressAr: String,
  phone: String,
  whatsapp: String,
  email: String,
  latitude: Number,
  longitude: Number,
  mapUrl: String,
  order: { type: Number, required: true },
});
schema.index({ order: 1, _id: 1 });

export type BranchStore = ReturnType<typeof branchStore>;

export const branchStore = (connection: Connection, relay: OutboxRelay) =>
  new AggregateStore({
    model: connection.model<Stored<BranchState>>("Branch", schema),
    relay,
    stateEvent: branchState,
    card: ({ name }) => ({ name }),
  });
