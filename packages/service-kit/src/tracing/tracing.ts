import { z } from "zod";
import type { Logger } from "../logger.ts";

/** Where spans are sent, by the names that OpenTelemetry gives them everywhere. */
export const tracingEnv = {
  /** The collector, `http://collector:4318`; without it nothing is traced, and nothing of OpenTelemetry's is loaded but its interfaces. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** The share of all traces that are kept, from 0 to 1. The gateway decides; the services go along. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

/** What a process traces with. */
export interface TracingOptions {
  /** The process, as logs call it. */
  readonly service: string;
  readonly env: z.infer<z.ZodObject<typeof tracingEnv>>;
  readonly logger: Logger;
  /** Whether its callers are strangers, whose word on what is kept doesn't count. */
  readonly isEdge?: boolean;
}

/** A span that another program has measured, whose ids it has chosen itself. */
export interface ForeignSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly start: Date;
  readonly end: Date;
}

/** What sends spans. */
export interface Tracing {
  /** Hands on what a program has measured that can't reach the collector itself; absent where nothing is traced. */
  readonly tell?: (span: ForeignSpan) => void;
  /** Sends the last spans, within two seconds. */
  readonly stop: () => Promise<void>;
}

/** Begins to send spans, where a collector is named. */
export async function startTracing(options: TracingOptions): Promise<Tracing> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = options.env;
  if (endpoint === undefined) return { stop: async () => {} };
  const { exportSpans } = await import("./export-spans.ts");
  return exportSpans({ ...options, endpoint, share });
}
