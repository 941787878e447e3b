import { EventEmitter, once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

/** A span as a collector is sent it. */
export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  /** Nanoseconds since 1970. */
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  /** The process that it is of. */
  readonly service: string;
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
}

/** A collector of OpenTelemetry's, by its own protocol (OTLP as JSON over HTTP). */
export interface SpanCollector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly url: string;
  /** All that it was sent, in any field, as text. */
  readonly everything: () => string;
  /** Of the trace with this id, as soon as these are among them, each named `<process>: <name>`; rejects after 20 s with those that came. */
  readonly trace: (traceId: string, ...names: readonly string[]) => Promise<readonly CollectedSpan[]>;
  readonly stop: () => Promise<void>;
}

interface Value {
  readonly stringValue?: string;
  readonly intValue?: number;
  readonly doubleValue?: number;
  readonly boolValue?: boolean;
}
type Attributes = readonly { readonly key: string; readonly value: Value }[];
type Sent = Omit<CollectedSpan, "service" | "attributes"> & { readonly attributes?: Attributes };
interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Attributes };
    readonly scopeSpans: readonly { readonly spans: readonly Sent[] }[];
  }[];
}

const PATIENCE = 20_000;

/** Starts a collector. Processes send it their spans soon when OTEL_BSP_SCHEDULE_DELAY (milliseconds) is small. */
export async function startSpanCollector(): Promise<SpanCollector> {
  const spans: CollectedSpan[] = [];
  const bodies: string[] = [];
  const arrivals = new EventEmitter();
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      bodies.push(JSON.stringify(body));
      spans.push(...spansIn(body as Export));
      response.setHeader("content-type", "application/json").end("{}");
      arrivals.emit("spans");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const of = (traceId: string) => spans.filter((span) => span.traceId === traceId);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    everything: () => bodies.join("\n"),
    async trace(traceId, ...names) {
      const isWhole = () => names.every((name) => of(traceId).some((span) => `${span.service}: ${span.name}` === name));
      const late = AbortSignal.timeout(PATIENCE);
      while (!isWhole())
        await once(arrivals, "spans", { signal: late }).catch(() => {
          const came = of(traceId).map((span) => `${span.service}: ${span.name}`);
          throw new Error(`${names.join(", ")} are awaited, these came: ${came.join(", ")}`);
        });
      return of(traceId);
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const spansIn = ({ resourceSpans }: Export): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(valuesOf(resource.attributes)["service.name"]);
    return scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service, attributes: valuesOf(span.attributes ?? []) })));
  });

const valuesOf = (attributes: Attributes): Record<string, string | number | boolean> =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.doubleValue ?? value.boolValue ?? ""]),
  );
