import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type Cluster, eventually, startCluster } from "@muhtawa/testkit";
import { connectNats, createLogger, ensureStreams, newId, publishRevocation, untilAgreed, watchRevocations } from "../src/index.ts";
import type { NatsConnection, StreamInfo } from "../src/nats.ts";

const STREAMS = ["CATALOG", "AI_OUTPUT"] as const;
const BUCKET = "KV_revocations";
const deletion = { deleted: true, epoch: 0, at: new Date().toISOString() };
const logger = createLogger("test", "silent");

let cluster: Cluster;
const connections: NatsConnection[] = [];

beforeAll(async () => {
  cluster = await startCluster();
}, 120_000);
afterAll(async () => {
  await Promise.all(connections.map((nats) => nats.close()));
  await cluster.stop();
});

/** What a process does at its start that is told so many replicas. */
async function start(replicas?: number): Promise<NatsConnection> {
  const nats = await connectNats(cluster.url, "test", replicas);
  connections.push(nats);
  await untilAgreed(() => ensureStreams(nats, STREAMS));
  const watch = await watchRevocations({ nats, logger });
  await watch.stop();
  return nats;
}

async function infosOf(nats: NatsConnection): Promise<StreamInfo[]> {
  const manager = await nats.jetstreamManager();
  return Promise.all([...STREAMS, BUCKET].map((name) => manager.streams.info(name)));
}

const replicasOf = async (nats: NatsConnection) => (await infosOf(nats)).map(({ config }) => config.num_replicas);

/** Whether every copy has what its stream has. */
const areCopied = async (nats: NatsConnection) =>
  (await infosOf(nats)).every(
    ({ cluster: { leader, replicas = [] } = {} }) => leader && replicas.length === 2 && replicas.every(({ current }) => current),
  );

test("a start waits until the nodes have agreed on who leads", async () => {
  const nats = await connectNats(cluster.url, "test", 3);
  connections.push(nats);
  await untilAgreed(async () => (await nats.jetstreamManager()).streams.list().next());
  cluster.pause(1);
  cluster.pause(2);
  const made = untilAgreed(() => ensureStreams(nats, ["SITE"]));
  await expect(ensureStreams(nats, ["SITE"])).rejects.toThrow(/TIMEOUT|503|unavailable/);
  cluster.resume(1);
  cluster.resume(2);
  await made;
  expect((await (await nats.jetstreamManager()).streams.info("SITE")).config.num_replicas).toBe(3);
}, 120_000);

test("streams and the bucket are kept on as many nodes as is said, never on fewer than they are, and outlast one", async () => {
  const single = await start();
  expect(await replicasOf(single)).toEqual([1, 1, 1]);
  const nats = await start(3);
  expect(await replicasOf(nats)).toEqual([3, 3, 3]);
  await start(1);
  expect(await replicasOf(nats)).toEqual([3, 3, 3]);

  await eventually(() => areCopied(nats), 60_000);
  await cluster.lose(1);
  const published = () => nats.jetstream().publish("catalog.company.c.state.v1", "{}", { timeout: 2_000 });
  await eventually(async () => (await published()).seq > 0, 60_000);
  await eventually(() => publishRevocation(nats, newId(), deletion).then(() => true), 60_000);
}, 240_000);
