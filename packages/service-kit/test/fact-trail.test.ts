import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startEngines, type TestEngines } from "@muhtawa/testkit";
import { ensureIndexes, fact, FactTrail } from "../src/index.ts";
import { type Kit, recordingLogger, startKit } from "./kit.ts";
import { noteStamped } from "./sample/note.ts";

let engines: TestEngines;
let kit: Kit;
let trail: FactTrail;

beforeAll(async () => {
  engines = await startEngines();
  kit = await startKit(engines);
  trail = new FactTrail(kit.connection, { relay: kit.relay, logger: recordingLogger().logger, beforeClose: () => {} });
  await ensureIndexes(kit.connection);
});
afterAll(async () => {
  await kit.stop();
  await engines.stop();
});

const kept = () => kit.connection.collection<{ _id: string; createdAt: Date; outboxAt?: Date; outbox: unknown[] }>("factTrail");

test("a fact of no aggregate is stored, published, and goes an hour after that", async () => {
  await trail.tell("n1", fact(noteStamped, { stamp: "exported" }));
  const [row] = await kept().find().toArray();
  const [event] = await kit.eventsOf("n1", ({ length }) => length > 0);
  expect(event).toMatchObject({ id: row?._id, name: "site.note.stamped", sourceVersion: 1, data: { stamp: "exported" } });
  await kit.relay.idle();
  await trail.forgetPublished();
  expect(await kept().find().toArray()).toMatchObject([{ _id: row?._id, outbox: [] }]);
  await kept().updateOne({ _id: row?._id ?? "" }, { $set: { createdAt: new Date(Date.now() - 3_660_000) } });
  await trail.forgetPublished();
  expect(await kept().countDocuments()).toBe(0);
});

test("what hasn't been published stays, however old; a republish repeats no fact", async () => {
  await kept().insertOne({ _id: "waits", createdAt: new Date(0), outboxAt: new Date(), outbox: [] });
  await trail.forgetPublished();
  expect(await kept().countDocuments()).toBe(1);
  expect(await kit.relay.republish()).toBe(0);
});
