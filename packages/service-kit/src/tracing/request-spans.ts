import { type Context, context, propagation, ROOT_CONTEXT, type SpanContext, trace, TraceFlags } from "@opentelemetry/api";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { beginSpan } from "./spans.ts";

/** What machines ask again and again. */
const UNTRACED = new Set(["/healthz", "/readyz", "/metrics"]);

declare module "fastify" {
  interface FastifyRequest {
    /** Of the span that answers it; absent for what isn't traced. */
    traceContext?: Context;
    /** The caller's own span, where it has named one. */
    callerSpan?: SpanContext | undefined;
  }
}

/** Every request is answered in a span, which goes on with the caller's trace. */
export function traceRequests(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const route = request.routeOptions.url ?? "none";
    if (UNTRACED.has(route)) return done();
    const caller = propagation.extract(ROOT_CONTEXT, request.headers);
    request.callerSpan = trace.getSpanContext(caller);
    const attributes = { "http.request.method": request.method, "http.route": route, "muhtawa.request_id": request.id };
    request.traceContext = trace.setSpan(caller, beginSpan(`${request.method} ${route}`, { kind: "SERVER", attributes }, caller));
    context.with(request.traceContext, done);
  });
  // A body arrives by events of its socket, which know of no context.
  app.addHook("preHandler", (request, _reply, done) => (request.traceContext ? context.with(request.traceContext, done) : done()));
  app.addHook("onResponse", async (request, reply) => endSpan(request, reply));
  app.addHook("onRequestAbort", async (request) => endSpan(request));
}

/** The ids of the span that a request is answered in, if it is kept. */
export function keptSpan({ traceContext }: FastifyRequest): SpanContext | undefined {
  const ids = traceContext && trace.getSpanContext(traceContext);
  return ids && ids.traceFlags & TraceFlags.SAMPLED ? ids : undefined;
}

function endSpan({ traceContext }: FastifyRequest, reply?: FastifyReply): void {
  const span = traceContext && trace.getSpan(traceContext);
  if (!span?.isRecording()) return;
  if (reply) span.setAttribute("http.response.status_code", reply.statusCode);
  else span.setAttribute("error.type", "aborted");
  span.end();
}
