import { type ModelConnectionCard, modelConnectionState, type ModelPurpose } from "@muhtawa/contracts";
import { AggregateStore, aggregateSchema, type OutboxRelay, type Stored } from "@muhtawa/service-kit";
import type { Connection } from "mongoose";
import type { ModelConnectionState } from "../domain/model-connection.ts";

/** There is one of each purpose. */
export const CONNECTION_IDS: Readonly<Record<ModelPurpose, string>> = { TEXT: "model", IMAGES: "images" };

const schema = aggregateSchema<ModelConnectionState>("modelConnections", {
  provider: String,
  baseUrl: String,
  model: String,
  sealedKey: String,
  connectedAt: Date,
});

export type ModelConnectionStore = ReturnType<typeof modelConnectionStore>;

export const modelConnectionStore = (connection: Connection, relay: OutboxRelay) =>
  new AggregateStore({
    model: connection.model<Stored<ModelConnectionState>>("ModelConnection", schema),
    relay,
    stateEvent: modelConnectionState,
    card: ({ provider, model }): ModelConnectionCard => ({ provider, model }),
  });
