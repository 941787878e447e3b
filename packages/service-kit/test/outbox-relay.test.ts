import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { eventually, type MongoProxy, startEngines, startMongoProxy, type TestEngines } from "@muhtawa/testkit";
import type { Connection, Model } from "mongoose";
import { connectMongo, type Fact, fact, newId, OutboxRelay } from "../src/index.ts";
import { envelop, type PendingEvent } from "../src/events/envelope.ts";
import type { AggregateRecord } from "../src/persistence/aggregate-schema.ts";
import { type Kit, recordingLogger, startKit } from "./kit.ts";
import { type Note, noteStamped, noteState } from "./sample/note.ts";

type Document = AggregateRecord & Note;

let engines: TestEngines;
let proxy: MongoProxy;
let kit: Kit;
let model: Model<AggregateRecord>;
/** Speaks to the database through the proxy; the kit, which tests write with, doesn't. */
let connection: Connection;
/** Its own relay: nothing but what a test hands over reaches it. */
let relay: OutboxRelay;
let lines: Record<string, unknown>[];
const relays: OutboxRelay[] = [];

beforeAll(async () => {
  engines = await startEngines();
  proxy = await startMongoProxy(engines.mongoUrl);
});
beforeEach(async () => {
  kit = await startKit(engines);
  // Its first sweep is over.
  await kit.relay.sweep();
  connection = await connectMongo(proxy.url, kit.connection.name);
  model = connection.model<AggregateRecord>("Note", kit.connection.model<AggregateRecord>("Note").schema);
  const recorded = recordingLogger();
  lines = recorded.lines;
  relay = relayWith(recorded.logger);
});
afterEach(async () => {
  await Promise.all(relays.splice(0).map((made) => made.stop()));
  await connection.close();
  await kit.stop();
});
afterAll(async () => {
  await proxy.stop();
  await engines.stop();
});

function relayWith(logger: ReturnType<typeof recordingLogger>["logger"], sweepInterval = 3_600_000): OutboxRelay {
  const made = new OutboxRelay({ nats: kit.nats, logger, streams: ["SITE"], sweepInterval });
  made.register(model, { stateEvent: noteState, republish: async () => 3 });
  relays.push(made);
  return made;
}

const card = (title: string) => ({ deleted: false as const, ownerId: "u", title, stamps: [] });
const pending = (id: string, version: number, { event, data }: Fact): PendingEvent => envelop(event, id, version, data);
const stamp = (id: string, version: number, text: string) => pending(id, version, fact(noteStamped, { stamp: text }) as Fact);
/** Nobody listens there, so that it can't be published. */
const nowhere = (event: PendingEvent): PendingEvent => ({ ...event, subject: `nowhere.${randomUUID()}` });

/** A note as a write leaves it, so many milliseconds ago. */
async function written(id: string, version: number, stamps: string[], { age = 0, reachable = true } = {}): Promise<Document> {
  const made = [
    pending(id, version, fact(noteState, card(`version ${version}`)) as Fact),
    ...stamps.map((text) => stamp(id, version, text)),
  ];
  const [pendingState, ...outbox] = reachable ? made : made.map(nowhere);
  const at = new Date(Date.now() - age);
  const record: Document = {
    _id: id,
    version,
    createdAt: at,
    updatedAt: at,
    outboxAt: at,
    ...(pendingState && { pendingState }),
    outbox,
    ownerId: "u",
    title: `version ${version}`,
    stamps: [],
  };
  await kit.stored.replaceOne({ _id: id }, record, { upsert: true });
  return record;
}
const told = async (id: string, count: number) =>
  (await kit.eventsOf(id, ({ length }) => length >= count)).map(({ sourceVersion, data }) => {
    const { title, stamp: text } = data as { title?: string; stamp?: string };
    return `${sourceVersion} ${title ?? text}`;
  });
const stored = async (id: string) => (await kit.stored.findOne({ _id: id })) as Document | null;

test("what a write hands over is published, state before facts, and taken out of its document", async () => {
  const id = newId();
  const record = await written(id, 1, ["a", "b"]);
  relay.enqueue(model, record);
  await relay.idle();
  expect(await told(id, 3)).toEqual(["1 version 1", "1 a", "1 b"]);
  const { pendingState: _state, outboxAt: _at, ...rest } = record;
  expect(await stored(id)).toEqual({ ...rest, outbox: [] });
  const manager = await kit.nats.jetstreamManager();
  const message = await manager.streams.getMessage("SITE", { last_by_subj: noteStamped.subject(id) });
  expect(message.header.get("x-correlation-id")).toBe(record.outbox[1]?.envelope.correlationId);
  expect(message.header.get("Nats-Msg-Id")).toBe(record.outbox[1]?.envelope.id);
});

test("while an aggregate is published the newest of what is handed over waits, and an older one changes nothing", async () => {
  const id = newId();
  const first = await written(id, 1, ["a"]);
  const second = await written(id, 2, ["b"]);
  const third = await written(id, 3, ["b", "c"]);
  relay.enqueue(model, first);
  relay.enqueue(model, second);
  relay.enqueue(model, third);
  relay.enqueue(model, second);
  await relay.idle();
  expect(await told(id, 5)).toEqual(["1 version 1", "1 a", "3 version 3", "3 b", "3 c"]);
  expect(await stored(id)).toMatchObject({ version: 3, outbox: [] });
  // What is handed over once it is done with is published, too.
  relay.enqueue(model, await written(id, 4, []));
  await relay.idle();
  expect(await told(id, 6)).toHaveLength(6);
});

test("of two documents of one version that wait the one handed over last is published: a republish has put its state there", async () => {
  const id = newId();
  const first = await written(id, 1, []);
  const second = await written(id, 2, []);
  const again = { ...second, pendingState: pending(id, 2, fact(noteState, card("told again")) as Fact) };
  await kit.stored.replaceOne({ _id: id }, again);
  for (const record of [first, second, again]) relay.enqueue(model, record);
  await relay.idle();
  expect(await told(id, 2)).toEqual(["1 version 1", "2 told again"]);
  expect((await stored(id))?.pendingState).toBeUndefined();
});

test("aggregates don't wait for one another", async () => {
  const [slow, quick] = [newId(), newId()];
  const held = proxy.hold("update notes");
  relay.enqueue(model, await written(slow, 1, []));
  await told(slow, 1);
  relay.enqueue(model, await written(quick, 1, []));
  await told(quick, 1);
  held.release();
  await relay.idle();
  expect(await kit.relay.pending()).toBe(0);
});

test("what a newer write has left is kept: only the facts that were published go", async () => {
  const id = newId();
  const first = await written(id, 1, ["a"]);
  const second = await written(id, 2, ["b"]);
  await kit.stored.updateOne({ _id: id }, { $set: { outbox: [...first.outbox, ...second.outbox] } });
  const other = `${id}, another`;
  await kit.stored.insertOne({ ...second, _id: other, outbox: first.outbox } as never);
  relay.enqueue(model, first);
  await relay.idle();
  expect(await stored(other)).toMatchObject({ outbox: first.outbox });
  expect(await stored(id)).toMatchObject({
    version: 2,
    pendingState: second.pendingState,
    outbox: second.outbox,
    outboxAt: second.outboxAt,
  });
});

test("what a republish has put beside the published facts is kept, without facts as well", async () => {
  for (const stamps of [["a"], []]) {
    const id = newId();
    const first = await written(id, 1, stamps);
    const again = pending(id, 1, fact(noteState, card("told again")) as Fact);
    await kit.stored.updateOne({ _id: id }, { $set: { pendingState: again } });
    relay.enqueue(model, first);
    await relay.idle();
    expect(await stored(id)).toMatchObject({ pendingState: again, outbox: [], outboxAt: first.outboxAt });
    // Facts alone, with a state that has come since.
    const { pendingState: _none, ...factsOnly } = first;
    relay.enqueue(model, factsOnly as AggregateRecord);
    await relay.idle();
    expect(await stored(id)).toMatchObject({ pendingState: again });
  }
});

test("what can't be published stays and is told of; the next sweep takes it", async () => {
  const id = newId();
  const record = await written(id, 1, ["a"], { reachable: false });
  relay.enqueue(model, record);
  await relay.idle();
  expect(await stored(id)).toEqual(record);
  expect(lines).toMatchObject([{ level: 40, aggregateId: id, msg: "publishing failed; the sweep tries again" }]);
  await written(id, 1, ["a"]);
  await relay.sweep();
  expect(await told(id, 2)).toEqual(["1 version 1", "1 a"]);
});

test("a sweep publishes what has waited for long enough, whatever else waits, and several come one after the other", async () => {
  const [old, young, done] = [newId(), newId(), newId()];
  await written(old, 1, [], { age: 60_000 });
  await written(young, 1, [], { age: 0 });
  await kit.stored.insertOne({ ...(await written(done, 1, [])), _id: newId(), outboxAt: undefined } as never, { ignoreUndefined: true });
  await relay.sweep(30_000);
  expect([(await stored(old))?.outboxAt, (await stored(young))?.outboxAt]).toEqual([undefined, expect.any(Date)]);
  await Promise.all([relay.sweep(), relay.sweep(30_000)]);
  expect((await stored(young))?.outboxAt).toBeUndefined();
  expect(await relay.pending()).toBe(0);
});

test("a sweep takes more than one batch", async () => {
  const ids = Array.from({ length: 401 }, newId);
  const records = ids.map((_id) => ({ _id, version: 1, createdAt: new Date(), updatedAt: new Date(), outboxAt: new Date(0), outbox: [] }));
  await kit.stored.insertMany(records as never);
  await relay.sweep();
  expect(await relay.pending()).toBe(0);
});

test("a sweep that the database refuses is told of, and the next one works", async () => {
  const id = newId();
  await written(id, 1, []);
  proxy.exceedTime("find notes");
  await relay.sweep();
  expect(lines).toMatchObject([{ level: 40, msg: "outbox sweep failed; the next one tries again" }]);
  await relay.sweep();
  expect(await relay.pending()).toBe(0);
});

test("sweeps come by themselves", async () => {
  const sweeping = relayWith(recordingLogger().logger, 50);
  await sweeping.start();
  await sweeping.sweep();
  const id = newId();
  await written(id, 1, [], { age: 60_000 });
  await eventually(async () => !(await stored(id))?.outboxAt);
});

test("how many wait, and for how long", async () => {
  expect([await relay.pending(), await relay.age()]).toEqual([0, 0]);
  const published = await written(newId(), 1, []);
  await relay.sweep();
  expect((await stored(published._id))?.outboxAt).toBeUndefined();
  await written(newId(), 1, [], { age: 60_000 });
  await written(newId(), 1, [], { age: 90_000 });
  expect(await relay.pending()).toBe(2);
  const age = await relay.age();
  expect(age).toBeGreaterThanOrEqual(90_000);
  expect(age).toBeLessThan(150_000);
  await relay.sweep();
  expect([await relay.pending(), await relay.age()]).toEqual([0, 0]);
  await written(newId(), 1, [], { age: -60_000 });
  expect(await relay.age()).toBe(0);
});

test("a flush ends when all is published that was written before, and fails when that can't be", async () => {
  const id = newId();
  await relay.flush();
  await written(id, 1, []);
  await relay.flush();
  expect(await relay.pending()).toBe(0);
  await written(id, 2, [], { reachable: false });
  await expect(relay.flush()).rejects.toThrow("1 aggregates have events that wait");
});

test("a flush doesn't wait for what is written after it began", async () => {
  const [first, later] = [newId(), newId()];
  await written(first, 1, []);
  const held = proxy.hold("update notes");
  const flushing = relay.flush();
  await held.reached;
  await written(later, 1, [], { reachable: false });
  held.release();
  await flushing;
  expect(await relay.pending()).toBe(1);
});

test("a republish is of all stores, or of those with these states; what no store has is refused", async () => {
  const told: string[] = [];
  const store = (name: string, count: number) => async () => {
    told.push(name);
    return count;
  };
  const others = [connection.model<AggregateRecord>("Other", model.schema), connection.model<AggregateRecord>("Trail", model.schema)];
  relay.register(model, { stateEvent: noteState, republish: store("notes", 3) });
  relay.register(others[0]!, { stateEvent: { ...noteState, name: "site.other.state" }, republish: store("others", 4) });
  relay.register(others[1]!, { republish: store("trail", 5) });
  expect(relay.stores.map(({ stateEvent }) => stateEvent.name)).toEqual([noteState.name, "site.other.state"]);
  expect(await relay.republish()).toBe(12);
  expect(told.splice(0)).toEqual(["notes", "others", "trail"]);
  expect(await relay.republish(["site.other.state"])).toBe(4);
  expect(told.splice(0)).toEqual(["others"]);
  expect(await relay.republish([])).toBe(0);
  await expect(relay.republish(["site.other.state", "a", "b"])).rejects.toThrow("no store publishes a, b");
  expect(told).toEqual([]);
});

test("once stopped it takes nothing more; what was under way is finished", async () => {
  const [under, after] = [newId(), newId()];
  const held = proxy.hold("update notes");
  relay.enqueue(model, await written(under, 1, []));
  await held.reached;
  let isStopped = false;
  const stopping = relay.stop().then(() => (isStopped = true));
  relay.enqueue(model, await written(after, 1, []));
  expect(isStopped).toBe(false);
  held.release();
  await stopping;
  expect([(await stored(under))?.outboxAt, (await stored(after))?.outboxAt]).toEqual([undefined, expect.any(Date)]);
  expect(lines).toEqual([]);
});

test("what breaks because it is being stopped is not told of", async () => {
  const held = proxy.hold("update notes");
  relay.enqueue(model, await written(newId(), 1, []));
  await held.reached;
  const stopping = relay.stop();
  proxy.exceedTime("update notes");
  proxy.exceedTime("find notes");
  const sweeping = relay.sweep();
  held.release();
  await Promise.all([stopping, sweeping]);
  expect(lines).toEqual([]);
});
