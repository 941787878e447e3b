import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { diag, DiagLogLevel, SpanKind } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  type IdGenerator,
  NodeTracerProvider,
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
} from "@opentelemetry/sdk-trace-node";
import type { Logger } from "../logger.ts";
import { RELEASE } from "../migrations/release.ts";
import type { Tracing, TracingOptions } from "./tracing.ts";

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
}: TracingOptions & { readonly endpoint: string; readonly share: number }): Tracing {
  complainTo(logger);
  const ratio = new TraceIdRatioBasedSampler(share);
  const providerOf = (name: string, idGenerator: IdGenerator) =>
    new NodeTracerProvider({
      resource: resourceFromAttributes({
        "service.name": name,
        "service.namespace": "muhtawa",
        "service.version": RELEASE,
        "service.instance.id": randomUUID(),
      }),
      sampler: new ParentBasedSampler({ root: ratio, ...(isEdge && { remoteParentSampled: ratio, remoteParentNotSampled: ratio }) }),
      spanLimits: { attributeValueLengthLimit: LONGEST_VALUE, attributeCountLimit: MOST_ATTRIBUTES },
      spanProcessors: [
        new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` }), { maxQueueSize: QUEUE }),
      ],
      idGenerator,
    });
  const own = providerOf(service, new RandomIdGenerator());
  own.register();
  const ids = new ChosenIds();
  const foreign = new Map<string, NodeTracerProvider>();
  return {
    tell: ({ service: name, traceId, spanId, ...span }) => {
      const provider = foreign.get(name) ?? providerOf(name, ids);
      foreign.set(name, provider);
      ids.choose(traceId, spanId);
      provider.getTracer("muhtawa").startSpan(span.name, { kind: SpanKind.CLIENT, startTime: span.start, root: true }).end(span.end);
    },
    async stop() {
      const sent = Promise.all([own, ...foreign.values()].map((provider) => provider.shutdown().catch(() => {})));
      await Promise.race([sent, delay(LAST_SPANS, undefined, { ref: false })]);
    },
  };
}

/** The next span has the ids that were chosen for it. */
class ChosenIds implements IdGenerator {
  #traceId = "";
  #spanId = "";

  choose(traceId: string, spanId: string): void {
    this.#traceId = traceId;
    this.#spanId = spanId;
  }

  generateTraceId(): string {
    return this.#traceId;
  }

  generateSpanId(): string {
    return this.#spanId;
  }
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
