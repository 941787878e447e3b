import type { EventDefinition, EventEnvelope } from "@muhtawa/contracts";
import type { KnownRow, ReadModel } from "../read-models/define-read-model.ts";
import type { Delivery } from "./consumer.ts";

/** The effect of an event in a service. `Ports` is what the effect needs. */
export interface EventEffect<Ports> {
  /**
   * `fact`: once for each fact, by the inbox. `repeatable`: for each fact, without the inbox, because the effect is idempotent. `state`: for
   * each state event, also one that is republished. `cascade`: in passes, for as long as it takes.
   */
  readonly kind: "fact" | "repeatable" | "state" | "cascade";
  /** The effect in words, unique in its service: the event map prints it, and it is the key in the inbox. */
  readonly name: string;
  readonly event: EventDefinition;
  readonly run: (ports: Ports, event: EventEnvelope, delivery: Delivery) => Promise<unknown>;
}

/** The effect of a written row of one of the service's own read models. */
export interface RowEffect<Ports> {
  readonly kind: "row";
  readonly name: string;
  readonly model: ReadModel;
  readonly run: (ports: Ports, row: KnownRow<object>) => Promise<unknown>;
}

/** The effect of an event, or of a changed row. */
export type Effect<Ports> = EventEffect<Ports> | RowEffect<Ports>;

/** Everything that a service has to do with events: what it publishes, keeps and does. Declared in its `src/events.ts`. */
export interface EventMap<Ports> {
  readonly service: string;
  readonly publishes: readonly EventDefinition[];
  /** Its read models of other services' aggregates. */
  readonly keeps: readonly ReadModel[];
  /** Its effects, also those of its own facts. */
  readonly does: readonly Effect<Ports>[];
}

type Run<Ports, Data> = (ports: Ports, event: EventEnvelope<Data>, delivery: Delivery) => Promise<unknown>;

function effect<Ports, Data>(
  kind: EventEffect<Ports>["kind"],
  name: string,
  event: EventDefinition<Data>,
  run: Run<Ports, Data>,
): EventEffect<Ports> {
  const expected = kind === "state" ? "state" : "fact";
  if (event.kind !== expected) throw new Error(`${name}: ${event.name} is a ${event.kind}, not a ${expected}`);
  return { kind, name, event, run: run as Run<Ports, unknown> };
}

/** An effect that runs once for each fact. One that a crash has interrupted runs again, so it has to be idempotent. */
export const onFact = <Ports, Data>(name: string, event: EventDefinition<Data>, run: Run<Ports, Data>): EventEffect<Ports> =>
  effect("fact", name, event, run);

/** As `onFact`, for an idempotent effect: it needs no inbox. */
export const onFactRepeatably = <Ports, Data>(name: string, event: EventDefinition<Data>, run: Run<Ports, Data>): EventEffect<Ports> =>
  effect("repeatable", name, event, run);

/** An effect that runs for each state event: in no guaranteed order, and again for one that is republished. */
export const onState = <Ports, Data>(name: string, event: EventDefinition<Data>, run: Run<Ports, Data>): EventEffect<Ports> =>
  effect("state", name, event, run);

/**
 * A cascade: deletes what belongs to a deleted aggregate. Each `run` is one pass: it deletes some of it and resolves to how many. It has
 * to be idempotent. The fact is acknowledged after a pass that found nothing and began after the settling time.
 */
export const onEnd = <Ports, Data>(
  name: string,
  event: EventDefinition<Data>,
  run: (ports: Ports, event: EventEnvelope<Data>, delivery: Delivery) => Promise<number>,
): EventEffect<Ports> => effect("cascade", name, event, run);

/** An effect that runs after each write of a row, before its event is acknowledged. */
export const onRow = <Ports, Row extends object>(
  name: string,
  model: ReadModel<Row>,
  run: (ports: Ports, row: KnownRow<Row>) => Promise<unknown>,
): RowEffect<Ports> => ({
  kind: "row",
  name,
  model,
  run: run as RowEffect<Ports>["run"],
});
