import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { streamConfig } from "@muhtawa/contracts";
import { AckPolicy, connect, type JetStreamManager, type NatsConnection, type StreamConfig } from "nats";
import { retiredDurables } from "../../../packages/service-kit/src/events/retired-durables.ts";
import { createLogger } from "../../../packages/service-kit/src/logger.ts";
import { type Engine, startNats } from "../src/engines/index.ts";
import { ROOT } from "../src/settings.ts";
import { scratchFolder } from "./scratch-folder.ts";

const PASSWORDS = Object.fromEntries(
  ["IDENTITY", "CATALOG", "CONTENT", "AI", "SITE", "GATEWAY", "OPERATOR"].map((user) => [`NATS_${user}_PASSWORD`, user.toLowerCase()]),
);

let broker: Engine;
let operator: NatsConnection;
let identity: NatsConnection;
let manager: JetStreamManager;

beforeAll(async () => {
  broker = await startNats({ dataDir: scratchFolder(), users: { file: join(ROOT, "infra/docker/nats-users.conf"), passwords: PASSWORDS } });
  const as = (user: string) =>
    connect({ servers: new URL(broker.url).host, user, pass: user, inboxPrefix: `_INBOX_${user}`, reconnect: false });
  [operator, identity] = await Promise.all([as("operator"), as("identity")]);
  manager = await operator.jetstreamManager();
}, 60_000);
afterAll(async () => {
  await Promise.all([operator.close(), identity.close()]);
  await broker.kill();
});

/** Identity reads CATALOG; SITE, of which an earlier release may have read something, it doesn't any more. */
const STREAMS = ["CATALOG", "SITE"] as const;
const durablesOf = async (stream: string) => {
  const names: string[] = [];
  for await (const { name } of manager.consumers.list(stream)) names.push(name);
  return names.toSorted();
};

test("durables of an earlier release are removed where the service may, and named to the operator where it may not", async () => {
  for (const stream of STREAMS) {
    await manager.streams.add(streamConfig(stream) as Partial<StreamConfig> & { name: string });
    for (const durable of ["identity--old-v1", "identity--kept-v1", "content--old-v1"])
      await manager.consumers.add(stream, { durable_name: durable, ack_policy: AckPolicy.Explicit });
  }
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger("test", "warn", { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  const retired = await retiredDurables(identity, "identity", new Set(["identity--kept-v1"]));
  await retired.remove(logger);
  expect(await durablesOf("CATALOG")).toEqual(["content--old-v1", "identity--kept-v1"]);
  expect(await durablesOf("SITE")).toEqual(["content--old-v1", "identity--kept-v1", "identity--old-v1"]);
  expect(lines).toMatchObject([
    { stream: "SITE", durable: "identity--old-v1", msg: "a durable of an earlier release is left: only the operator may remove it" },
  ]);
  // Another instance has been faster.
  await manager.consumers.add("CATALOG", { durable_name: "identity--old-v1", ack_policy: AckPolicy.Explicit });
  const [one, other] = await Promise.all([1, 2].map(() => retiredDurables(identity, "identity", new Set(["identity--kept-v1"]))));
  await one?.remove(logger);
  await other?.remove(logger);
  expect(await durablesOf("CATALOG")).toEqual(["content--old-v1", "identity--kept-v1"]);
});
