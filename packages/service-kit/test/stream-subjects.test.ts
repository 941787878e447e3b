import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { streamConfig } from "@muhtawa/contracts";
import { startEngines, type TestEngines } from "@muhtawa/testkit";
import { connectNats, ensureStreams } from "../src/index.ts";
import type { NatsConnection, StreamConfig } from "../src/nats.ts";

let engines: TestEngines;
let nats: NatsConnection;
beforeAll(async () => {
  engines = await startEngines();
  nats = await connectNats(engines.natsUrl, "test");
}, 60_000);
afterAll(async () => {
  await nats.close();
  await engines.stop();
});

const subjects = async () => (await (await nats.jetstreamManager()).streams.info("AI")).config.subjects.toSorted();

test("a stream takes what each release of those beside one another says, whichever starts last", async () => {
  const manager = await nats.jetstreamManager();
  const { subjects: declared, ...config } = streamConfig("AI") as unknown as StreamConfig;
  await manager.streams.add({ ...config, subjects: ["ai.generation.>"] });
  await ensureStreams(nats, ["AI"]);
  expect(await subjects()).toEqual(declared.toSorted());
  await manager.streams.update("AI", { ...config, subjects: [...declared, "ai.of-a-newer-release.>"] });
  await ensureStreams(nats, ["AI"]);
  expect(await subjects()).toEqual([...declared, "ai.of-a-newer-release.>"].toSorted());
});
