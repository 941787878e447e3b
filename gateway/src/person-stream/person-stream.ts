import { claimedActor, type Logger, type Revocations, unauthenticated, unavailable } from "@muhtawa/service-kit";
import type { FastifyInstance } from "fastify";
import type { GatewayEnv } from "../env.ts";
import { EventStream } from "../generation-stream/event-stream.ts";
import type { OpenStreams } from "../generation-stream/generation-streams.ts";
import { contextOf } from "../http/request-context.ts";
import { forwardedHeaders } from "../subgraphs/forwarded-headers.ts";
import { PersonGenerations } from "./person-generations.ts";
import { followUpstream, type UpstreamEvent } from "./upstream.ts";

interface PersonStreamOptions {
  readonly env: GatewayEnv;
  readonly logger: Logger;
  readonly revocations: Revocations;
  readonly streams: OpenStreams;
}

/**
 * GET /me/stream: everything a signed-in person is told, in one connection. `generation` comes from the ai service and its workers, the rest
 * as the site service sends it. One of the two is enough to begin with; the other joins in when it is there.
 */
export function personStream(app: FastifyInstance, { env, logger, revocations, streams }: PersonStreamOptions): void {
  app.get("/me/stream", { exposeHeadRoute: false, compress: false }, async (request, reply) => {
    const context = contextOf(request, reply);
    if (!context.token) throw unauthenticated();
    const reader = claimedActor(context.token);
    revocations.demandLiving(reader);
    const leaving = new AbortController();
    const early: (() => void)[] = [];
    let handle = (work: () => void): void => void early.push(work);

    const follow = (url: string, onEvent: (event: UpstreamEvent) => void) =>
      followUpstream({
        url,
        headers: () => forwardedHeaders(context, env.INTERNAL_SECRET),
        onEvent: (event) => handle(() => onEvent(event)),
        onRefused: () => void handle(() => stream.end()),
        signal: leaving.signal,
        logger,
      });
    const both = [
      follow(`${env.urls.ai}/me/generations/stream`, ({ data }) => generations.heard(data)),
      follow(`${env.urls.site}/me/notices/stream`, ({ event, data }) => stream.tell(event, data)),
    ];
    await firstOpen(both).catch((error: unknown) => {
      leaving.abort();
      throw error;
    });

    const stream = new EventStream(reply, env.STREAM_HEARTBEAT * 1000, () => {});
    const generations = new PersonGenerations({ stream, feeds: streams.feeds, readSnapshot: streams.readSnapshot, context });
    streams.open.add(stream);
    const forget = revocations.onRevoked(reader, () => void stream.end());
    handle = (work) => work();
    for (const work of early) work();
    await stream.closed;
    leaving.abort();
    forget();
    streams.open.delete(stream);
    generations.close();
  });
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
