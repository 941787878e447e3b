import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { eventually, startEngines, type TestEngines } from "@muhtawa/testkit";
import fc from "fast-check";
import type { Connection } from "mongoose";
import { connectMongo, ensureIndexes, type Migration } from "../../src/index.ts";
import type { MigrationEntry } from "../../src/migrations/migration-log.ts";
import { Migrations } from "../../src/migrations/migrations.ts";
import { recordingLogger } from "../kit.ts";
import { named } from "../read-models/database.ts";

let engines: TestEngines;
let connection: Connection;
let stops: (() => Promise<void>)[];

beforeAll(async () => {
  engines = await startEngines();
});
beforeEach(async () => {
  connection = await connectMongo(engines.mongoUrl, named("migrations"));
  stops = [];
});
afterEach(async () => {
  for (const stop of stops) await stop();
  await connection.close();
});
afterAll(() => engines.stop());

const OPTIONS = { retryAfter: 10, lookAgainAfter: 20, tellEvery: 0, lease: 200 };

/** A process of the service with these migrations, until it is ended. */
async function processWith(declared: readonly Migration[], options: Partial<typeof OPTIONS> = {}) {
  const closing = new AbortController();
  const { logger, lines } = recordingLogger();
  const migrations = new Migrations({ connection, logger, closing: closing.signal }, { ...OPTIONS, ...options });
  await ensureIndexes(connection);
  migrations.run(declared);
  const stop = async () => {
    closing.abort();
    await migrations.stop();
  };
  stops.push(stop);
  return { migrations, lines, stop, done: () => eventually(async () => (await migrations.outstanding()).length === 0) };
}

const SIZE = 7;

/** Marks each of some numbers, two at a time. */
function marking(name: string, { revision = 1, during = async (_at: number) => {} } = {}) {
  const marked: number[] = [];
  const migration: Migration = {
    name,
    revision,
    total: async () => SIZE,
    async next(after) {
      const from = after === undefined ? 0 : Number(after) + 1;
      if (from >= SIZE) return undefined;
      const to = Math.min(from + 2, SIZE);
      for (let at = from; at < to; at += 1) {
        await during(at);
        marked.push(at);
      }
      return { after: String(to - 1), done: to - from };
    },
  };
  return { migration, marked };
}

const ALL = Array.from({ length: SIZE }, (_, at) => at);

test("what is declared is done in order, once, and not again by a process that starts later", async () => {
  const order: string[] = [];
  const note = (name: string) => async (at: number) => void order.push(`${name}${at}`);
  const first = marking("first", { during: note("a") });
  const second = marking("second", { during: note("b") });
  const { done, stop, lines } = await processWith([first.migration, second.migration]);
  await done();
  await stop();
  expect(order).toEqual([...ALL.map((at) => `a${at}`), ...ALL.map((at) => `b${at}`)]);
  expect(lines.filter(({ msg }) => msg === "a migration is done")).toMatchObject([
    { migration: "first", done: SIZE },
    { migration: "second", done: SIZE },
  ]);
  expect(lines.filter(({ msg }) => msg === "a migration begins")).toMatchObject([
    { migration: "first", revision: 1, done: 0, total: SIZE },
    { migration: "second", revision: 1, done: 0, total: SIZE },
  ]);
  expect(lines.filter(({ msg }) => msg === "a migration goes on")[0]).toMatchObject({ migration: "first", done: 2, total: SIZE });

  const later = marking("first");
  const other = await processWith([later.migration, marking("second").migration]);
  await other.done();
  expect(later.marked).toEqual([]);
});

test("what is soon done isn't told of batch by batch", async () => {
  const { done, stop, lines } = await processWith([marking("short").migration], { tellEvery: 60_000 });
  await done();
  await stop();
  expect(lines.map(({ msg }) => msg)).toEqual(["a migration begins", "a migration is done"]);
});

test("a revision that is counted up is done anew", async () => {
  const { done, stop } = await processWith([marking("keys").migration]);
  await done();
  await stop();
  const { migration, marked } = marking("keys", { revision: 2 });
  const next = await processWith([migration]);
  await next.done();
  expect(marked).toEqual(ALL);
});

test("how far it is can be asked for, and why it doesn't go on", async () => {
  let isBroken = true;
  const { migration } = marking("keys", {
    during: async (at) => {
      if (at === 4 && isBroken) throw new Error("a document that nobody expected");
    },
  });
  const behind = marking("behind");
  const { migrations, done } = await processWith([migration, behind.migration]);
  const told = await eventually(async () => (await migrations.outstanding()).find(({ failure }) => failure !== undefined));
  expect(told).toEqual({ name: "keys", done: 4, total: SIZE, failure: "a document that nobody expected" });
  expect(await migrations.outstanding()).toHaveLength(2);
  expect(behind.marked).toEqual([]);
  isBroken = false;
  await done();
  expect(behind.marked).toEqual(ALL);
  expect((await connection.collection<{ _id: string; failure?: string }>("migrations").findOne({ _id: "keys" }))?.failure).toBeUndefined();
});

test("a process that ends stops after its batch, and another goes on from there", async () => {
  const reached = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const first = marking("keys", {
    during: async (at) => {
      if (at !== 2) return;
      reached.resolve();
      await goOn.promise;
    },
  });
  const ending = await processWith([first.migration]);
  await reached.promise;
  const ended = ending.stop();
  goOn.resolve();
  await ended;
  expect(first.marked).toEqual([0, 1, 2, 3]);
  const second = marking("keys");
  const next = await processWith([second.migration]);
  await next.done();
  expect(second.marked).toEqual([4, 5, 6]);
});

test("of several processes one is at it", async () => {
  const together = marking("keys");
  const processes = await Promise.all(Array.from({ length: 4 }, () => processWith([together.migration])));
  await Promise.all(processes.map(({ done }) => done()));
  expect(together.marked).toEqual(ALL);
});

test("what a process has left that died is taken over once its turn is over", async () => {
  const migrations = connection.collection<MigrationEntry>("migrations");
  const turns = connection.collection<{ _id: string; holder: string; until: Date }>("turns");
  await migrations.insertOne({ _id: "keys", revision: 1, after: "3", done: 4, total: SIZE, startedAt: new Date() });
  await turns.insertOne({ _id: "migrate", holder: "dead", until: new Date(Date.now() + 150) });
  const { migration, marked } = marking("keys");
  const { done } = await processWith([migration]);
  await done();
  expect(marked).toEqual([4, 5, 6]);
});

test("an older release takes its revision back when it starts, and a newer one beside it puts it forward again, once", async () => {
  const newer = marking("keys", { revision: 2 });
  const running = await processWith([newer.migration]);
  await running.done();
  const older = marking("keys", { revision: 1 });
  await processWith([older.migration]);
  await eventually(() => older.marked.length === SIZE && newer.marked.length === 2 * SIZE);
  await running.done();
  // The older one goes on looking, and sees that a newer release is at work.
  await new Promise((resolve) => setTimeout(resolve, 10 * OPTIONS.lookAgainAfter));
  expect([older.marked.length, newer.marked.length]).toEqual([SIZE, 2 * SIZE]);
});

test("however processes end and fail, every document is done, in order, and none is left out", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ fails: fc.nat(SIZE), ends: fc.boolean() }), { maxLength: 5 }), async (troubles) => {
      await connection.collection("migrations").deleteMany({});
      const marked = new Set<number>();
      const during = (fails: number) => async (at: number) => {
        if (at === fails) throw new Error("it fails here");
        if (at > 0 && !marked.has(at - 1)) throw new Error(`${at} comes before ${at - 1}`);
        marked.add(at);
      };
      for (const { fails, ends } of troubles) {
        const { migration } = marking("keys", { during: during(fails) });
        const { migrations, stop } = await processWith([migration]);
        if (!ends) await eventually(async () => (await migrations.outstanding()).every(({ failure }) => failure !== undefined));
        await stop();
      }
      const { done, stop } = await processWith([marking("keys", { during: during(-1) }).migration]);
      await done();
      await stop();
      expect([...marked]).toEqual(ALL);
    }),
    { numRuns: 25 },
  );
}, 60_000);
