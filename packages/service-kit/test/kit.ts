import { randomUUID } from "node:crypto";
import type { EventDefinition, EventEnvelope, StreamName } from "@muhtawa/contracts";
import { eventually, startEventProbe } from "@muhtawa/testkit";
import type { Collection } from "mongodb";
import type { Connection } from "mongoose";
import type { NatsConnection } from "../src/nats.ts";
import { Registry } from "prom-client";
import { answerRequests } from "../src/events/republish.ts";
import {
  connectMongo,
  connectNats,
  type ConsumerDefinition,
  ConsumerRunner,
  createLogger,
  type Delivery,
  ensureIndexes,
  EventFollower,
  type EventMap,
  type Logger,
  OutboxRelay,
  type RunnerOptions,
  type Stored,
} from "../src/index.ts";
import type { Check } from "../src/http/health.ts";
import { nativeCollection } from "../src/persistence/native-collection.ts";
import { type Note, noteStamped, noteStore, type NoteStore } from "./sample/note.ts";

/** A consumer of one event, one after the other. */
export const consumerOf = <Data>(
  durable: string,
  event: EventDefinition<Data>,
  handle: (event: EventEnvelope<Data>, delivery: Delivery) => Promise<void>,
): ConsumerDefinition => ({
  durable,
  stream: event.stream,
  events: [event],
  concurrency: 1,
  handle: handle as ConsumerDefinition["handle"],
});

const STREAMS: readonly StreamName[] = ["SITE"];

/** One process's worth of the kit: its own connections, relay and runner. */
export interface Kit {
  readonly connection: Connection;
  readonly nats: NatsConnection;
  readonly relay: OutboxRelay;
  readonly notes: NoteStore;
  /** The notes' documents, with what the store keeps beside their state. */
  readonly stored: Collection<Stored<Note>>;
  /** Consumers with retry delays short enough for a test. */
  runner(options?: Partial<RunnerOptions>): ConsumerRunner;
  /** What a map of events says is done until the kit stops, or the returned function is called. */
  follow<Ports>(map: EventMap<Ports>, ports: Ports, options?: FollowOptions): Promise<Following<Ports>>;
  stopFollowing(): Promise<void>;
  /** An aggregate's events in the broker's order, once they are what is awaited. */
  eventsOf(id: string, awaited: (events: EventEnvelope[]) => boolean): Promise<EventEnvelope[]>;
  /** The stamps that an aggregate's facts tell of, repetitions left out, once there are so many. */
  stampsOf(id: string, count: number): Promise<string[]>;
  stop(): Promise<void>;
}

interface FollowOptions {
  readonly runner?: Partial<RunnerOptions>;
  readonly settle?: number;
  readonly noteInterval?: number;
  readonly keepReplaced?: number;
  readonly firstFill?: number;
  readonly logger?: Logger;
}

interface Following<Ports> {
  readonly follower: EventFollower<Ports>;
  readonly metrics: Registry;
  /** What `/readyz` would say of what the follower needs. */
  isReady(): Promise<boolean>;
  stop(): Promise<void>;
}

const silent = createLogger("test", "silent");

/** A logger whose lines a test can read. */
export function recordingLogger() {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger("test", "info", { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  return { logger, lines };
}

/** The regular sweep comes too late to hide it when an event wasn't published as it should be. */
const NEVER = 3_600_000;

export async function startKit(
  { mongoUrl, natsUrl }: { mongoUrl: string; natsUrl: string },
  database = `kit_${randomUUID().slice(0, 8)}`,
  sweepInterval = NEVER,
): Promise<Kit> {
  const [connection, nats] = await Promise.all([connectMongo(mongoUrl, database), connectNats(natsUrl, "kit-test")]);
  const relay = new OutboxRelay({ nats, logger: silent, streams: STREAMS, sweepInterval });
  const notes = noteStore(connection, relay);
  await ensureIndexes(connection);
  await relay.start();
  const probe = await startEventProbe(natsUrl);
  // What the kit's notes and stamps are called after is their owner.
  answerRequests(nats, "site", relay, silent);
  const runners: ConsumerRunner[] = [];
  const stops: (() => Promise<void>)[] = [];
  const runner = (options?: Partial<RunnerOptions>) => {
    const made = new ConsumerRunner({ nats, logger: silent, retryDelays: [20, 20], ...options });
    runners.push(made);
    return made;
  };
  const stopFollowing = async () => void (await Promise.all(stops.splice(0).map((stop) => stop())));
  return {
    stopFollowing,
    connection,
    nats,
    relay,
    notes,
    stored: nativeCollection(connection, "notes"),
    runner,
    async follow(map, ports, { runner: runnerOptions, logger = silent, ...options } = {}) {
      const consumers = runner(runnerOptions);
      const closing = new AbortController();
      const steps: (() => Promise<void>)[] = [];
      const metrics = new Registry();
      const needs: Check[] = [];
      const parts = { connection, nats, logger, consumers, metrics, closing: closing.signal };
      const beforeClose = (step: () => Promise<void>) => void steps.push(step);
      const readyWhen = (_name: string, check: Check) => void needs.push(check);
      const follower = new EventFollower({ ...parts, beforeClose, readyWhen }, map, { noteInterval: 200, ...options });
      await ensureIndexes(connection);
      await follower.start(ports);
      const stop = async () => {
        closing.abort(new Error("the test is over"));
        await consumers.stop();
        for (const step of steps.splice(0)) await step();
      };
      stops.push(stop);
      return {
        follower,
        metrics,
        isReady: async () => (await Promise.all(needs.map((check) => check()))).every(Boolean),
        stop,
      };
    },
    async eventsOf(id, awaited) {
      const ofNotes = await probe.read("SITE", "site.note.*.>");
      return eventually(() => {
        const found = ofNotes.filter(({ aggregateId }) => aggregateId === id);
        return awaited(found) && found;
      });
    },
    async stampsOf(id, count) {
      const facts = await probe.seen(noteStamped);
      return eventually(() => {
        const stamps = new Set(facts.filter(({ aggregateId }) => aggregateId === id).map(({ data }) => data.stamp));
        return stamps.size >= count && [...stamps];
      });
    },
    async stop() {
      await probe.stop();
      await stopFollowing();
      await Promise.all(runners.map((made) => made.stop()));
      await relay.stop();
      await nats.close();
      await connection.close();
    },
  };
}
