import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { startEngines, type TestEngines } from "@muhtawa/testkit";
import type { Collection } from "mongodb";
import type { Connection } from "mongoose";
import { connectMongo } from "../../src/index.ts";
import { nativeCollection } from "../../src/persistence/native-collection.ts";
import { GAPS, Gaps } from "../../src/read-models/gaps.ts";
import { noteState } from "../sample/note.ts";
import { named } from "./database.ts";

interface Stored {
  _id: string;
  sequence: number;
  error: string;
  at: Date;
}

let engines: TestEngines;
let connection: Connection;
let gaps: Gaps;
let stored: Collection<Stored>;

beforeAll(async () => {
  engines = await startEngines();
});
beforeEach(async () => {
  connection = await connectMongo(engines.mongoUrl, named("gaps"));
  gaps = new Gaps(connection);
  stored = nativeCollection(connection, GAPS);
});
afterEach(() => connection.close());
afterAll(() => engines.stop());

const other = { ...noteState, subject: (id: string) => `site.page.${id}.state.v1` };
const subject = noteState.subject("a");

test("a gap keeps the newest state that was given up, its error in short, and since when there is one", async () => {
  await gaps.open(subject, 5, new Error("x".repeat(2_000)));
  const first = await stored.findOne({ _id: subject });
  expect(first).toEqual({ _id: subject, sequence: 5, error: `Error: ${"x".repeat(993)}`, at: expect.any(Date) });
  await gaps.open(subject, 3, "given up again");
  expect(await stored.find().toArray()).toEqual([{ ...first, error: "given up again" }]);
  await gaps.open(subject, 8, "and again");
  expect(await stored.find().toArray()).toEqual([{ ...first, error: "and again", sequence: 8 }]);
});

test("a later state of the same aggregate closes it, an older one and another's don't", async () => {
  await gaps.open(subject, 5, "given up");
  await gaps.close(noteState.subject("b"), 9);
  await gaps.close(subject, 4);
  await gaps.close(subject, 5);
  expect(await gaps.count([noteState])).toBe(1);
  await gaps.close(subject, 6);
  expect(await gaps.count([noteState])).toBe(0);
  expect(await stored.countDocuments()).toBe(0);
});

test("what another instance has given up is closed once it has been heard of", async () => {
  await new Gaps(connection).open(subject, 5, "given up");
  await gaps.close(subject, 6);
  expect(await stored.countDocuments()).toBe(1);
  await gaps.refresh();
  await gaps.close(subject, 6);
  expect(await stored.countDocuments()).toBe(0);
});

test("what an older state has not closed is closed by a later one", async () => {
  await gaps.open(subject, 5, "given up");
  await gaps.close(subject, 4);
  await gaps.close(subject, 6);
  expect(await stored.countDocuments()).toBe(0);
});

test("once closed it costs no look at the database", async () => {
  await gaps.open(subject, 5, "given up");
  await gaps.close(subject, 6);
  await new Gaps(connection).open(subject, 5, "given up elsewhere");
  await gaps.close(subject, 7);
  expect(await stored.countDocuments()).toBe(1);
});

test("gaps are counted and forgotten by their events, those of another instance too", async () => {
  await new Gaps(connection).open(subject, 1, "given up");
  await new Gaps(connection).open(noteState.subject("b"), 2, "given up");
  await new Gaps(connection).open(other.subject("a"), 3, "given up");
  expect([await gaps.count([noteState]), await gaps.count([other]), await gaps.count([noteState, other])]).toEqual([2, 1, 3]);
  expect(await gaps.count([])).toBe(0);
  const one = new Gaps(connection);
  await one.forget([noteState]);
  expect((await stored.find().toArray()).map(({ _id }) => _id)).toEqual([other.subject("a")]);
  // It has forgotten them itself, too: what another gives up is not its own to close.
  await new Gaps(connection).open(subject, 4, "given up again");
  await one.close(subject, 5);
  expect(await stored.countDocuments()).toBe(2);
});
