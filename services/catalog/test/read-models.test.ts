import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { basicDataState, type EventEnvelope, mediaState } from "@muhtawa/contracts";
import { connectMongo, mediaOwners, Rows, ReadModelKeeper } from "@muhtawa/service-kit";
import { asDelivered, histories, startEngines, type TestEngines } from "@muhtawa/testkit";
import fc from "fast-check";
import type { Connection } from "mongoose";
import { events } from "../src/events.ts";
import { ActivityRecords } from "../src/read-models/activity-records.ts";

const RUNS = 25;

let engines: TestEngines;
let connection: Connection;
beforeAll(async () => {
  engines = await startEngines();
  connection = await connectMongo(engines.mongoUrl, `test_histories_${Date.now()}`);
});
afterAll(async () => {
  await connection?.close();
  await engines?.stop();
});

const media = fc.record({
  ownerId: fc.constantFrom("noura", "salem"),
  kind: fc.constantFrom("IMAGE", "DOCUMENT"),
  name: fc.constant("a"),
  mimeType: fc.constant("image/png"),
  size: fc.nat(),
});
const record = fc.record({
  category: fc.constantFrom("business-activity", "tone"),
  slug: fc.constantFrom("drones", "dates"),
  value: fc.constant("value"),
  displayName: fc.constantFrom("Drones", "Dates"),
  isActive: fc.boolean(),
});
/** A record stays in its category. */
const records = histories(basicDataState, record, 4).map((lives) =>
  lives.map(({ id, events }) => {
    const first = events[0]?.data;
    const category = first && !first.deleted ? first.category : "tone";
    const told = events.map((event) => ({ ...event, data: event.data.deleted ? event.data : { ...event.data, category } }));
    return { id, category, events: told };
  }),
);

test("read models equal the owners' state in the end, whatever was commanded and however its events arrive, many at once", async () => {
  const models = { media: new Rows(connection, mediaOwners), records: new ActivityRecords(connection) };
  const keeper = new ReadModelKeeper(connection, events.keeps);
  await keeper.prepare();
  const told = fc
    .record({ files: histories(mediaState, media, 5), lists: records })
    .chain(({ files, lists }) =>
      asDelivered<EventEnvelope<{ deleted: boolean }>>([
        ...files.flatMap(({ events: told }) => told),
        ...lists.flatMap(({ events: told }) => told),
      ]).map((delivered) => ({ files, lists, delivered })),
    );
  await fc.assert(
    fc.asyncProperty(told, async ({ files, lists, delivered }) => {
      for (const { collection } of events.keeps) await connection.collection(collection).deleteMany({});
      await Promise.all(delivered.map((event) => keeper.take(event, async () => {})));

      for (const { id, last, events: told } of files) {
        const row = last.deleted ? {} : { ownerId: last.ownerId, kind: last.kind };
        expect(await models.media.known(id)).toEqual({ _id: id, sourceVersion: told.length, deleted: last.deleted, ...row });
      }
      const shown = (await models.records.all()).map(({ slug, isActive, businessActivityEn }) => [slug, isActive, businessActivityEn]);
      // Companies that use a deleted one go on showing its newest name.
      const expected = lists.flatMap(({ category, events: told }) => {
        const isDeleted = told.at(-1)?.data.deleted ?? false;
        const newest = told.map(({ data }) => data).findLast((data) => !data.deleted);
        if (category !== "business-activity" || !newest || newest.deleted) return [];
        return [[newest.slug, newest.isActive && !isDeleted, newest.displayName]];
      });
      expect(shown.toSorted()).toEqual(expected.toSorted());
    }),
    // A failure prints the seed and the path to it.
    { numRuns: RUNS, verbose: true },
  );
}, 120_000);
