import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { streamConfig } from "@muhtawa/contracts";
import { eventually, startEngines, type TestEngines } from "@muhtawa/testkit";
import type { Connection } from "mongoose";
import { connectMongo, connectNats, ensureStreams } from "../../src/index.ts";
import { AckPolicy, type JetStreamManager, type NatsConnection, type StreamConfig } from "../../src/nats.ts";
import { nativeCollection } from "../../src/persistence/native-collection.ts";
import { CHECKPOINTS, Checkpoints } from "../../src/read-models/checkpoints.ts";
import { named } from "./database.ts";

const STREAM = "SITE";

let engines: TestEngines;
let nats: NatsConnection;
let manager: JetStreamManager;
let connection: Connection;
let checkpoints: Checkpoints;
let durable: string;

beforeAll(async () => {
  engines = await startEngines();
  nats = await connectNats(engines.natsUrl, "checkpoints-test");
  manager = await nats.jetstreamManager();
});
beforeEach(async () => {
  connection = await connectMongo(engines.mongoUrl, named("checkpoints"));
  checkpoints = new Checkpoints(nats, connection);
  await makeAnew();
  durable = named("reader");
  await addDurable(durable);
});
afterEach(() => connection.close());
afterAll(async () => {
  await nats.close();
  await engines.stop();
});

/** What is counted again from 1 has another time of its making. */
async function makeAnew(): Promise<void> {
  await ensureStreams(nats, [STREAM]);
  await manager.streams.delete(STREAM);
  await manager.streams.add(streamConfig(STREAM) as Partial<StreamConfig> & { name: string });
}

const addDurable = (name: string) =>
  manager.consumers.add(STREAM, { durable_name: name, ack_policy: AckPolicy.Explicit, filter_subject: "site.note.*.state.v1" });
const publish = async (subject: string) => (await nats.jetstream().publish(subject, "{}")).seq;
const state = (id = "a") => publish(`site.note.${id}.state.v1`);

async function takeIn(count: number): Promise<void> {
  const consumer = await nats.jetstream().consumers.get(STREAM, durable);
  for await (const message of await consumer.fetch({ max_messages: count, expires: 5_000 })) await message.ackAck();
}

const noted = async () =>
  nativeCollection<{ _id: string; created: string; sequence: number }>(connection, CHECKPOINTS).findOne({ _id: STREAM });
let lost = 0;
const note = async () => {
  lost = 0;
  await checkpoints.note(STREAM, durable, async () => void (lost += 1));
  return { lost, sequence: (await noted())?.sequence };
};

test("a durable is where it has acknowledged, and at the end once nothing of its own is left", async () => {
  await state();
  await state();
  const last = await publish("site.page.a.state.v1");
  expect(await checkpoints.positionOf(STREAM, durable)).toMatchObject({ sequence: 0, first: 1, last });
  await takeIn(1);
  expect(await checkpoints.positionOf(STREAM, durable)).toMatchObject({ sequence: 1 });
  const consumer = await nats.jetstream().consumers.get(STREAM, durable);
  const held = await consumer.next({ expires: 5_000 });
  // Nothing waits, but what was delivered is not done with.
  await eventually(async () => (await manager.consumers.info(STREAM, durable)).num_pending === 0);
  expect(await checkpoints.positionOf(STREAM, durable)).toMatchObject({ sequence: 1 });
  await held?.ackAck();
  expect(await checkpoints.positionOf(STREAM, durable)).toMatchObject({ sequence: last, last });
  expect((await checkpoints.positionOf(STREAM, durable)).created).toBe(String((await manager.streams.info(STREAM)).created));
});

test("a subject has a newer message if one came after it", async () => {
  const [first, second] = [await state(), await state()];
  await state("b");
  expect(await checkpoints.hasNewer(STREAM, "site.note.a.state.v1", first)).toBe(true);
  expect(await checkpoints.hasNewer(STREAM, "site.note.a.state.v1", second)).toBe(false);
});

test("what is noted of another stream counts for that one only", async () => {
  await nativeCollection<{ _id: string; created: string; sequence: number }>(connection, CHECKPOINTS).insertOne({
    _id: "AI",
    created: "earlier",
    sequence: 99,
  });
  await state();
  await takeIn(1);
  expect(await note()).toEqual({ lost: 0, sequence: 1 });
});

test("the first note loses nothing, and a note only goes forward", async () => {
  await state();
  await takeIn(1);
  expect(await note()).toEqual({ lost: 0, sequence: 1 });
  await state();
  await takeIn(1);
  expect(await note()).toEqual({ lost: 0, sequence: 2 });
  // A durable that begins anew is behind what is noted already.
  durable = named("reader");
  await addDurable(durable);
  expect(await note()).toEqual({ lost: 0, sequence: 2 });
});

test("messages that were dropped after they were taken in are not lost; those dropped before are", async () => {
  for (let at = 0; at < 3; at += 1) await state();
  await takeIn(3);
  expect(await note()).toEqual({ lost: 0, sequence: 3 });
  await manager.streams.purge(STREAM, { seq: 4 });
  await state();
  // The oldest message is the one after what is noted.
  expect(await note()).toEqual({ lost: 0, sequence: 3 });
  await state();
  await manager.streams.purge(STREAM, { seq: 5 });
  expect(await note()).toMatchObject({ lost: 1 });
});

test("a stream that was made anew has lost what was in it, and is counted from its beginning", async () => {
  for (let at = 0; at < 3; at += 1) await state();
  await takeIn(3);
  await note();
  const before = await noted();
  await makeAnew();
  await addDurable(durable);
  await state();
  await takeIn(1);
  expect(await note()).toEqual({ lost: 1, sequence: 1 });
  expect((await noted())?.created).not.toBe(before?.created);
  expect(await note()).toEqual({ lost: 0, sequence: 1 });
});

test("nothing is noted when what was lost can't be asked for", async () => {
  await state();
  await takeIn(1);
  await note();
  const before = await noted();
  await makeAnew();
  await addDurable(durable);
  await expect(checkpoints.note(STREAM, durable, () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await noted()).toEqual(before);
});
