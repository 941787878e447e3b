import type { EventDefinition, EventEnvelope } from "@muhtawa/contracts";
import type { KnownRow, ReadModel } from "../read-models/define-read-model.ts";
import type { Delivery } from "./consumer.ts";

/** What a service does upon an event. `Ports` is what it needs for that. */
export interface EventEffect<Ports> {
  /** `fact`: once for each fact. `repeatable`: as `fact`, by its own doing. `state`: again for states that are told again. `cascade`: in passes, for as long as it takes. */
  readonly kind: "fact" | "repeatable" | "state" | "cascade";
  /** In words, unique in its service; the inbox knows the effect by it. */
  readonly name: string;
  readonly event: EventDefinition;
  readonly run: (ports: Ports, event: EventEnvelope, delivery: Delivery) => Promise<unknown>;
}

/** What a service does when a row of its own read model has been written. */
export interface RowEffect<Ports> {
  readonly kind: "row";
  readonly name: string;
  readonly model: ReadModel;
  readonly run: (ports: Ports, row: KnownRow<object>) => Promise<unknown>;
}

/** What a service does upon an event, or upon a row that has changed. */
export type Effect<Ports> = EventEffect<Ports> | RowEffect<Ports>;

/** All that a service has to do with events, on one page: `src/events.ts`. */
export interface EventMap<Ports> {
  readonly service: string;
  readonly publishes: readonly EventDefinition[];
  /** What it keeps of others' aggregates. */
  readonly keeps: readonly ReadModel[];
  /** What it does upon facts, its own too. */
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

/** Does something once for each fact. An effect that a crash has interrupted comes again, so it has to bear being repeated. */
export const onFact = <Ports, Data>(name: string, event: EventDefinition<Data>, run: Run<Ports, Data>): EventEffect<Ports> =>
  effect("fact", name, event, run);

/** As `onFact`, for what has no second effect by its own doing and needs no inbox. */
export const onFactRepeatably = <Ports, Data>(name: string, event: EventDefinition<Data>, run: Run<Ports, Data>): EventEffect<Ports> =>
  effect("repeatable", name, event, run);

/** Does something for each state, in no certain order and again when it is told again. */
export const onState = <Ports, Data>(name: string, event: EventDefinition<Data>, run: Run<Ports, Data>): EventEffect<Ports> =>
  effect("state", name, event, run);

/**
 * Takes along what belongs to an aggregate that is gone. `run` takes some of it and resolves to how much that was; it may be repeated. The
 * fact is done with after a pass that finds nothing and begins so late that nothing can have been added since.
 */
export const onEnd = <Ports, Data>(
  name: string,
  event: EventDefinition<Data>,
  run: (ports: Ports, event: EventEnvelope<Data>, delivery: Delivery) => Promise<number>,
): EventEffect<Ports> => effect("cascade", name, event, run);

/** Does something when a row has been written, before its event is done with; again when it is written again. */
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
