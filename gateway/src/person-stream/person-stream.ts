import {
  claimedActor,
  CLOSED,
  demandTokenAccess,
  EventStream,
  type Logger,
  type Revocations,
  unauthenticated,
  unavailable,
} from "@muhtawa/service-kit/edge";
import type { FastifyInstance } from "fastify";
import type { GatewayEnv } from "../env.ts";
import type { OpenStreams } from "../generation-stream/generation-streams.ts";
import { contextOf } from "../http/request-context.ts";
import { forwardedHeaders } from "../subgraphs/forwarded-headers.ts";
import { PersonGenerations } from "./person-generations.ts";
import { StreamPlaces } from "./stream-places.ts";
import { followUpstream, type UpstreamEvent } from "./upstream.ts";

interface PersonStreamOptions {
  readonly env: GatewayEnv;
  readonly logger: Logger;
  readonly revocations: Revocations;
  readonly streams: OpenStreams;
}

/**
 * GET /me/stream: everything a signed-in person is told, in one connection. `generation` comes from the ai service and its workers, the rest
 * as the site service sends it. One of the two is enough to begin with; the other joins in when it is there. A client that comes back with the
 * id of the last event it has (Last-Event-ID) is told what it lacks.
 */
export function personStream(app: FastifyInstance, { env, logger, revocations, streams }: PersonStreamOptions): void {
  app.get("/me/stream", { exposeHeadRoute: false, compress: false }, async (request, reply) => {
    const context = contextOf(request, reply);
    if (!context.token) throw unauthenticated();
    const reader = claimedActor(context.token);
    revocations.demandLiving(reader);
    // This stream carries everything that happens to a person, so it isn't open to personal tokens.
    demandTokenAccess(reader, CLOSED);
    const places = StreamPlaces.of(request.headers["last-event-id"]?.toString());
    const leaving = new AbortController();
    const early: (() => void)[] = [];
    let handle = (work: () => void): void => void early.push(work);

    const follow = (url: string, onEvent: (event: UpstreamEvent) => void, lastEventId = (): string | undefined => undefined) =>
      followUpstream({
        url,
        headers: () => {
          const last = lastEventId();
          return { ...forwardedHeaders(context, env.INTERNAL_SECRET), ...(last ? { "last-event-id": last } : {}) };
        },
        onEvent: (event) => handle(() => onEvent(event)),
        onRefused: () => void handle(() => stream.end()),
        signal: leaving.signal,
        logger,
        correlationId: context.correlationId,
      });
    const both = [
      follow(`${env.urls.ai}/me/generations/stream`, ({ event, data }) => generations.heard(event, data)),
      follow(
        `${env.urls.site}/me/notices/stream`,
        ({ id, event, data }) => {
          places.noticed(id);
          stream.tell(event, data, places.id);
        },
        () => places.notice,
      ),
    ];
    await firstOpen(both).catch((error: unknown) => {
      leaving.abort();
      throw error;
    });

    const make = () => new EventStream(reply, env.STREAM_HEARTBEAT * 1000);
    const stream = keepOr(leaving, () => streams.keep(make, reader.id));
    const { feeds, readSnapshot } = streams;
    const [silence, patience] = [env.STREAM_HEARTBEAT * 1000, env.GENERATION_END_PATIENCE];
    const generations = new PersonGenerations({ stream, places, feeds, readSnapshot, context, logger, silence, patience });
    const forget = revocations.onRevoked(reader, () => void stream.end());
    handle = (work) => work();
    for (const work of early) work();
    await stream.closed;
    leaving.abort();
    forget();
    generations.close();
  });
}

function keepOr(leaving: AbortController, keep: () => EventStream): EventStream {
  try {
    return keep();
  } catch (error) {
    leaving.abort();
    throw error;
  }
}

/** Resolves with the first stream that opens; throws UNAUTHENTICATED when one refuses the token, SERVICE_UNAVAILABLE when none is there. */
async function firstOpen(streams: readonly ReturnType<typeof followUpstream>[]): Promise<void> {
  const isOpen = await Promise.any(
    streams.map(async (stream) => {
      const state = await stream;
      if (state === "refused") return false;
      if (state === "away") throw new Error("away");
      return true;
    }),
  ).catch((error: unknown) => {
    throw unavailable(error);
  });
  if (!isOpen) throw unauthenticated();
}
