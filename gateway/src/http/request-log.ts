import type { Logger } from "@muhtawa/service-kit/edge";
import type { FastifyInstance } from "fastify";
import { Histogram, type Registry } from "prom-client";
import { CORRELATION_HEADER } from "./correlation.ts";

/** Which GraphQL operation a request ran. */
export interface OperationLabel {
  /** As the client calls it. */
  readonly name: string | null;
  readonly type: string;
  /** Its first field: what metrics go by, since clients may call operations whatever they like. */
  readonly field: string;
}

declare module "fastify" {
  interface FastifyRequest {
    operation?: OperationLabel;
  }
}

/** What machines ask again and again. */
export const PROBES = new Set(["/healthz", "/readyz", "/metrics"]);

/** Every request is answered with its correlation id, logged with it, and counted by route or operation. */
export function logRequests(app: FastifyInstance, logger: Logger, registry: Registry): void {
  const durations = new Histogram({
    name: "muhtawa_http_request_duration_seconds",
    help: "Time to answer a request, by route and, for GraphQL, by operation",
    labelNames: ["method", "route", "operation", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });

  app.addHook("onRequest", async (request, reply) => void reply.header(CORRELATION_HEADER, request.id));
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    const { operation } = request;
    const milliseconds = Math.round(reply.elapsedTime);
    durations.observe(
      {
        method: request.method,
        route,
        operation: operation ? `${operation.type} ${operation.field}` : "",
        status: reply.statusCode,
      },
      reply.elapsedTime / 1000,
    );
    logger[PROBES.has(route) ? "debug" : "info"](
      {
        correlationId: request.id,
        method: request.method,
        route,
        ...(operation ? { operation: operation.name ?? operation.field, type: operation.type } : { path: request.url.split("?")[0] }),
        status: reply.statusCode,
        milliseconds,
      },
      "request",
    );
  });
}
