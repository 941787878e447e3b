import {
  claimedActor,
  ensureStreams,
  EventStream,
  type Logger,
  notFound,
  rateLimited,
  type Revocations,
  unauthenticated,
} from "@muhtawa/service-kit/edge";
import type { FastifyInstance } from "fastify";
import type { NatsConnection } from "@muhtawa/service-kit/nats";
import { Gauge, type Registry } from "prom-client";
import type { GatewayEnv } from "../env.ts";
import { contextOf } from "../http/request-context.ts";
import { FollowedGeneration } from "./followed-generation.ts";
import { type FeedLease, GenerationFeeds } from "./generation-feeds.ts";
import { hasEnded, type ReadSnapshot, snapshotReader } from "./generation-snapshot.ts";
import { isEnd } from "./place.ts";

/** Seconds. */
const AGAIN_IN = 30;

/** An id goes into a subject, where dots and wildcards would mean something. */
const ID = /^[\w-]{1,64}$/;

interface GenerationStreamsOptions {
  readonly env: GatewayEnv;
  readonly nats: NatsConnection;
  readonly logger: Logger;
  readonly registry: Registry;
  readonly revocations: Revocations;
}

/** What streams of every kind share. */
export interface OpenStreams {
  readonly feeds: GenerationFeeds;
  readonly readSnapshot: ReadSnapshot;
  /** Keeps a stream until it is closed; it ends with the gateway, and when the broker is lost. Throws RATE_LIMITED when its reader has too many. */
  readonly keep: (stream: () => EventStream, readerId: string) => EventStream;
  readonly end: () => void;
}

/** GET /ai/generations/{id}/stream: a generation's text as server-sent events while it is written. */
export function generationStreams(
  app: FastifyInstance,
  { env, nats, logger, registry, revocations }: GenerationStreamsOptions,
): OpenStreams {
  const feeds = new GenerationFeeds(nats, logger);
  const readSnapshot = snapshotReader(env);
  const open = new Map<EventStream, string>();
  const keep: OpenStreams["keep"] = (make, readerId) => {
    const own = [...open.values()].filter((reader) => reader === readerId);
    if (own.length >= env.STREAMS_PER_PERSON) throw rateLimited(AGAIN_IN);
    const stream = make();
    open.set(stream, readerId);
    void stream.closed.then(() => open.delete(stream));
    return stream;
  };
  const end = () => [...open.keys()].forEach((stream) => stream.end());
  void feeds.watch(end, () => ensureStreams(nats, ["AI_OUTPUT"]));
  gauge(registry, "muhtawa_generation_streams", "Clients that follow generations", () => open.size);
  gauge(registry, "muhtawa_generation_feeds", "Generations that are followed", () => feeds.size);

  app.get<{ Params: { id: string } }>("/ai/generations/:id/stream", { exposeHeadRoute: false, compress: false }, async (request, reply) => {
    const { id } = request.params;
    const context = contextOf(request, reply);
    if (!context.token) throw unauthenticated();
    if (!ID.test(id)) throw notFound();
    const snapshot = await readSnapshot(id, context);
    // By now the ai service has verified the token; it may end at any time.
    const reader = claimedActor(context.token);
    revocations.demandLiving(reader);
    const place = request.headers["last-event-id"]?.toString() || undefined;
    const ended = hasEnded(snapshot);
    const lease = ended ? undefined : await feeds.join(id);

    const stream = keepOrLeave(() => new EventStream(reply, env.STREAM_HEARTBEAT * 1000), reader.id, lease);
    const following = new FollowedGeneration({
      feeds,
      readSnapshot,
      context,
      logger,
      silence: env.STREAM_HEARTBEAT * 1000,
      patience: env.GENERATION_END_PATIENCE,
      id,
      status: snapshot.status,
      place,
      replays: true,
      // Progress without a place tells the status, which only a person's stream shows.
      tell: (_, { type, ...data }, at) => (at || isEnd({ type })) && stream.tell(type, data, at),
      onEnd: () => stream.end(),
    });
    const forget = revocations.onRevoked(reader, () => stream.end());
    void stream.closed.then(() => {
      forget();
      following.leave();
    });
    if (ended) void following.finish(snapshot);
    else following.follow(lease);
  });
  return { feeds, readSnapshot, keep, end };

  function keepOrLeave(make: () => EventStream, readerId: string, lease: FeedLease | undefined): EventStream {
    try {
      return keep(make, readerId);
    } catch (error) {
      lease?.leave();
      throw error;
    }
  }
}

function gauge(registry: Registry, name: string, help: string, value: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(value());
    },
  });
}
