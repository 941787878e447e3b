import { setTimeout as delay } from "node:timers/promises";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { type EventProbe, eventually, startEngines, startEventProbe, type TestEngines } from "@muhtawa/testkit";
import type { Model } from "mongoose";
import { type ConsumerDefinition, Inbox, newId } from "../src/index.ts";
import { consumerOf, type Kit, recordingLogger, startKit } from "./kit.ts";
import { type NoteRow, noteRowModel, noteRows } from "./sample/note-rows.ts";
import { noteStamped, noteState } from "./sample/note.ts";

let engines: TestEngines;
let kit: Kit;
let probe: EventProbe;
let rows: Model<NoteRow>;
let durable: string;

beforeAll(async () => {
  engines = await startEngines();
  kit = await startKit(engines);
  probe = await startEventProbe(engines.natsUrl);
  rows = noteRowModel(kit.connection);
  await kit.runner().start([noteRows(rows, "sample--note-rows-v1")]);
});
beforeEach(() => {
  durable = `sample--${randomUUID().slice(0, 8)}-v1`;
});
afterAll(async () => {
  await probe.stop();
  await kit.stop();
  await engines.stop();
});

const card = (title: string) => ({ deleted: false as const, ownerId: "u", title, stamps: [] });
const stamp = (id: string, text = "a") => probe.publish(noteStamped, id, { stamp: text });

/** A reaction to one aggregate's facts, since a new durable reads the others' too. */
const reactionTo = (id: string, handle: Parameters<typeof consumerOf<{ stamp: string }>>[2]): ConsumerDefinition =>
  consumerOf(durable, noteStamped, async (event, delivery) => {
    if (event.aggregateId === id) await handle(event, delivery);
  });

/** Resolves when the consumer is done with everything published so far. */
const settled = (name = durable) =>
  eventually(async () => {
    const info = await (await kit.nats.jetstreamManager()).consumers.info("SITE", name);
    return info.num_pending === 0 && info.num_ack_pending === 0;
  });

const rowOf = (id: string) => rows.findById(id).lean();

test("a read model shows the newest state however late older events come", async () => {
  const id = newId();
  await probe.publish(noteState, id, card("third"), { sourceVersion: 3 });
  await probe.publish(noteState, id, card("first"), { sourceVersion: 1 });
  await probe.publish(noteState, id, card("second"), { sourceVersion: 2 });
  await eventually(() => rowOf(id));
  await settled("sample--note-rows-v1");
  expect(await rowOf(id)).toEqual({ _id: id, sourceVersion: 3, deleted: false, ownerId: "u", title: "third", stamps: [] });
});

test("what was deleted before its creation's late event came stays deleted", async () => {
  const id = newId();
  await probe.publish(noteState, id, { deleted: true }, { sourceVersion: 2 });
  await probe.publish(noteState, id, card("late"), { sourceVersion: 1 });
  await eventually(() => rowOf(id));
  await settled("sample--note-rows-v1");
  expect(await rowOf(id)).toEqual({ _id: id, sourceVersion: 2, deleted: true });
});

test("a state that is told again replaces the row of its version, and none of a later one", async () => {
  const id = newId();
  await rows.create({ _id: id, sourceVersion: 2, deleted: false, ownerId: "user-1" });
  await probe.publish(noteState, id, card("as of version two"), { sourceVersion: 2 });
  await eventually(async () => (await rowOf(id))?.title === "as of version two");
  await probe.publish(noteState, id, card("as of version one"), { sourceVersion: 1 });
  await settled("sample--note-rows-v1");
  expect(await rowOf(id)).toMatchObject({ sourceVersion: 2, title: "as of version two" });
});

test("an event that comes twice has one effect, whether it is published twice or delivered twice", async () => {
  const id = newId();
  const inbox = new Inbox(kit.connection);
  const effects: string[] = [];
  let seen = 0;
  await kit.runner().start([
    reactionTo(id, async (event) => {
      seen += 1;
      await inbox.once(durable, event, async () => void effects.push(event.data.stamp));
      if (seen === 1) throw new Error("after the effect, before the acknowledgement");
    }),
  ]);
  const event = await stamp(id, "once");
  await probe.publish(noteStamped, id, event.data, { id: event.id });
  await eventually(() => seen >= 3);
  await settled();
  expect(effects).toEqual(["once"]);
});

test("a handler that fails is tried again by the retry table and then succeeds", async () => {
  const id = newId();
  const attempts: number[] = [];
  await kit.runner({ retryDelays: [10, 10, 10] }).start([
    reactionTo(id, async (_event, { attempt }) => {
      attempts.push(attempt);
      if (attempt < 3) throw new Error("not yet");
    }),
  ]);
  await stamp(id);
  await eventually(() => attempts.length === 3);
  await settled();
  expect(attempts).toEqual([1, 2, 3]);
});

test("after the last try the event lies in DLQ with its error, its payload and where it came from, and the next one is handled", async () => {
  const id = newId();
  const { logger, lines } = recordingLogger();
  const handled: string[] = [];
  let tries = 0;
  await kit.runner({ logger, retryDelays: [10, 10] }).start([
    reactionTo(id, async (event) => {
      if (event.data.stamp === "good") return void handled.push(event.data.stamp);
      tries += 1;
      throw new Error("the mail server\nis gone");
    }),
  ]);
  const event = await stamp(id, "bad");
  await stamp(id, "good");
  const manager = await kit.nats.jetstreamManager();
  const dead = await eventually(() => manager.streams.getMessage("DLQ", { last_by_subj: `dlq.${durable}` }));
  expect(JSON.parse(new TextDecoder().decode(dead.data))).toEqual(event);
  expect(dead.header.get("x-error")).toBe("Error: the mail server is gone");
  expect(dead.header.get("x-durable")).toBe(durable);
  expect(dead.header.get("x-subject")).toBe(noteStamped.subject(id));
  await settled();
  expect(tries).toBe(3);
  expect(handled).toEqual(["good"]);
  const logged = await eventually(() => lines.find(({ msg }) => msg === "event moved to DLQ"));
  expect(logged).toMatchObject({ level: 50, durable, correlationId: event.correlationId });
});

test("what can't be read as the declared event goes to DLQ, too", async () => {
  await kit.runner({ retryDelays: [10] }).start([consumerOf(durable, noteStamped, async () => {})]);
  await kit.nats.jetstream().publish(noteStamped.subject(newId()), "{ not json");
  const manager = await kit.nats.jetstreamManager();
  const dead = await eventually(() => manager.streams.getMessage("DLQ", { last_by_subj: `dlq.${durable}` }));
  expect(new TextDecoder().decode(dead.data)).toBe("{ not json");
});

test("a handler that stalls is told to stop, and the event comes again", async () => {
  const id = newId();
  const attempts: number[] = [];
  let reason: unknown;
  await kit.runner({ handlerTimeout: 100 }).start([
    reactionTo(id, async (_event, { attempt, signal }) => {
      attempts.push(attempt);
      if (attempt > 1) return;
      await new Promise(() => signal.addEventListener("abort", () => (reason = signal.reason)));
    }),
  ]);
  await stamp(id);
  await eventually(() => attempts.length === 2);
  await settled();
  expect(String(reason)).toContain("has made no progress for 100 ms");
});

test("a handler that goes on making progress takes as long as it needs, in one delivery", async () => {
  const id = newId();
  const attempts: number[] = [];
  let isDone = false;
  const reaction = reactionTo(id, async (_event, { attempt, signal, progress }) => {
    attempts.push(attempt);
    for (let part = 0; part < 8; part += 1) {
      await delay(100, undefined, { signal });
      progress();
    }
    isDone = true;
  });
  // Of a reader that takes one at a time the broker isn't asked for another one meanwhile, and has no occasion to deliver it again.
  await kit.runner({ handlerTimeout: 200, ackMargin: 100 }).start([{ ...reaction, concurrency: 16 }]);
  await stamp(id);
  await eventually(() => isDone);
  await settled();
  expect(attempts).toEqual([1]);
});

test("an event whose process died while handling it comes again to another one", async () => {
  const id = newId();
  const other = await startKit(engines, kit.connection.name);
  const handledBy: string[] = [];
  const definition = (name: string, hangs: boolean) =>
    reactionTo(id, async () => {
      handledBy.push(name);
      if (hangs) await new Promise(() => {});
    });
  const short = { handlerTimeout: 300, ackMargin: 100 };
  await other.runner(short).start([definition("dies", true)]);
  await stamp(id);
  await eventually(() => handledBy.length === 1);
  // A killed process answers nothing any more.
  await other.nats.close();
  await kit.runner(short).start([definition("lives", false)]);
  await eventually(() => handledBy.includes("lives"));
  await settled();
  expect(handledBy).toEqual(["dies", "lives"]);
  await other.stop();
});

test("a stop waits for the handlers under way and leaves the rest to the next start", async () => {
  const id = newId();
  const finished: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const first = kit.runner();
  let begun = false;
  await first.start([
    reactionTo(id, async (event) => {
      begun = true;
      await held;
      finished.push(event.data.stamp);
    }),
  ]);
  await stamp(id, "under way");
  await stamp(id, "left");
  await eventually(() => begun);
  const stopped = first.stop();
  release();
  await stopped;
  expect(finished).toEqual(["under way"]);
  await kit.runner().start([reactionTo(id, async (event) => void finished.push(event.data.stamp))]);
  await eventually(() => finished.length === 2);
  expect(finished).toEqual(["under way", "left"]);
});

test("what is on its way to an instance that stops is taken by another one at once, not after the ack deadline", async () => {
  const id = newId();
  const heard = new Set<string>();
  const definition = reactionTo(id, async (event) => void heard.add(event.data.stamp));
  for (let round = 0; round < 20; round += 1) {
    const short = kit.runner();
    await short.start([definition]);
    await Promise.all([stamp(id, `${round} a`), stamp(id, `${round} b`), short.stop()]);
  }
  await kit.runner().start([definition]);
  await settled();
  expect(heard.size).toBe(40);
});

test("a thousand events reach a read model, several at once", async () => {
  const prefix = randomUUID().slice(0, 8);
  await Promise.all(Array.from({ length: 1_000 }, (_, index) => probe.publish(noteState, `${prefix}-${index}`, card(`note ${index}`))));
  await eventually(async () => (await rows.countDocuments({ _id: { $regex: `^${prefix}-` } })) === 1_000, 20_000);
});

test("a durable that an older release made with other limits is brought up to date", async () => {
  const id = newId();
  const heard: string[] = [];
  const definition = reactionTo(id, async (event) => void heard.push(event.data.stamp));
  for (const [at, handlerTimeout] of [5_000, 7_000].entries()) {
    const runner = kit.runner({ handlerTimeout });
    await runner.start([definition]);
    await stamp(id, String(at));
    await eventually(() => heard.length === at + 1);
    await runner.stop();
  }
  const { config } = await (await kit.nats.jetstreamManager()).consumers.info("SITE", durable);
  expect(config.ack_wait).toBeGreaterThan(7_000 * 1_000_000);
});

test("what a newer release reads goes on being delivered when an older one starts beside it", async () => {
  const id = newId();
  const heard: string[] = [];
  const newer: ConsumerDefinition = {
    durable,
    stream: "SITE",
    events: [noteStamped, noteState],
    concurrency: 1,
    handle: async ({ aggregateId, name }) => void (aggregateId === id && heard.push(name)),
  };
  await kit.runner().start([newer]);
  const older = kit.runner();
  await older.start([consumerOf(durable, noteStamped, async () => {})]);
  await older.stop();
  await probe.publish(noteState, id, card("of the newer release"));
  await eventually(() => heard.includes(noteState.name));
});

test("an event of another release is left to that one for three tries, and is then nobody's: it lies in no DLQ and holds nobody up", async () => {
  const id = newId();
  const { logger, lines } = recordingLogger();
  const newer = kit.runner();
  await newer.start([{ ...consumerOf(durable, noteStamped, async () => {}), events: [noteStamped, noteState] }]);
  await newer.stop();
  const heard: string[] = [];
  await kit.runner({ logger, retryDelays: [10, 10, 10, 10] }).start([reactionTo(id, async (event) => void heard.push(event.data.stamp))]);
  await probe.publish(noteState, id, card("of the newer release"));
  await stamp(id, "own");
  await eventually(() => heard.length === 1);
  await settled();
  const told = lines.filter(({ subject }) => subject === noteState.subject(id));
  expect(told).toMatchObject([{ level: 30, durable, attempt: 3 }]);
});
