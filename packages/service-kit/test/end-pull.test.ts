import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startEngines, type TestEngines } from "@muhtawa/testkit";
import { endPull } from "../src/events/end-pull.ts";
import { connectNats, ensureStreams } from "../src/events/nats.ts";
import { AckPolicy, type NatsConnection } from "../src/nats.ts";

let engines: TestEngines;
let nats: NatsConnection;

beforeAll(async () => {
  engines = await startEngines();
  nats = await connectNats(engines.natsUrl, "end-pull-test");
  await ensureStreams(nats, ["SITE"]);
});
afterAll(async () => {
  await nats?.close();
  await engines?.stop();
});

test("a pull ends when all that was sent for it has been read; ending it again does nothing", async () => {
  const manager = await nats.jetstreamManager();
  await manager.consumers.add("SITE", { durable_name: "ending", ack_policy: AckPolicy.Explicit });
  for (let at = 0; at < 30; at += 1) await nats.jetstream().publish("site.page.x.told", `${at}`);
  const messages = await (await nats.jetstream().consumers.get("SITE", "ending")).consume({ max_messages: 30 });
  const read: number[] = [];
  const reading = (async () => {
    for await (const message of messages) {
      read.push(message.seq);
      await message.ackAck();
    }
  })();
  await endPull(messages);
  await endPull(messages);
  await reading;
  const { num_ack_pending, delivered } = await manager.consumers.info("SITE", "ending");
  expect([num_ack_pending, delivered.stream_seq]).toEqual([0, read.length]);
});
