import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";

/** Stands for the real one until `startTracing` has registered that; without a collector its spans cost nothing and go nowhere. */
const tracer = trace.getTracer("muhtawa");

/** What a span is told. Names, ids and numbers only: what people write, and what opens doors, is never an attribute. */
export interface SpanOptions {
  readonly kind?: keyof typeof SpanKind;
  readonly attributes?: Attributes;
}

/** The headers by which the next process goes on with the trace under way: W3C's `traceparent`; none where nothing is traced. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** What work that is stored for later keeps, to go on with the trace under way; undefined where nothing is traced. */
export const traceparent = (): string | undefined => traceHeaders()["traceparent"];

/** Runs work as a span of the trace under way. A rejection marks the span with the error's name, never with its message. */
export async function inSpan<Result>(name: string, options: SpanOptions, work: (span: Span) => Promise<Result>): Promise<Result> {
  return spanned(context.active(), name, options, work);
}

/** Runs work as a span of the trace that has caused it, as its `traceparent` says; untraced where there is none. */
export async function inSpanOf<Result>(
  cause: string | undefined,
  name: string,
  options: SpanOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  if (cause === undefined) return work();
  return spanned(propagation.extract(ROOT_CONTEXT, { traceparent: cause }), name, options, work);
}

/** Begins a span of the trace under way, for work that isn't one function; whoever begins it ends it. */
export const beginSpan = (name: string, options: SpanOptions, parent = context.active()): Span =>
  tracer.startSpan(name, { kind: SpanKind[options.kind ?? "INTERNAL"], attributes: options.attributes ?? {} }, parent);

/** Renames the span under way, once it is known what it is about. */
export const nameSpan = (name: string): void => void trace.getActiveSpan()?.updateName(name);

/** Marks a span as failed, with the error's code or name. */
export function failSpan(span: Span, error: unknown): void {
  const { code, name } = error as { code?: unknown; name?: unknown };
  span.setAttribute("error.type", String(code ?? name ?? "unknown"));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

async function spanned<Result>(
  parent: Context,
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  const span = beginSpan(name, options, parent);
  try {
    return await context.with(trace.setSpan(parent, span), work, undefined, span);
  } catch (error) {
    failSpan(span, error);
    throw error;
  } finally {
    span.end();
  }
}
