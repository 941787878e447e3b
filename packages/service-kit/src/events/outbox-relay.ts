import { setTimeout as delay } from "node:timers/promises";
import type { EventDefinition, StreamName } from "@muhtawa/contracts";
import type { Document } from "mongodb";
import type { Model } from "mongoose";
import { type JetStreamClient, type NatsConnection, headers } from "../nats.ts";
import type { Logger } from "../logger.ts";
import type { AggregateRecord } from "../persistence/aggregate-schema.ts";
import { documentsOf } from "../persistence/native-collection.ts";
import { inSpanOf, traceHeaders } from "../tracing/spans.ts";
import type { PendingEvent } from "./envelope.ts";
import { ensureStreams, untilAgreed } from "./nats.ts";

const SWEEP_INTERVAL = 15_000;
/** A sweep leaves alone what a write has just handed over. */
const SWEEP_AGE = 5_000;
const BATCH = 200;
const RECONNECT_PAUSE = 250;

const FLUSH_TRIES = 50;
const FLUSH_PAUSE = 200;

interface Registered {
  /** The state event that its store publishes. */
  readonly stateEvent?: EventDefinition;
  readonly republish: () => Promise<number>;
}

interface RelayOptions {
  readonly nats: NatsConnection;
  readonly logger: Logger;
  /** The streams this service publishes to. */
  readonly streams: readonly StreamName[];
  readonly sweepInterval?: number;
}

/**
 * Publishes the events in the aggregates' outboxes: at once when a write hands its document over, and by a sweep for events that a crash
 * or an unreachable broker has left there. An event may be published twice but is never skipped; an aggregate's events keep their order.
 */
export class OutboxRelay {
  readonly #options: RelayOptions;
  readonly #jetstream: JetStreamClient;
  readonly #models = new Map<Model<AggregateRecord>, Registered>();
  /** Of each aggregate that is being published, when that is done. */
  readonly #busy = new Map<string, Promise<void>>();
  /** Of each aggregate that is being published, its newest document, which comes next. */
  readonly #waiting = new Map<string, AggregateRecord>();
  #timer: NodeJS.Timeout | undefined;
  #sweeping: Promise<void> | undefined;
  #stopped = false;

  constructor(options: RelayOptions) {
    this.#options = options;
    this.#jetstream = options.nats.jetstream();
  }

  /** Registers a store's model for the sweep, with its republish. */
  register(model: Model<AggregateRecord>, registered: Registered): void {
    this.#models.set(model, registered);
  }

  /**
   * Publishes the state of every aggregate again, tombstones too, of all stores or of those with these state events; resolves to their
   * number. Throws for an event that no store has.
   */
  async republish(events?: readonly string[]): Promise<number> {
    const stores = [...this.#models.values()];
    const unknown = events?.filter((event) => !stores.some(({ stateEvent }) => stateEvent?.name === event)) ?? [];
    if (unknown.length > 0) throw new Error(`no store publishes ${unknown.join(", ")}`);
    let count = 0;
    for (const { stateEvent, republish } of stores)
      if (!events || (stateEvent && events.includes(stateEvent.name))) count += await republish();
    return count;
  }

  /** Resolves when everything written before the call is published; rejects after 10 s. */
  async flush(): Promise<void> {
    for (const model of this.#models.keys()) {
      let waiting = await this.#waitingAmong(model);
      for (let tries = 0; waiting.length > 0; tries += 1) {
        if (tries === FLUSH_TRIES) throw new Error(`${waiting.length} aggregates have events that wait`);
        await this.sweep();
        await delay(tries === 0 ? 0 : FLUSH_PAUSE);
        waiting = await this.#waitingAmong(model, waiting);
      }
    }
  }

  /** Makes the streams and sweeps: now, periodically, and whenever the connection to the broker is back. */
  async start(): Promise<void> {
    await untilAgreed(() => ensureStreams(this.#options.nats, this.#options.streams));
    this.#timer = setInterval(() => {
      if (!this.#sweeping) void this.sweep(SWEEP_AGE);
    }, this.#options.sweepInterval ?? SWEEP_INTERVAL);
    this.#timer.unref();
    void this.#sweepOnReconnect();
    void this.sweep();
  }

  /**
   * Hands over a document as it was just written, and returns at once. While the same aggregate is being published the document waits; a
   * newer one replaces it, since that holds all facts that are still pending, and the newest state.
   */
  enqueue(model: Model<AggregateRecord>, record: AggregateRecord): void {
    if (this.#stopped) return;
    const key = `${model.collection.name}/${record._id}`;
    const waiting = this.#waiting.get(key);
    if (!waiting || waiting.version <= record.version) this.#waiting.set(key, record);
    if (this.#busy.has(key)) return;
    this.#busy.set(key, this.#drainAll(model, key));
  }

  /** Publishes everything that has been waiting for longer than `age` milliseconds; resolves when that is done. */
  sweep(age = 0): Promise<void> {
    const sweeping = (this.#sweeping ?? Promise.resolve()).then(() => this.#sweepAll(age));
    this.#sweeping = sweeping;
    return sweeping.finally(() => {
      if (this.#sweeping === sweeping) this.#sweeping = undefined;
    });
  }

  /** The stores of aggregates, each with its state event. */
  get stores(): { model: Model<AggregateRecord>; stateEvent: EventDefinition }[] {
    return [...this.#models].flatMap(([model, { stateEvent }]) => (stateEvent ? [{ model, stateEvent }] : []));
  }

  /** How many aggregates have events waiting. */
  async pending(): Promise<number> {
    const counts = await Promise.all([...this.#models.keys()].map((model) => model.countDocuments({ outboxAt: { $exists: true } })));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  /** Milliseconds for which the oldest event has waited; 0 when none waits. */
  async age(): Promise<number> {
    const oldest = await Promise.all(
      [...this.#models.keys()].map((model) =>
        documentsOf<AggregateRecord>(model).findOne(
          { outboxAt: { $exists: true } },
          { sort: { outboxAt: 1 }, projection: { outboxAt: 1 } },
        ),
      ),
    );
    const now = Date.now();
    return Math.max(0, ...oldest.map((record) => now - (record?.outboxAt?.getTime() ?? now)));
  }

  /** Resolves when the documents handed over before the call have been published or have failed to be. */
  async idle(): Promise<void> {
    await Promise.all(this.#busy.values());
  }

  /** Finishes what is being published and stops. Other events stay in their outboxes until the next start. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#sweeping;
    await this.idle();
  }

  async #waitingAmong(model: Model<AggregateRecord>, ids?: readonly string[]): Promise<string[]> {
    const filter = { outboxAt: { $exists: true }, ...(ids && { _id: { $in: ids } }) };
    return (await model.find(filter, { _id: 1 }).lean<{ _id: string }[]>()).map(({ _id }) => _id);
  }

  async #sweepAll(age: number): Promise<void> {
    try {
      for (const model of this.#models.keys()) await this.#sweepModel(model, new Date(Date.now() - age));
    } catch (error) {
      if (!this.#stopped) this.#options.logger.warn({ err: error }, "outbox sweep failed; the next one tries again");
    }
  }

  async #sweepModel(model: Model<AggregateRecord>, until: Date): Promise<void> {
    let handedOver = 0;
    for await (const record of model
      .find({ outboxAt: { $lte: until } })
      .lean<AggregateRecord>()
      .cursor({ batchSize: BATCH })) {
      if (this.#stopped) return;
      this.enqueue(model, record as unknown as AggregateRecord);
      if (++handedOver % BATCH === 0) await this.idle();
    }
    await this.idle();
  }

  async #sweepOnReconnect(): Promise<void> {
    for await (const status of this.#options.nats.status()) {
      if (status.type !== "reconnect" || this.#stopped) continue;
      await this.#restoreStreams();
      void this.sweep();
    }
  }

  /** The broker may have lost its streams, and may not answer for them at once. */
  async #restoreStreams(): Promise<void> {
    const { nats, streams, logger } = this.#options;
    while (!this.#stopped && !nats.isClosed()) {
      try {
        return await ensureStreams(nats, streams);
      } catch (error) {
        logger.warn({ err: error }, "streams could not be made after a reconnect; trying again");
        await delay(RECONNECT_PAUSE);
      }
    }
  }

  async #drainAll(model: Model<AggregateRecord>, key: string): Promise<void> {
    for (let record = this.#waiting.get(key); record; record = this.#waiting.get(key)) {
      this.#waiting.delete(key);
      await this.#drain(model, record);
    }
    // No await between the check for more work and this line: nothing can be queued in between.
    this.#busy.delete(key);
  }

  async #drain(model: Model<AggregateRecord>, record: AggregateRecord): Promise<void> {
    const events = [...(record.pendingState ? [record.pendingState] : []), ...record.outbox];
    try {
      for (const event of events) await this.#publish(event);
      const published = record.outbox.map((event) => event.envelope.id);
      const documents = documentsOf(model);
      const emptied = await documents.updateOne(
        {
          _id: record._id,
          version: record.version,
          // A republish stores another pending state of the same version: remove only the published one.
          "pendingState.envelope.id": record.pendingState?.envelope.id ?? { $exists: false },
        },
        { $unset: { pendingState: 1, outboxAt: 1 }, $set: { outbox: [] } },
      );
      // A newer write publishes the newer state: remove only the facts published here.
      if (emptied.matchedCount === 0 && published.length > 0)
        await documents.updateOne({ _id: record._id }, { $pull: { outbox: { "envelope.id": { $in: published } } } } as Document);
    } catch (error) {
      if (!this.#stopped) this.#options.logger.warn({ err: error, aggregateId: record._id }, "publishing failed; the sweep tries again");
    }
  }

  async #publish({ subject, envelope }: PendingEvent): Promise<void> {
    const attributes = { "messaging.system": "nats", "messaging.message.id": envelope.id };
    await inSpanOf(envelope.traceparent, `publish ${envelope.name}`, { kind: "PRODUCER", attributes }, async () => {
      const header = headers();
      header.set("x-correlation-id", envelope.correlationId);
      for (const [name, value] of Object.entries(traceHeaders())) header.set(name, value);
      // A duplicate is a success: the event was published before.
      await this.#jetstream.publish(subject, JSON.stringify(envelope), { msgID: envelope.id, headers: header, timeout: 5_000 });
    });
  }
}
