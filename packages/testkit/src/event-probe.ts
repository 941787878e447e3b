import { randomUUID } from "node:crypto";
import { type EventDefinition, type EventEnvelope, type StreamName, streamConfig } from "@muhtawa/contracts";
import { connect, type ConsumerMessages, headers, type NatsConnection, type StreamConfig } from "nats";
import { eventually } from "./eventually.ts";

/** What an event's envelope says beside its data; each has a default. */
export interface PublishOptions {
  /** Default 1. */
  readonly sourceVersion?: number;
  /** The event's id; give it to publish the same event again. */
  readonly id?: string;
  readonly correlationId?: string;
  readonly actor?: { id: string; role: string } | null;
  readonly ip?: string;
  /** ISO 8601; default now. */
  readonly time?: string;
}

/** Reads and writes events as another service would. */
export interface EventProbe {
  /** Everything on these subjects of a stream, in the broker's order; grows as more arrives. */
  read(stream: StreamName, filter: string): Promise<EventEnvelope[]>;
  /** Everything seen of an event so far, also what was published before the probe began. */
  seen<Data>(event: EventDefinition<Data>): Promise<EventEnvelope<Data>[]>;
  /** The first event that matches, once it is there. */
  awaited<Data>(event: EventDefinition<Data>, matches?: (envelope: EventEnvelope<Data>) => boolean): Promise<EventEnvelope<Data>>;
  /** Publishes an event as the service that owns it would; resolves when the broker has it. */
  publish<Data>(event: EventDefinition<Data>, aggregateId: string, data: Data, options?: PublishOptions): Promise<EventEnvelope<Data>>;
  /** Answers for services that don't run, until the returned function is called: whoever asks them for their states hears that all has been told. */
  standInFor(...services: string[]): () => void;
  readonly nats: NatsConnection;
  stop(): Promise<void>;
}

/** Reads and writes events on a real broker, beside the service under test. */
export async function startEventProbe(natsUrl: string): Promise<EventProbe> {
  const nats = await connect({ servers: natsUrl, name: "event-probe" });
  const manager = await nats.jetstreamManager();
  const readers = new Map<string, Promise<EventEnvelope[]>>();
  const open = new Set<ConsumerMessages>();

  const ensureStream = (stream: StreamName) => manager.streams.add(streamConfig(stream) as Partial<StreamConfig> & { name: string });

  async function follow(stream: StreamName, filter: string): Promise<EventEnvelope[]> {
    await ensureStream(stream);
    const consumer = await nats.jetstream().consumers.get(stream, { filterSubjects: filter });
    const messages = await consumer.consume();
    open.add(messages);
    const seen: EventEnvelope[] = [];
    void (async () => {
      for await (const message of messages) seen.push(message.json<EventEnvelope>());
    })();
    return seen;
  }

  function read(stream: StreamName, filter: string): Promise<EventEnvelope[]> {
    const known = readers.get(filter) ?? follow(stream, filter);
    readers.set(filter, known);
    return known;
  }

  const seen = <Data>(event: EventDefinition<Data>) => read(event.stream, event.filter) as Promise<EventEnvelope<Data>[]>;

  return {
    nats,
    read,
    seen,
    async awaited(event, matches = () => true) {
      const events = await seen(event);
      return eventually(() => events.find(matches));
    },
    async publish(
      event,
      aggregateId,
      data,
      { sourceVersion = 1, id = randomUUID(), correlationId = randomUUID(), actor = null, ip, time = new Date().toISOString() } = {},
    ) {
      await ensureStream(event.stream);
      const envelope = {
        id,
        name: event.name,
        version: event.version,
        aggregateId,
        sourceVersion,
        time,
        actor,
        ...(ip ? { ip } : {}),
        correlationId,
        data: event.schema.parse(data),
      };
      const header = headers();
      header.set("x-correlation-id", correlationId);
      await nats.jetstream().publish(event.subject(aggregateId), JSON.stringify(envelope), { headers: header });
      return envelope;
    },
    standInFor(...services) {
      const answering = services.flatMap((service) =>
        ["republish", "flush"].map((request) =>
          nats.subscribe(`ops.${request}.${service}`, {
            callback: (_error, message) => void message.respond(JSON.stringify({ status: "done", count: 0 })),
          }),
        ),
      );
      return () => {
        for (const subscription of answering) subscription.unsubscribe();
      };
    },
    async stop() {
      await Promise.all([...open].map((messages) => messages.close()));
      await nats.close();
    },
  };
}
