import type { Connection, Model } from "mongoose";
import { envelop, type Fact } from "../events/envelope.ts";
import { periodically } from "../periodically.ts";
import type { Service } from "../service.ts";
import { type AggregateRecord, aggregateSchema } from "./aggregate-schema.ts";

const HOUR = 3_600_000;

const schema = aggregateSchema<unknown>("factTrail", {});
schema.index({ createdAt: 1 });

/**
 * Facts that no aggregate's write causes, such as a failed sign-in or an export. They are stored and published like those of an outbox, so
 * that a crash or an absent broker delays them and loses none; what is published goes after an hour.
 */
export class FactTrail {
  readonly #model: Model<AggregateRecord>;
  readonly #relay: Service["relay"];

  constructor(connection: Connection, service: Pick<Service, "relay" | "logger" | "beforeClose">) {
    this.#model = connection.model<AggregateRecord>("FactTrail", schema);
    this.#relay = service.relay;
    // There is no state to republish.
    this.#relay.register(this.#model, { republish: async () => 0 });
    periodically(service, "fact trail", HOUR, () => this.forgetPublished());
  }

  /** Publishes a fact about the thing of this id; resolves when it is stored. */
  async tell<Data>(aggregateId: string, { event, data }: Fact<Data>): Promise<void> {
    const pending = envelop(event, aggregateId, 1, data);
    const now = new Date();
    const record = { _id: pending.envelope.id, version: 1, createdAt: now, updatedAt: now, outbox: [pending], outboxAt: now };
    await this.#model.create([record]);
    this.#relay.enqueue(this.#model, record);
  }

  /** Deletes the published facts that are older than a moment, an hour ago by default. */
  async forgetPublished(before = new Date(Date.now() - HOUR)): Promise<void> {
    await this.#model.deleteMany({ createdAt: { $lt: before }, outboxAt: { $exists: false } });
  }
}
