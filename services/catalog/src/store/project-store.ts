import { projectState } from "@muhtawa/contracts";
import { AggregateStore, aggregateSchema, type OutboxRelay, type Stored } from "@muhtawa/service-kit";
import type { Connection } from "mongoose";
import { type ProjectState, projectCardOf } from "../domain/project.ts";

const schema = aggregateSchema<ProjectState>("projects", {
  ownerId: { type: String, required: true },
  companyId: { type: String, required: true },
  name: { type: String, required: true },
  image: String,
  description: String,
  date: Date,
  tags: [String],
  internalBudget: Number,
  externalBudget: Number,
  affiliatedProjectId: String,
  searchKeys: [String],
});
schema.index({ companyId: 1, createdAt: -1, _id: -1 });
schema.index({ ownerId: 1, createdAt: -1, _id: -1 });
schema.index({ ownerId: 1, searchKeys: 1 });

export type ProjectStore = ReturnType<typeof projectStore>;

export const projectStore = (connection: Connection, relay: OutboxRelay) =>
  new AggregateStore({
    model: connection.model<Stored<ProjectState>>("Project", schema),
    relay,
    stateEvent: projectState,
    card: projectCardOf,
  });
