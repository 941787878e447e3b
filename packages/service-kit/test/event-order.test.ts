import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { type EventProbe, eventually, startEngines, startEventProbe, type TestEngines } from "@muhtawa/testkit";
import { type EventMap, newId, onEnd, onFact, onFactRepeatably, onState } from "../src/index.ts";
import { type Kit, startKit } from "./kit.ts";
import { noteStamped, noteState } from "./sample/note.ts";

let engines: TestEngines;
let kit: Kit;
let probe: EventProbe;
let service: string;

beforeAll(async () => {
  engines = await startEngines();
  kit = await startKit(engines);
  probe = await startEventProbe(engines.natsUrl);
});
beforeEach(() => {
  service = `order-${randomUUID().slice(0, 8)}`;
});
afterEach(() => kit.stopFollowing());
afterAll(async () => {
  await probe.stop();
  await kit.stop();
  await engines.stop();
});

const stamp = (id: string, text: string) => probe.publish(noteStamped, id, { stamp: text });
/** However slow the machine is, what a test holds back isn't given up and tried again. */
const HELD = { runner: { handlerTimeout: 600_000 } };
const mapOf = (does: EventMap<object>["does"]): EventMap<object> => ({ service, publishes: [], keeps: [], does });

test("facts of one aggregate have their effects one after the other and in order, those of others meanwhile", async () => {
  const [slow, quick] = [newId(), newId()];
  const begun: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await kit.follow(
    mapOf([
      onFact(`${service} stamps`, noteStamped, async (_ports, { aggregateId, data }) => {
        if (![slow, quick].includes(aggregateId)) return;
        begun.push(data.stamp);
        if (data.stamp === "slow 0") await released;
      }),
    ]),
    {},
    HELD,
  );
  // More than may be under way at once: they must not hold up the other one.
  for (let at = 0; at < 20; at += 1) await stamp(slow, `slow ${at}`);
  await stamp(quick, "quick");
  await eventually(() => begun.length === 2);
  expect(begun).toEqual(["slow 0", "quick"]);
  release();
  await eventually(() => begun.length === 21);
  expect(begun.filter((text) => text !== "quick")).toEqual(Array.from({ length: 20 }, (_, at) => `slow ${at}`));
});

test("facts of one aggregate have their effects one after the other even when their durable is made anew meanwhile", async () => {
  const [slow, other] = [newId(), newId()];
  const begun: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await kit.follow(
    mapOf([
      onFactRepeatably(`${service} stamps`, noteStamped, async (_ports, { aggregateId, data }) => {
        if (![slow, other].includes(aggregateId)) return;
        begun.push(data.stamp);
        if (data.stamp === "slow") await released;
      }),
    ]),
    {},
    HELD,
  );
  await stamp(slow, "slow");
  await eventually(() => begun.length === 1);
  await (await kit.nats.jetstreamManager()).consumers.delete("SITE", `${service}--facts-site`);
  // The new durable begins with the first one, which nobody has answered for.
  await stamp(other, "other");
  await eventually(() => begun.includes("other"));
  expect(begun).toEqual(["slow", "other"]);
  release();
  await eventually(() => begun.length === 3);
  expect(begun).toEqual(["slow", "other", "slow"]);
});

test("facts that wait behind another one of their aggregate use up none of their tries: the broker is told again and again that they wait", async () => {
  const id = newId();
  const attempts: [string, number][] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const told = new Map<string, number>();
  kit.nats.subscribe(`$JS.ACK.>`, {
    callback: (_error, { subject, data }) => {
      if (subject.includes(`.${service}--facts-site.`) && new TextDecoder().decode(data) === "+WPI")
        told.set(subject, (told.get(subject) ?? 0) + 1);
    },
  });
  await kit.follow(
    mapOf([
      onFact(`${service} stamps`, noteStamped, async (_ports, event, { attempt, progress }) => {
        if (event.aggregateId !== id) return;
        attempts.push([event.data.stamp, attempt]);
        if (event.data.stamp !== "first") return;
        const going = setInterval(progress, 50);
        await released.finally(() => clearInterval(going));
      }),
    ]),
    {},
    { runner: { handlerTimeout: 3_000, ackMargin: 0, retryDelays: [20] } },
  );
  for (const text of ["first", "second", "third"]) await stamp(id, text);
  // Once would be for the first one's sake, or because it has come just now.
  await eventually(() => [...told.values()].filter((times) => times >= 2).length >= 3);
  release();
  await eventually(() => attempts.length >= 3);
  expect(attempts).toEqual([
    ["first", 1],
    ["second", 1],
    ["third", 1],
  ]);
});

test("what takes long upon facts, however many there are, holds up no quick effect", async () => {
  const quick: string[] = [];
  let passes = 0;
  // What other tests have told would take places for as long.
  await (await kit.nats.jetstreamManager()).streams.purge("SITE");
  const marker = newId().slice(0, 16);
  await kit.follow(
    mapOf([
      onEnd("what belongs to it", noteStamped, async (_ports, { aggregateId }) => {
        if (aggregateId.startsWith(marker)) passes += 1;
        return 0;
      }),
      onFact(`${service} word`, noteStamped, async (_ports, { aggregateId }) => {
        if (aggregateId.startsWith(marker)) quick.push(aggregateId);
      }),
    ]),
    {},
    { settle: 3_600_000 },
  );
  const ids = Array.from({ length: 80 }, (_, at) => `${marker}-${at}`);
  for (const id of ids) await stamp(id, "gone");
  await eventually(() => quick.length === ids.length);
  await eventually(() => passes >= 50);
});

test("an effect that fails is tried again alone; the others upon the same fact are done with", async () => {
  const id = newId();
  const done: string[] = [];
  let tries = 0;
  await kit.follow(
    mapOf([
      onFact(
        `${service} log`,
        noteStamped,
        async (_ports, { aggregateId, data }) => void (aggregateId === id && done.push(`log ${data.stamp}`)),
      ),
      onFact(`${service} mail`, noteStamped, async (_ports, { aggregateId, data }) => {
        if (aggregateId !== id) return;
        if (tries++ < 2) throw new Error("the mail server is away");
        done.push(`mail ${data.stamp}`);
      }),
    ]),
    {},
  );
  await stamp(id, "once");
  await eventually(() => done.length === 2);
  expect(done).toEqual(["log once", "mail once"]);
  expect(tries).toBe(3);
});

test("durables that are declared no more are removed, and effects go on where those were", async () => {
  const heard: string[] = [];
  const id = newId();
  const onStamp = onFact(`${service} stamps`, noteStamped, async (_ports: object, { aggregateId, data }) => {
    if (aggregateId === id) heard.push(data.stamp);
  });
  const manager = await kit.nats.jetstreamManager();
  const old = kit.runner();
  const durable = `${service}--stamps-v1`;
  await old.start([
    {
      durable,
      stream: "SITE",
      events: [noteStamped],
      concurrency: 1,
      handle: async (event) => void (event.aggregateId === id && heard.push(`old ${(event.data as { stamp: string }).stamp}`)),
    },
  ]);
  await stamp(id, "before");
  await eventually(async () => heard.length === 1 && (await manager.consumers.info("SITE", durable)).num_ack_pending === 0);
  await old.stop();
  await stamp(id, "meanwhile");
  await kit.follow(mapOf([onStamp]), {});
  await stamp(id, "after");
  await eventually(() => heard.length === 3);
  expect(heard).toEqual(["old before", "meanwhile", "after"]);
  const names: string[] = [];
  for await (const { name } of manager.consumers.list("SITE")) if (name.startsWith(service)) names.push(name);
  expect(names).toEqual([`${service}--facts-site`]);
});

test("effects are upon facts or upon states, as they say", () => {
  const nothing = async () => {};
  expect(() => onFact("x", noteState, nothing)).toThrow(/is a state, not a fact/);
  expect(() => onState("x", noteStamped, nothing)).toThrow(/is a fact, not a state/);
});
