import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { defineEvent, streamConfig } from "@muhtawa/contracts";
import { type EventProbe, eventually, startEngines, startEventProbe, type TestEngines } from "@muhtawa/testkit";
import { z } from "zod";
import { type ConsumerDefinition, newId } from "../src/index.ts";
import type { StreamConfig } from "../src/nats.ts";
import { type Kit, recordingLogger, startKit } from "./kit.ts";

let engines: TestEngines;
let kit: Kit;
let probe: EventProbe;

beforeAll(async () => {
  engines = await startEngines();
  kit = await startKit(engines);
  probe = await startEventProbe(engines.natsUrl);
});
afterAll(async () => {
  await probe.stop();
  await kit.stop();
  await engines.stop();
});

/** An event that nobody else has published, and a consumer of it. */
function own(stream: "SITE" | "IDENTITY" = "SITE") {
  const name = `${stream.toLowerCase() as "site"}.thing${randomUUID().slice(0, 8)}.told` as const;
  const event = defineEvent({ name, version: 1, kind: "fact", stream, schema: z.object({ text: z.string() }) });
  const tell = (text: string, id = newId()) => probe.publish(event, id, { text });
  const consumer = (
    handle: (text: string, attempt: number) => Promise<unknown>,
    more: Partial<ConsumerDefinition> = {},
  ): ConsumerDefinition => ({
    durable: `own--${name.split(".")[1]}`,
    stream,
    events: [event],
    concurrency: 4,
    handle: async ({ data }, { attempt }) => void (await handle((data as { text: string }).text, attempt)),
    ...more,
  });
  return { tell, consumer, event };
}

test("lags are what each durable has before it or under way, dead letters what it has given up", async () => {
  const { tell, consumer } = own();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const definition = consumer(async (text) => {
    await held;
    if (text === "bad") throw new Error("never");
  });
  const runner = kit.runner({ retryDelays: [] });
  await runner.start([definition]);
  expect([await runner.lags(), await runner.deadLetters()]).toEqual([
    new Map([[definition.durable, 0]]),
    new Map([[definition.durable, 0]]),
  ]);
  // More than are fetched at once.
  for (let at = 0; at < 18; at += 1) await tell(at < 2 ? "bad" : "good");
  await eventually(async () => (await runner.lags()).get(definition.durable) === 18);
  release();
  await eventually(async () => (await runner.lags()).get(definition.durable) === 0);
  expect(await runner.deadLetters()).toEqual(new Map([[definition.durable, 2]]));
  await runner.stop();
});

test("a runner isn't reading while a durable can't be made anew, says so, and reads on once it can", async () => {
  const { tell, consumer } = own("IDENTITY");
  const heard: string[] = [];
  const { logger, lines } = recordingLogger();
  const runner = kit.runner({ logger });
  const definition = consumer(async (text) => heard.push(text));
  await runner.start([definition]);
  expect(runner.isReading).toBe(true);
  const manager = await kit.nats.jetstreamManager();
  const config = streamConfig("IDENTITY") as unknown as StreamConfig;
  await manager.streams.delete("IDENTITY");
  // The subjects are another stream's.
  await manager.streams.add({ ...config, name: "INTRUDER" });
  await eventually(() => !runner.isReading);
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 40, durable: definition.durable, msg: "consumer interrupted; it begins anew" }),
  );
  await manager.streams.delete("INTRUDER");
  await eventually(() => runner.isReading);
  await tell("again");
  await eventually(() => heard.includes("again"));
  await runner.stop();
});

test("what waits behind another event when a runner stops comes to the next one at once", async () => {
  const { tell, consumer } = own();
  const id = newId();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const heard: string[] = [];
  const first = kit.runner();
  await first.start([
    consumer(async (text) => {
      heard.push(text);
      await held;
    }),
  ]);
  for (const text of ["under way", "waits"]) await tell(text, id);
  await eventually(async () => heard.length === 1 && (await first.lags()).values().next().value === 2);
  const stopped = first.stop();
  release();
  await stopped;
  expect(heard).toEqual(["under way"]);
  await kit.runner().start([consumer(async (text) => heard.push(text))]);
  // The broker itself would hand it out again after 30 s only.
  await eventually(() => heard.includes("waits"), 10_000);
});

test("an event that has ended its process as often as it may be tried isn't tried again: it goes to DLQ", async () => {
  const { tell, consumer } = own();
  const other = await startKit(engines, kit.connection.name);
  const short = { handlerTimeout: 300, ackMargin: 100, retryDelays: [] };
  let begun = 0;
  await other.runner(short).start([
    consumer(async () => {
      begun += 1;
      await new Promise(() => {});
    }),
  ]);
  await tell("ends its process");
  await eventually(() => begun === 1);
  await other.nats.close();
  const handled: string[] = [];
  const runner = kit.runner(short);
  const definition = consumer(async (text) => handled.push(text));
  await runner.start([definition]);
  await eventually(async () => (await runner.deadLetters()).get(definition.durable) === 1);
  const manager = await kit.nats.jetstreamManager();
  const dead = await manager.streams.getMessage("DLQ", { last_by_subj: `dlq.${definition.durable}` });
  expect(dead.header.get("x-error")).toBe("Error: delivered too often without an answer");
  expect(handled).toEqual([]);
  await runner.stop();
  await other.stop();
});

test("an event isn't given up while what has to come before that fails", async () => {
  const { tell, consumer, event } = own();
  const { logger, lines } = recordingLogger();
  const given: unknown[] = [];
  const runner = kit.runner({ logger, retryDelays: [] });
  const definition = consumer(() => Promise.reject(new Error("never")), {
    async givenUp(...what) {
      given.push(what);
      throw new Error("no database");
    },
  });
  await runner.start([definition]);
  const id = newId();
  await tell("bad", id);
  const line = await eventually(() => lines.find(({ level }) => level === 50));
  expect(line).toMatchObject({
    durable: definition.durable,
    msg: "event could not be moved to DLQ; it comes again",
    err: { message: "no database" },
  });
  expect(given).toEqual([[event.subject(id), expect.any(Number), new Error("never")]]);
  expect((await runner.deadLetters()).get(definition.durable)).toBe(0);
  expect((await runner.lags()).get(definition.durable)).toBe(1);
  await runner.stop();
});
