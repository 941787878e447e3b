import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "@jest/globals";
import { type EventProbe, eventually, startEngines, startEventProbe, type TestEngines } from "@muhtawa/testkit";
import { z } from "zod";
import { defineReadModel, newId, onEnd, onFact, Rows } from "../src/index.ts";
import { consumerOf, type Kit, recordingLogger, startKit } from "./kit.ts";
import { noteStamped, noteState } from "./sample/note.ts";

let engines: TestEngines;
let kit: Kit;
let probe: EventProbe;

beforeAll(async () => {
  engines = await startEngines();
  kit = await startKit(engines);
  probe = await startEventProbe(engines.natsUrl);
});
afterEach(() => kit.stopFollowing());
afterAll(async () => {
  await probe.stop();
  await kit.stop();
  await engines.stop();
});

const titles = () =>
  defineReadModel({
    name: `titles_${randomUUID().slice(0, 8)}`,
    shape: z.object({ title: z.string() }),
    from: { note: noteState },
    row: { note: ({ data }) => ({ title: data.title }) },
  });
const reader = () => `reader-${randomUUID().slice(0, 8)}`;
const stamp = (id: string, text: string) => probe.publish(noteStamped, id, { stamp: text });
const durables = async () => {
  const names: string[] = [];
  for await (const { name } of (await kit.nats.jetstreamManager()).consumers.list("SITE")) names.push(name);
  return names;
};

test("metrics tell what waits, what was given up, how many rows there are, and why a read model isn't complete", async () => {
  const [service, model, id] = [reader(), titles(), newId()];
  const refuse = onFact("refuse", noteStamped, async (_ports: object, { aggregateId }) => {
    if (aggregateId === id) throw new Error("refused");
  });
  const { follower, metrics } = await kit.follow({ service, publishes: [], keeps: [model], does: [refuse] }, {});
  for (let at = 0; at < 3; at += 1) await kit.notes.create(newId(), { state: { ownerId: "u", title: `note ${at}`, stamps: [] } });
  await eventually(() => follower.isComplete([model]));
  await stamp(id, "red");
  const facts = `${service}--facts-site`;
  const told = async (name: string) => metrics.getSingleMetricAsString(name);
  await eventually(async () => (await told("muhtawa_dead_letters")).includes(`{durable="${facts}"} 1`));
  await eventually(async () => (await told("muhtawa_consumer_lag")).includes(`{durable="${facts}"} 0`));
  const { length } = await new Rows(kit.connection, model).findKnown({});
  expect(length).toBeGreaterThanOrEqual(3);
  expect(await told("muhtawa_read_model_rows")).toContain(`{model="${model.name}"} ${length}`);
  expect(await told("muhtawa_read_model_missing")).toContain(`{model="${model.name}"} 0`);
  const kept = (await durables()).find((name) => name.startsWith(`${service}--keeps-`));
  expect(await told("muhtawa_consumer_lag")).toContain(`{durable="${kept}"} 0`);
  const described = (await metrics.getMetricsAsJSON()).map(({ name, help }) => [name, help]);
  expect(described).toEqual([
    ["muhtawa_consumer_lag", "Events that a durable has not been done with yet"],
    ["muhtawa_dead_letters", "Events in DLQ that a durable has given up"],
    ["muhtawa_read_model_rows", "Rows of a read model, of deleted things too"],
    ["muhtawa_read_model_missing", "Reasons why a read model isn't complete: state events not asked for yet, and states given up"],
  ]);
});

test("effects go on where a durable that an earlier release has left ended; read models begin at the beginning", async () => {
  const [service, id] = [reader(), newId()];
  const note = { deleted: false as const, ownerId: "u", title: "told before", stamps: [] };
  await probe.publish(noteState, id, note);
  const before: string[] = [];
  const runner = kit.runner();
  const left = consumerOf<{ stamp: string }>(`${service}--left`, noteStamped, async ({ aggregateId, data }) => {
    if (aggregateId === id) before.push(data.stamp);
  });
  await runner.start([left]);
  await stamp(id, "one");
  await stamp(id, "two");
  await eventually(() => before.length === 2);
  await runner.stop();
  await stamp(id, "three");

  const [model, seen] = [titles(), [] as string[]];
  const see = onFact("see", noteStamped, async (_ports: object, { aggregateId, data }) => {
    if (aggregateId === id) seen.push(data.stamp);
  });
  await kit.follow({ service, publishes: [], keeps: [model], does: [see] }, {});
  await stamp(id, "four");
  await eventually(() => seen.length >= 2);
  expect(seen).toEqual(["three", "four"]);
  await eventually(async () => (await new Rows(kit.connection, model).live(id))?.title === "told before");
  expect(await durables()).not.toContain(`${service}--left`);
});

test("a cascade goes on until a pass that begins after the settling time finds nothing", async () => {
  const [id, passes] = [newId(), [] as number[]];
  const published = Date.now();
  const take = onEnd("take along", noteStamped, async (_ports: object, { aggregateId }) => {
    if (aggregateId === id) passes.push(Date.now() - published);
    return 0;
  });
  const { metrics } = await kit.follow({ service: reader(), publishes: [], keeps: [], does: [take] }, {}, { settle: 400 });
  await stamp(id, "gone");
  await eventually(
    async () => passes.length > 0 && !/cascades-site"\} [1-9]/.test(await metrics.getSingleMetricAsString("muhtawa_consumer_lag")),
  );
  expect(passes.length).toBeGreaterThan(1);
  expect(passes.at(-1)).toBeGreaterThanOrEqual(400);
});

test("states that a stream has dropped before they were taken in are told again by their owner; the log says so", async () => {
  const [model, service] = [titles(), reader()];
  const map = { service, publishes: [], keeps: [model], does: [] };
  const before = await kit.follow(map, {});
  await eventually(() => before.follower.isComplete([model]));
  await before.stop();
  const dropped = newId();
  await kit.notes.create(dropped, { state: { ownerId: "u", title: "dropped", stamps: [] } });
  await kit.relay.idle();
  await (await kit.nats.jetstreamManager()).streams.purge("SITE");

  const { logger, lines } = recordingLogger();
  const { follower } = await kit.follow(map, {}, { logger });
  await eventually(async () => (await new Rows(kit.connection, model).live(dropped))?.title === "dropped");
  await eventually(() => follower.isComplete([model]));
  expect(lines.filter(({ level }) => level === 40)).toEqual([
    expect.objectContaining({ stream: "SITE", msg: "events were lost before they were taken in; their owners are asked for all states" }),
  ]);
});

test("why a read model can't be proven complete is in the log", async () => {
  const model = defineReadModel({
    name: `strangers_${randomUUID().slice(0, 8)}`,
    shape: z.object({}),
    from: { stranger: { ...noteState, name: "nobody.stranger.state" } },
    row: { stranger: () => ({}) },
  });
  const { logger, lines } = recordingLogger();
  const { follower } = await kit.follow({ service: reader(), publishes: [], keeps: [model], does: [] }, {}, { logger });
  expect(await follower.isComplete([model])).toBe(false);
  expect(lines.find(({ msg }) => msg === "read models can't be proven complete now")).toMatchObject({
    models: [model.name],
    err: { message: "nobody.stranger.state not told by all yet" },
  });
});
