import { keptSpan, type Tracing } from "@muhtawa/service-kit/edge";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { z } from "zod";

/** Tells the browser that the trace which it has begun is kept; named by W3C's Trace Context, level 2. */
export const TRACE_RESPONSE = "traceresponse";

const BODY_LIMIT = 8 * 1024;
/** Traces whose first span is awaited. */
const AWAITED = 10_000;
/** Milliseconds: how long it is awaited, and the longest that a request may have taken. */
const PATIENCE = 5 * 60_000;

const instant = z.number().int().positive();
const measured = z.object({
  spans: z.array(z.object({ traceId: z.string(), spanId: z.string(), start: instant, end: instant })).max(32),
});

/**
 * Browsers can't reach the collector: what they have measured comes by `POST /browser-spans` and is handed on. Only once, only of requests that
 * were answered here a short while ago, and nothing but their times.
 */
export function takeBrowserSpans(app: FastifyInstance, { tell }: Tracing): void {
  if (!tell) return;
  const awaited = new LRUCache<string, number>({ max: AWAITED, ttl: PATIENCE });
  const keyOf = ({ traceId, spanId }: { traceId: string; spanId: string }) => `${traceId}-${spanId}`;

  app.addHook("onSend", async (request, reply) => {
    const [kept, { callerSpan }] = [keptSpan(request), request];
    if (!kept || !callerSpan) return;
    reply.header(TRACE_RESPONSE, `00-${kept.traceId}-${kept.spanId}-01`);
    awaited.set(keyOf(callerSpan), Date.now());
  });

  // A browser that leaves the page sends text.
  app.post("/browser-spans", { bodyLimit: BODY_LIMIT }, (request, reply) => {
    const { data } = measured.safeParse(parsed(request.body));
    if (!data) return reply.code(400).send();
    for (const { traceId, spanId, start, end } of data.spans) {
      const answered = awaited.get(keyOf({ traceId, spanId }));
      if (answered === undefined || end < start || end - start > PATIENCE) continue;
      awaited.delete(keyOf({ traceId, spanId }));
      // By the clock of the servers, whatever the browser's says: its answer had come when ours was sent.
      const [from, to] = [answered - (end - start), answered];
      tell({ service: "browser", name: "request", traceId, spanId, start: new Date(from), end: new Date(to) });
    }
    return reply.code(204).send();
  });
}

function parsed(body: unknown): unknown {
  if (typeof body !== "string") return body;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
