import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { diag, DiagLogLevel } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider, ParentBasedSampler, TraceIdRatioBasedSampler } from "@opentelemetry/sdk-trace-node";
import type { Logger } from "../logger.ts";
import { RELEASE } from "../migrations/release.ts";
import type { TracingOptions } from "./tracing.ts";

/** Spans that wait for the collector; further ones are dropped. */
const QUEUE = 2_048;
const LONGEST_VALUE = 256;
const MOST_ATTRIBUTES = 32;
/** Milliseconds. */
const LAST_SPANS = 2_000;
const BETWEEN_COMPLAINTS = 5 * 60_000;

/** Registers the provider of OpenTelemetry's interfaces for this process; loaded only where a collector is named. */
export function exportSpans({
  service,
  endpoint,
  share,
  logger,
  isEdge = false,
}: TracingOptions & { readonly endpoint: string; readonly share: number }): () => Promise<void> {
  complainTo(logger);
  const ratio = new TraceIdRatioBasedSampler(share);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      "service.name": service,
      "service.namespace": "muhtawa",
      "service.version": RELEASE,
      "service.instance.id": randomUUID(),
    }),
    sampler: new ParentBasedSampler({ root: ratio, ...(isEdge && { remoteParentSampled: ratio, remoteParentNotSampled: ratio }) }),
    spanLimits: { attributeValueLengthLimit: LONGEST_VALUE, attributeCountLimit: MOST_ATTRIBUTES },
    spanProcessors: [new BatchSpanProcessor(exporter, { maxQueueSize: QUEUE })],
  });
  provider.register();
  return async () => {
    const sent = provider.shutdown().catch(() => {});
    await Promise.race([sent, delay(LAST_SPANS, undefined, { ref: false })]);
  };
}

/** A collector that is away is told of now and then, not with every batch. */
function complainTo(logger: Logger): void {
  let next = 0;
  const complain = (message: string) => {
    if (Date.now() < next) return;
    next = Date.now() + BETWEEN_COMPLAINTS;
    logger.warn({ reason: message.slice(0, LONGEST_VALUE) }, "spans could not be sent to the collector; they are dropped");
  };
  const silent = () => {};
  diag.setLogger({ error: complain, warn: silent, info: silent, debug: silent, verbose: silent }, DiagLogLevel.ERROR);
}
