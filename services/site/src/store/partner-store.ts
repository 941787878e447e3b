import { type PartnerCard, partnerState } from "@muhtawa/contracts";
import { AggregateStore, aggregateSchema, type OutboxRelay, type Stored } from "@muhtawa/service-kit";
import type { Connection } from "mongoose";
import type { PartnerState } from "../domain/partner.ts";

const schema = aggregateSchema<PartnerState>("partners", {
  name: { type: String, required: true },
  nameAr: String,
  image: String,
  website: String,
  order: { type: Number, required: true },
});
schema.index({ order: 1, _id: 1 });

export type PartnerStore = ReturnType<typeof partnerStore>;

export const partnerStore = (connection: Connection, relay: OutboxRelay) =>
  new AggregateStore({
    model: connection.model<Stored<PartnerState>>("Partner", schema),
    relay,
    stateEvent: partnerState,
    card: ({ name, image }): PartnerCard => ({ name, image }),
  });
