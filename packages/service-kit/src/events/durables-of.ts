import { createHash } from "node:crypto";
import type { EventDefinition, EventEnvelope, StreamName } from "@muhtawa/contracts";
import type { Checkpoints } from "../read-models/checkpoints.ts";
import type { KnownRow, ReadModel } from "../read-models/define-read-model.ts";
import type { ReadModelKeeper } from "../read-models/keeper.ts";
import type { ConsumerDefinition, Delivery } from "./consumer.ts";
import type { EventEffect, EventMap, RowEffect } from "./event-map.ts";
import { type PassOptions, repeatPasses } from "./passes.ts";
import type { Inbox } from "../persistence/inbox.ts";

const AT_ONCE = 16;
const CASCADES_AT_ONCE = 50;

/**
 * The streams of a map's read models, each with the name of the durable that feeds them. The name holds a hash of their shapes: with other
 * shapes it is a new durable, which reads the stream from its beginning.
 */
export function keepingDurables({ service, keeps }: Pick<EventMap<never>, "service" | "keeps">): Map<StreamName, string> {
  const streams = new Set(keeps.flatMap(({ events }) => events.map(({ stream }) => stream)));
  return new Map(
    [...streams].map((stream) => {
      const fed = keeps.filter(({ events }) => events.some((event) => event.stream === stream)).map(({ collection }) => collection);
      const hash = createHash("sha256").update(fed.toSorted().join()).digest("hex").slice(0, 8);
      return [stream, `${service}--keeps-${stream.toLowerCase()}-${hash}`];
    }),
  );
}

interface Parts<Ports> {
  readonly map: EventMap<Ports>;
  readonly ports: Ports;
  readonly keeper: ReadModelKeeper;
  readonly checkpoints: Checkpoints;
  readonly inbox: Inbox;
  readonly passes: PassOptions;
}

/** The durables of a map, at most three for each stream: one for read models, one for quick effects, one for those that take long. */
export function durablesOf<Ports>(parts: Parts<Ports>): ConsumerDefinition[] {
  return [...keepers(parts), ...effects(parts, "facts"), ...effects(parts, "cascades")];
}

function keepers<Ports>({ map, ports, keeper, checkpoints }: Parts<Ports>): ConsumerDefinition[] {
  const rowEffects = map.does.filter((effect): effect is RowEffect<Ports> => effect.kind === "row");
  const written = async (model: ReadModel, row: KnownRow<object>) => {
    for (const effect of rowEffects) if (effect.model === model) await effect.run(ports, row);
  };
  const events = new Map(map.keeps.flatMap((model) => model.events.map((event) => [event.name, event] as const)));
  return [...keepingDurables(map)].map(([stream, durable]) => ({
    durable,
    stream,
    events: [...events.values()].filter((event) => event.stream === stream),
    concurrency: AT_ONCE,
    async handle(event, { sequence }) {
      await keeper.take(event as EventEnvelope<{ deleted: boolean }>, written);
      await keeper.gaps.close(events.get(event.name)?.subject(event.aggregateId) ?? "", sequence);
    },
    async givenUp(subject, sequence, error) {
      // A later state closes the gap that this one leaves.
      if (!(await checkpoints.hasNewer(stream, subject, sequence))) await keeper.gaps.open(subject, sequence, error);
    },
  }));
}

function effects<Ports>({ map, ports, inbox, passes }: Parts<Ports>, which: "facts" | "cascades"): ConsumerDefinition[] {
  const all = map.does.filter(
    (effect): effect is EventEffect<Ports> => effect.kind !== "row" && (effect.kind === "cascade") === (which === "cascades"),
  );
  const run = async (effect: EventEffect<Ports>, event: EventEnvelope, delivery: Delivery) => {
    if (effect.kind === "state" || effect.kind === "repeatable") await effect.run(ports, event, delivery);
    else if (effect.kind === "fact") await inbox.once(effect.name, event, async () => void (await effect.run(ports, event, delivery)));
    else await repeatPasses(event, async () => Number(await effect.run(ports, event, delivery)), delivery, passes);
  };
  return [...Map.groupBy(all, ({ event }) => event.stream)].map(([stream, ofStream]) => ({
    durable: `${map.service}--${which}-${stream.toLowerCase()}`,
    stream,
    events: uniqueEvents(ofStream),
    // Cascades mostly wait, and are independent of each other.
    concurrency: which === "cascades" ? CASCADES_AT_ONCE : AT_ONCE,
    async handle(event, delivery) {
      // Run all effects even if one fails.
      const outcomes = await Promise.allSettled(
        ofStream.filter((effect) => effect.event.name === event.name).map((effect) => run(effect, event, delivery)),
      );
      const failed = outcomes.filter((outcome) => outcome.status === "rejected");
      if (failed.length === 1) throw failed[0]?.reason;
      if (failed.length > 1)
        throw new AggregateError(
          failed.map(({ reason }) => reason as unknown),
          failed.map(({ reason }) => String(reason)).join("; "),
        );
    },
  }));
}

const uniqueEvents = <Ports>(all: readonly EventEffect<Ports>[]): EventDefinition[] => [
  ...new Map(all.map(({ event }) => [event.name, event])).values(),
];
