import { readFileSync } from "node:fs";
import { hostname } from "node:os";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { type Broker, startBroker } from "@muhtawa/testkit";
import fastify, { type FastifyInstance } from "fastify";
import { Gauge, Registry } from "prom-client";
import { answerForReport, askReports, connectNats } from "../src/index.ts";
import type { OutstandingMigration } from "../src/migrations/migrations.ts";
import type { NatsConnection } from "../src/nats.ts";
import { recordingLogger } from "./kit.ts";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { version: string };

let broker: Broker;
let nats: NatsConnection;
let asking: NatsConnection;
let app: FastifyInstance;
let metrics: Registry;

beforeAll(async () => {
  broker = await startBroker();
});
beforeEach(async () => {
  [nats, asking] = await Promise.all([connectNats(broker.url, "report"), connectNats(broker.url, "asking")]);
  app = fastify();
  metrics = new Registry();
});
afterEach(async () => {
  await Promise.all([nats.close(), asking.close(), app.close()]);
});
afterAll(() => broker.stop());

function gauge(name: string, values: Record<string, number>, label?: string) {
  const made = new Gauge({ name, help: name, registers: [metrics], ...(label && { labelNames: [label] }) });
  for (const [of, value] of Object.entries(values))
    if (label) made.set({ [label]: of }, value);
    else made.set(value);
}
const SELF = { instance: `${hostname()}:${process.pid}`, process: "sample" };
const readiness = (checks: Record<string, boolean>) => app.get("/readyz", async () => ({ checks }));
async function answering({ migrations = [], ...as }: { migrations?: OutstandingMigration[]; instance?: string; process?: string } = {}) {
  const { logger, lines } = recordingLogger();
  answerForReport({ nats, name: "sample", app: app as never, metrics, migrations: { outstanding: async () => migrations }, logger, ...as });
  await nats.flush();
  return lines;
}
const ask = async (service = "sample") => (await askReports(asking, service, 1_000)).map(({ report }) => report);

describe("a service says how it is", () => {
  test("by its figures and its checks", async () => {
    readiness({ database: true, broker: false, events: false });
    gauge("process_start_time_seconds", { it: 1_800_000_000 });
    gauge("process_resident_memory_bytes", { it: 123_456 });
    gauge("muhtawa_consumer_lag", { "sample--facts": 3, "sample--rows": 0, "sample--ends": 7 }, "durable");
    gauge("muhtawa_read_model_missing", { titles: 0, owners: 2 }, "model");
    gauge("muhtawa_outbox_pending", { it: 4 });
    gauge("muhtawa_outbox_age_seconds", { it: 1.5 });
    gauge("muhtawa_stream_bytes", { SITE: 100, AI: 11 }, "stream");
    gauge("muhtawa_media_disk_bytes", { it: 9 });
    gauge("muhtawa_media_disk_free_bytes", { it: 8 });
    gauge("muhtawa_ai_generations_waiting", { it: 0 });
    gauge("muhtawa_ai_free_workers", { it: 5 });
    const migrations = [
      { name: "keys", done: 50, total: 120, failure: "a document too many" },
      { name: "scores", done: 0, total: 120 },
    ];
    await answering({ migrations });
    expect(await ask()).toEqual([
      {
        ...SELF,
        version,
        startedAt: "2027-01-15T08:00:00.000Z",
        failing: ["broker", "events"],
        memory: 123_456,
        lag: [
          { name: "sample--facts", count: 3 },
          { name: "sample--ends", count: 7 },
        ],
        missing: [{ name: "owners", count: 2 }],
        migrations,
        outboxPending: 4,
        outboxAgeSeconds: 1.5,
        streamBytes: 111,
        diskBytes: 9,
        diskFreeBytes: 8,
        generationsWaiting: 0,
        freeWorkers: 5,
      },
    ]);
  });

  test("without the figures that it hasn't", async () => {
    readiness({ database: true });
    await answering();
    expect(await ask()).toEqual([
      {
        ...SELF,
        version,
        startedAt: "1970-01-01T00:00:00.000Z",
        failing: [],
        memory: 0,
        lag: [],
        missing: [],
        migrations: [],
      },
    ]);
  });

  test("each of its processes for itself, in the order of their kinds and names", async () => {
    readiness({ database: true });
    for (const [process, instance] of [
      ["worker", "b:1"],
      ["sample", "c:1"],
      ["worker", "a:1"],
    ] as const)
      await answering({ process, instance });
    expect(await askReports(asking, "sample")).toMatchObject([
      { process: "sample", instance: "c:1", report: { version, instance: "c:1" } },
      { process: "worker", instance: "a:1", report: { version, instance: "a:1" } },
      { process: "worker", instance: "b:1", report: { version, instance: "b:1" } },
    ]);
  });

  test("where it keeps no data of its own", async () => {
    readiness({ broker: true });
    const { logger } = recordingLogger();
    answerForReport({ nats, name: "sample", app: app as never, metrics, logger });
    await nats.flush();
    expect(await ask()).toMatchObject([{ failing: [], migrations: [] }]);
  });
});

describe("nothing is known of a service", () => {
  test("that isn't there, or has another name: whoever asks doesn't wait", async () => {
    readiness({});
    await answering();
    const before = Date.now();
    expect(await askReports(asking, "another", 30_000)).toEqual([]);
    expect(Date.now() - before).toBeLessThan(20_000);
  });

  test("that says who it is in another way", async () => {
    nats.subscribe("ops.present.sample", { callback: (_error, message) => void message.respond('"sample"') });
    await nats.flush();
    expect(await ask()).toEqual([]);
  });
});

describe("a process is there, and nothing is known of it", () => {
  test("that says something else, beside one that is understood", async () => {
    readiness({});
    await answering({ instance: "b:1" });
    nats.subscribe("ops.present.sample", { callback: (_error, message) => void message.respond('{"instance":"a:1","process":"sample"}') });
    nats.subscribe("ops.report.sample", { callback: (_error, message) => void message.respond('{"version":1}') });
    await nats.flush();
    expect(await askReports(asking, "sample")).toEqual([
      { instance: "a:1", process: "sample", report: undefined },
      { instance: "b:1", process: "sample", report: expect.objectContaining({ version }) },
    ]);
  });

  test("that can't say it: that is in the service's own log", async () => {
    const lines = await answering({ instance: "a:1" });
    expect(await askReports(asking, "sample", 1_000)).toEqual([{ instance: "a:1", process: "sample", report: undefined }]);
    expect(lines).toMatchObject([{ level: 40, msg: "a report could not be given", err: { message: expect.any(String) } }]);
  });
});
