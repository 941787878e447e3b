import { webhookState, type WebhookCard } from "@muhtawa/contracts";
import { AggregateStore, aggregateSchema, type OutboxRelay, type Stored } from "@muhtawa/service-kit";
import type { Connection } from "mongoose";
import { webhookCardOf, type WebhookState } from "../domain/webhook.ts";

const schema = aggregateSchema<WebhookState>("webhooks", {
  ownerId: { type: String, required: true },
  companyId: String,
  name: { type: String, required: true },
  url: { type: String, required: true },
  events: { type: [String], required: true },
  active: { type: Boolean, required: true },
  switchedOffAt: Date,
  failingSince: Date,
  sealedSecret: { type: String, required: true },
  earlierSealedSecret: String,
  earlierSecretUntil: Date,
});
schema.index({ ownerId: 1, createdAt: -1, _id: -1 });
schema.index({ companyId: 1, _id: 1 }, { sparse: true });

export class WebhookStore extends AggregateStore<WebhookState, WebhookCard> {
  constructor(connection: Connection, relay: OutboxRelay) {
    super({ model: connection.model<Stored<WebhookState>>("Webhook", schema), relay, stateEvent: webhookState, card: webhookCardOf });
  }

  /** Notes that nothing reaches a webhook from now on, unless that was so already. */
  async markFailing(id: string, since: Date): Promise<void> {
    await this.setDerived({ _id: id, failingSince: { $exists: false } }, { failingSince: since });
  }

  /** Notes that something has reached it. */
  async markReached(id: string): Promise<void> {
    await this.setDerived({ _id: id, failingSince: { $exists: true } }, { failingSince: undefined });
  }
}
