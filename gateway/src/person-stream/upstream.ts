import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "@muhtawa/service-kit/edge";
import { EventSourceParserStream } from "eventsource-parser/stream";

export interface UpstreamEvent {
  readonly id?: string | undefined;
  readonly event: string;
  readonly data: unknown;
}

interface UpstreamOptions {
  readonly url: string;
  /** Made anew for every connection, since what is signed is good for a minute only. */
  readonly headers: () => Record<string, string>;
  readonly onEvent: (event: UpstreamEvent) => void;
  /** The service refuses the caller's token. */
  readonly onRefused: () => void;
  readonly signal: AbortSignal;
  readonly logger: Logger;
  readonly correlationId: string;
}

export type UpstreamState = "open" | "refused" | "away";

const RETRY = 1_000;
const CONNECT_LIMIT = 5_000;
/** Letters; beyond any event of a service. */
const LONGEST_EVENT = 4 * 1024 * 1024;

/** Follows a service's event stream, again and again while it is away or has no such stream. Resolves to how the first connection went. */
export function followUpstream(options: UpstreamOptions): Promise<UpstreamState> {
  const first = Promise.withResolvers<UpstreamState>();
  void keepFollowing(options, first.resolve);
  return first.promise;
}

async function keepFollowing(options: UpstreamOptions, tried: (state: UpstreamState) => void): Promise<void> {
  const { url, onRefused, signal, logger, correlationId } = options;
  let isAway = false;
  while (!signal.aborted) {
    let trouble: unknown;
    try {
      const response = await connect(options);
      if (response.status === 401) {
        tried("refused");
        return onRefused();
      }
      if (response.ok && response.body) {
        tried("open");
        if (isAway) logger.info({ url, correlationId }, "an event stream is back");
        isAway = false;
        await read(response.body, options);
      } else {
        await response.body?.cancel();
        trouble = new Error(`it answered ${response.status}`);
      }
    } catch (error) {
      trouble = error;
    }
    // Log once per outage.
    if (!isAway && !signal.aborted) logger.warn({ err: trouble, url, correlationId }, "an event stream is away; it is asked for again");
    isAway = true;
    tried("away");
    // Rejects only when it is ended, which the loop checks.
    await pause(RETRY, undefined, { signal }).catch(() => {});
  }
}

async function connect({ url, headers, signal }: UpstreamOptions): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), CONNECT_LIMIT);
  try {
    return await fetch(url, {
      headers: { accept: "text/event-stream", ...headers() },
      redirect: "error",
      signal: AbortSignal.any([signal, late.signal]),
    });
  } finally {
    clearTimeout(timer);
  }
}

async function read(body: ReadableStream<Uint8Array>, { onEvent }: UpstreamOptions): Promise<void> {
  const text = new TextDecoderStream() as unknown as TransformStream<Uint8Array, string>;
  for await (const { id, event, data } of body.pipeThrough(text).pipeThrough(new EventSourceParserStream({ maxBufferSize: LONGEST_EVENT })))
    if (event !== undefined) onEvent({ id: id || undefined, event, data: JSON.parse(data) });
}
