import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import {
  asDelivered,
  type EventProbe,
  eventually,
  histories,
  type MongoProxy,
  startEngines,
  startEventProbe,
  startMongoProxy,
  type TestEngines,
} from "@muhtawa/testkit";
import fc from "fast-check";
import { z } from "zod";
import {
  type ConsumerDefinition,
  defineReadModel,
  type EventMap,
  fact,
  Inbox,
  newId,
  onFactRepeatably,
  type ReadModel,
  Rows,
} from "../src/index.ts";
import { eraseDeleted } from "../src/events/erasure.ts";
import { consumerOf, type Kit, startKit } from "./kit.ts";
import { noteStamped, noteState } from "./sample/note.ts";

let engines: TestEngines;
let proxy: MongoProxy;
/** Two processes of one service, as far as these tests go. */
let one: Kit;
let other: Kit;
let probe: EventProbe;

beforeAll(async () => {
  engines = await startEngines();
  proxy = await startMongoProxy(engines.mongoUrl);
  const urls = { mongoUrl: proxy.url, natsUrl: engines.natsUrl };
  one = await startKit(urls);
  other = await startKit(urls, one.connection.name);
  probe = await startEventProbe(engines.natsUrl);
});
afterAll(async () => {
  await probe?.stop();
  await other?.stop();
  await one?.stop();
  await proxy?.stop();
  await engines?.stop();
});

const named = (name: string) => `${name}_${randomUUID().slice(0, 8)}`;
const titles = (name: string) =>
  defineReadModel({
    name,
    shape: z.object({ title: z.string() }),
    from: { note: noteState },
    row: { note: ({ data }) => ({ title: data.title }) },
  });
/** The next release's. */
const owners = (name: string) =>
  defineReadModel({
    name,
    shape: z.object({ title: z.string(), ownerId: z.string() }),
    from: { note: noteState },
    row: { note: ({ data }) => ({ title: data.title, ownerId: data.ownerId }) },
    indexes: [{ ownerId: 1 }],
  });
const mapOf = (service: string, keeps: ReadModel[], does: EventMap<object>["does"] = []): EventMap<object> => ({
  service,
  publishes: [],
  keeps,
  does,
});
const note = (title: string) => ({ ownerId: "u", title, stamps: [] });
const cards = fc.record({ ownerId: fc.uuid(), title: fc.string(), stamps: fc.constant([]) });
const deliveries = (most: number) =>
  histories(noteState, cards, most).chain((lives) =>
    fc.record({ lives: fc.constant(lives), delivered: asDelivered(lives.flatMap(({ events }) => events)) }),
  );

test("two releases beside one another, told in any order: the newer one's rows are whole, whoever is told first or last", async () => {
  const [service, name] = [named("beside"), named("notes")];
  const [old, fresh] = [titles(name), owners(name)];
  const older = await one.follow(mapOf(service, [old]), {});
  await eventually(() => older.follower.isComplete([old]));
  const newer = await other.follow(mapOf(service, [fresh]), {});
  const rows = new Rows(other.connection, fresh);
  await fc.assert(
    fc.asyncProperty(deliveries(4), async ({ lives, delivered }) => {
      const run = randomUUID().slice(0, 8);
      for (const { aggregateId, data, sourceVersion } of delivered)
        await probe.publish(noteState, `${run}-${aggregateId}`, data, { sourceVersion });
      const expected = new Map(
        lives.map(({ id, last, events }) => [
          `${run}-${id}`,
          {
            sourceVersion: events.length,
            deleted: last.deleted,
            ...(last.deleted ? {} : { title: last.title, ownerId: last.ownerId }),
          },
        ]),
      );
      await eventually(() => newer.follower.isComplete([fresh]));
      // The older release reads from the stream's beginning once the newer one has removed its durable: all of it, again.
      await eventually(async () => (await lagOf(service)) === 0);
      const found = await rows.findKnown({ _id: { $in: [...expected.keys()] } });
      expect(new Map(found.map(({ _id, ...row }) => [_id, row]))).toEqual(expected);
    }),
    { numRuns: 15, endOnFailure: true },
  );
  await one.stopFollowing();
  await other.stopFollowing();
});

/** What the durables of a service have before them, together. */
async function lagOf(service: string): Promise<number> {
  const manager = await probe.nats.jetstreamManager();
  let lag = 0;
  for await (const { name, num_pending, num_ack_pending } of manager.consumers.list("SITE"))
    if (name.startsWith(`${service}--`)) lag += num_pending + num_ack_pending;
  return lag;
}

test("two instances that rebuild at once, under writes, with states given up in the middle, come to what the owner has", async () => {
  const [service, name] = [named("rebuild"), named("notes")];
  const [old, fresh] = [titles(name), owners(name)];
  const map = mapOf(service, [old]);
  const before = await one.follow(map, {});
  const ids = Array.from({ length: 24 }, newId);
  for (const id of ids) await one.notes.create(id, { state: note("first") });
  await eventually(() => before.follower.isComplete([old]));
  await before.stop();

  proxy.raceUpserts();
  proxy.slowAnswers(3);
  const runs = fc.array(
    fc.record({ at: fc.nat(ids.length - 1), what: fc.constantFrom("write", "write", "write", "delete", "poison", "late") }),
    { minLength: 30, maxLength: 60 },
  );
  const [steps = []] = fc.sample(runs, { numRuns: 1 });
  const next = { ...map, keeps: [fresh] };
  const [first, second] = await Promise.all([
    one.follow(next, {}, { keepReplaced: 200, noteInterval: 50, runner: { retryDelays: [5] } }),
    other.follow(next, {}, { keepReplaced: 200, noteInterval: 50, runner: { retryDelays: [5] } }),
  ]);
  for (const [index, { at, what }] of steps.entries()) {
    const id = ids[at] as string;
    const kit = index % 2 === 0 ? one : other;
    if (what === "poison") await kit.nats.jetstream().publish(noteState.subject(id), "{ not json");
    else if (what === "late") await probe.publish(noteState, id, { deleted: false, ...note("late") }, { sourceVersion: 1 });
    else if (what === "delete") await kit.notes.delete(id);
    else if (await kit.notes.find(id)) await kit.notes.update(id, (state) => ({ state: { ...state, title: `changed ${index}` } }));
  }
  // Each that was given up is closed by its owner's next word.
  await eventually(async () => (await lagOf(service)) === 0);
  await one.notes.republish();
  await eventually(() => first.follower.isComplete([fresh]));
  await eventually(() => second.follower.isComplete([fresh]));
  const rows = new Rows(other.connection, fresh);
  for (const id of ids) {
    const stored = await one.notes.find(id);
    const shown = stored ? { title: stored.title, ownerId: "u", deleted: false, sourceVersion: stored.version } : { deleted: true };
    expect(await rows.known(id)).toMatchObject(shown);
    expect(Object.keys((await rows.known(id)) ?? {}).toSorted()).toEqual(
      ["_id", "deleted", "sourceVersion", ...(stored ? ["ownerId", "title"] : [])].toSorted(),
    );
  }
  await eventually(async () => {
    const there = (await one.connection.listCollections()).map((collection) => collection.name).filter((found) => found.startsWith(name));
    return there.join() === fresh.collection;
  });
  proxy.slowAnswers(0);
  await one.stopFollowing();
  await other.stopFollowing();
}, 60_000);

test("an effect whose process dies anywhere between its begin and its acknowledgement happens, and once where its end was noted", async () => {
  const moments = ["before", "after the effect", "the note's answer is lost", "after the note", "never"] as const;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...moments), { minLength: 1, maxLength: 4 }), async (crashes) => {
      const [service, id] = [named("inbox"), newId()];
      const durable = `${service}--stamps`;
      const effects: number[] = [];
      const expected: number[] = [];
      let tries = 0;
      let isNoted = false;
      const definition = (kit: Kit): ConsumerDefinition => {
        const inbox = new Inbox(kit.connection);
        return consumerOf(durable, noteStamped, async (event) => {
          if (event.aggregateId !== id) return;
          const crash = crashes[tries++] ?? "never";
          if (crash === "before") throw new Error(crash);
          if (!isNoted) expected.push(tries);
          if (crash === "the note's answer is lost" && !isNoted) proxy.loseAnswer("insert inbox");
          if (crash !== "after the effect") isNoted = true;
          await inbox.once(durable, event, async () => {
            effects.push(tries);
            if (crash === "after the effect") throw new Error(crash);
          });
          if (crash === "after the note") throw new Error(crash);
        });
      };
      const runners = [one.runner({ retryDelays: Array(8).fill(5) }), other.runner({ retryDelays: Array(8).fill(5) })];
      await Promise.all(runners.map((runner, at) => runner.start([definition(at === 0 ? one : other)])));
      await probe.publish(noteStamped, id, { stamp: "once" });
      await eventually(async () => tries > 0 && (await lagOf(service)) === 0);
      expect(effects).toEqual(expected);
      await Promise.all(runners.map((runner) => runner.stop()));
    }),
    { numRuns: 12, endOnFailure: true },
  );
}, 60_000);

test("whoever is deleted while all is told again leaves nothing in the streams but the word of it, in whichever order that comes", async () => {
  const orders = fc.array(fc.constantFrom("delete", "republish", "republish elsewhere", "late"), { minLength: 2, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(orders, fc.boolean(), async (steps, isLate) => {
      const canary = named("canary");
      const id = newId();
      await one.notes.create(id, { state: note(canary), facts: [fact(noteStamped, { stamp: canary })] });
      const under: Promise<unknown>[] = [];
      for (const step of steps) {
        if (step === "delete") under.push(one.notes.delete(id));
        else if (step === "republish") under.push(one.notes.republish());
        else if (step === "republish elsewhere") under.push(other.notes.republish());
        else under.push(probe.publish(noteState, id, { deleted: false, ...note(canary) }));
      }
      await Promise.all(under);
      await one.notes.delete(id);
      if (isLate) await probe.publish(noteState, id, { deleted: false, ...note(canary) });
      await Promise.all([one.relay.flush(), other.relay.flush()]);
      await Promise.all([one.relay.idle(), other.relay.idle()]);
      await eraseDeleted(one.nats, one.relay, new Date());
      const manager = await one.nats.jetstreamManager();
      const { state } = await manager.streams.info("SITE", { subjects_filter: `site.note.${id}.>` });
      expect(state.subjects).toEqual({ [noteState.subject(id)]: 1 });
      const word = await manager.streams.getMessage("SITE", { last_by_subj: noteState.subject(id) });
      expect(word.json<{ data: object }>().data).toEqual({ deleted: true });
    }),
    { numRuns: 20, endOnFailure: true },
  );
});

test("a fact that can't be handled holds up no other aggregate and not the later ones of its own, and each of those comes in order", async () => {
  const service = named("poison");
  const plan = fc.array(fc.record({ of: fc.nat(3), fails: fc.boolean() }), { minLength: 4, maxLength: 20 });
  const heard = new Map<string, string[]>();
  await one.follow(
    mapOf(
      service,
      [],
      [
        onFactRepeatably(`${service} stamps`, noteStamped, async (_ports, { aggregateId, data }) => {
          if (data.stamp.startsWith("bad")) throw new Error("poison");
          heard.set(aggregateId, [...(heard.get(aggregateId) ?? []), data.stamp]);
        }),
      ],
    ),
    {},
    { runner: { retryDelays: [5, 5] } },
  );
  await fc.assert(
    fc.asyncProperty(plan, async (steps) => {
      const run = randomUUID().slice(0, 8);
      const wanted = new Map<string, string[]>();
      for (const [at, { of, fails }] of steps.entries()) {
        const id = `${run}-${of}`;
        await probe.publish(noteStamped, id, { stamp: `${fails ? "bad" : "good"} ${at}` });
        if (!fails) wanted.set(id, [...(wanted.get(id) ?? []), `good ${at}`]);
      }
      await eventually(async () => (await lagOf(service)) === 0);
      expect(new Map([...heard].filter(([id]) => id.startsWith(run)))).toEqual(wanted);
    }),
    { numRuns: 10, endOnFailure: true },
  );
  await one.stopFollowing();
}, 60_000);
