import type { EventDefinition, EventEnvelope } from "@muhtawa/contracts";
import fc from "fast-check";

/** Lives of aggregates: made, changed any number of times, and perhaps deleted, each command telling the whole state. */
export const histories = <Data>(event: EventDefinition<Data>, card: fc.Arbitrary<object>, most: number) =>
  fc.array(fc.tuple(fc.uuid(), fc.array(card, { minLength: 1, maxLength: 5 }), fc.boolean()), { maxLength: most }).map((lives) =>
    lives.map(([id, cards, isDeleted]) => {
      const states = [...cards.map((state) => ({ ...state, deleted: false })), ...(isDeleted ? [{ deleted: true }] : [])];
      const events = states.map((state, index): EventEnvelope<Data> => ({
        id: `${id}-${index}`,
        name: event.name,
        version: event.version,
        aggregateId: id,
        sourceVersion: index + 1,
        time: "2026-01-01T00:00:00.000Z",
        actor: null,
        correlationId: "history",
        data: event.schema.parse(state),
      }));
      return { id, last: event.schema.parse(states.at(-1)), events };
    }),
  );

/** What the broker may make of it: each once at least, some again, in any order. */
export const asDelivered = <Thing>(things: readonly Thing[]): fc.Arbitrary<Thing[]> =>
  fc.subarray([...things]).chain((again) => {
    const all = [...things, ...again];
    return fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length });
  });
