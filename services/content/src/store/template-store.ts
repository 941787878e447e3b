import { templateState } from "@muhtawa/contracts";
import { AggregateStore, aggregateSchema, type OutboxRelay, type Stored } from "@muhtawa/service-kit";
import type { Connection } from "mongoose";
import { templateCardOf, type TemplateState } from "../domain/template.ts";
import { messages } from "../messages.ts";
import { briefFields } from "./brief-fields.ts";

const schema = aggregateSchema<TemplateState>("templates", {
  ownerId: { type: String, required: true },
  companyId: { type: String, required: true },
  name: { type: String, required: true },
  nameKey: { type: String, required: true },
  ...briefFields,
});
schema.index({ companyId: 1, nameKey: 1 });
// Tombstones have none.
schema.index({ nameKey: 1 }, { unique: true, sparse: true });
schema.index({ ownerId: 1 });

export type TemplateStore = ReturnType<typeof templateStore>;

export const templateStore = (connection: Connection, relay: OutboxRelay) =>
  new AggregateStore({
    model: connection.model<Stored<TemplateState>>("Template", schema),
    relay,
    stateEvent: templateState,
    card: templateCardOf,
    unique: { nameKey: { field: "name", message: messages.templateNameTaken } },
  });
