import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "@jest/globals";
import type { EventDefinition, EventEnvelope } from "@muhtawa/contracts";
import { startEngines, type TestEngines } from "@muhtawa/testkit";
import type { Connection } from "mongoose";
import { z } from "zod";
import {
  connectMongo,
  connectNats,
  type Delivery,
  defineReadModel,
  ensureIndexes,
  ensureStreams,
  type EventMap,
  Inbox,
  onEnd,
  onFact,
  onFactRepeatably,
  onRow,
  onState,
  type ReadModel,
} from "../src/index.ts";
import { durablesOf, keepingDurables } from "../src/events/durables-of.ts";
import type { NatsConnection } from "../src/nats.ts";
import { Checkpoints } from "../src/read-models/checkpoints.ts";
import { ReadModelKeeper } from "../src/read-models/keeper.ts";
import { named, told } from "./read-models/database.ts";
import { type NoteCard, noteStamped, noteState } from "./sample/note.ts";

const ofCatalog = <Data>(event: EventDefinition<Data>, name: string): EventDefinition<Data> => ({
  ...event,
  name: `catalog.${name}`,
  stream: "CATALOG",
  subject: (id) => `catalog.${id}.${name}`,
  filter: `catalog.*.${name}`,
});
const pageState = ofCatalog(noteState, "page.state");
const pageStamped = ofCatalog(noteStamped, "page.stamped");

const modelOf = (name: string, from: Record<string, typeof noteState>) =>
  defineReadModel({
    name,
    shape: z.object({ title: z.string() }),
    from,
    row: Object.fromEntries(Object.keys(from).map((source) => [source, ({ data }: EventEnvelope<NoteCard>) => ({ title: data.title })])),
  }) as ReadModel;
const titles = modelOf("titles", { note: noteState });
const names = modelOf("names", { note: noteState });
const both = modelOf("both", { note: noteState, page: pageState });

let engines: TestEngines;
let nats: NatsConnection;
let connection: Connection;
let done: unknown[];

beforeAll(async () => {
  engines = await startEngines();
  nats = await connectNats(engines.natsUrl, "durables-test");
  await ensureStreams(nats, ["SITE", "CATALOG"]);
});
beforeEach(async () => {
  connection = await connectMongo(engines.mongoUrl, named("durables"));
  done = [];
});
afterEach(() => connection.close());
afterAll(async () => {
  await nats.close();
  await engines.stop();
});

async function made(parts: Partial<EventMap<{ port: string }>>, settle = 0) {
  const map: EventMap<{ port: string }> = { service: "reader", publishes: [], keeps: [], does: [], ...parts };
  const keeper = new ReadModelKeeper(connection, map.keeps);
  await keeper.prepare();
  const inbox = new Inbox(connection);
  await ensureIndexes(connection);
  const passes = { settle, closing: new AbortController().signal };
  const durables = durablesOf({ map, ports: { port: "open" }, keeper, checkpoints: new Checkpoints(nats, connection), inbox, passes });
  const durable = (beginning: string) => {
    const found = durables.find((definition) => definition.durable.startsWith(beginning));
    if (!found) throw new Error(`no ${beginning}`);
    return found;
  };
  return { keeper, durables, durable };
}
const stampedOf = (definition: EventDefinition, stamp: string): EventEnvelope => ({
  ...told("a", 1, "x"),
  name: definition.name,
  data: { stamp },
});
const delivery = (sequence = 1, signal = new AbortController().signal): Delivery => ({ attempt: 1, sequence, signal, progress: () => {} });
const does =
  (what: string) =>
  async (ports: { port: string }, { data }: EventEnvelope<unknown>) =>
    void done.push([what, ports.port, (data as { stamp: string }).stamp]);
const fails = (what: string) => async () => Promise.reject(new Error(what));

test("a map has one durable a stream for each of three things: rows, quick effects and cascades", async () => {
  const { durables } = await made({
    keeps: [titles, both],
    does: [
      onFact("one", noteStamped, does("one")),
      onFactRepeatably("two", noteStamped, does("two")),
      onState("three", noteState, does("three")),
      onFact("four", pageStamped, does("four")),
      onEnd("five", noteStamped, async () => 0),
      onRow("six", titles as never, async () => {}),
    ],
  });
  expect(
    durables.map(({ durable, stream, events, concurrency }) => [durable, stream, events.map(({ name }) => name), concurrency]),
  ).toEqual([
    [expect.stringMatching(/^reader--keeps-site-[0-9a-f]{8}$/), "SITE", [noteState.name], 16],
    [expect.stringMatching(/^reader--keeps-catalog-[0-9a-f]{8}$/), "CATALOG", [pageState.name], 16],
    ["reader--facts-site", "SITE", [noteStamped.name, noteState.name], 16],
    ["reader--facts-catalog", "CATALOG", [pageStamped.name], 16],
    ["reader--cascades-site", "SITE", [noteStamped.name], 50],
  ]);
});

test("a durable of rows has another name when it feeds others or other shapes, and the same in whichever order they are declared", () => {
  const nameOf = (...keeps: ReadModel[]) => keepingDurables({ service: "reader", keeps }).get("SITE");
  expect(nameOf(titles, names)).toBe(nameOf(names, titles));
  const otherShape = { ...titles, collection: "titles_00000001" };
  expect(new Set([nameOf(titles), nameOf(titles, names), nameOf(otherShape), nameOf(names)]).size).toBe(4);
  const onlyPages = modelOf("pages", { page: pageState });
  expect(nameOf(titles, onlyPages)).toBe(nameOf(titles));
  expect([...keepingDurables({ service: "reader", keeps: [] })]).toEqual([]);
});

test("a fact has each of its own effects, with what the service gives them, and none of another fact", async () => {
  const { durable } = await made({
    does: [
      onFact("mail", noteStamped, does("mail")),
      onFactRepeatably("log", noteStamped, does("log")),
      onFact("page", { ...noteStamped, name: "site.page.stamped" }, does("page")),
    ],
  });
  await durable("reader--facts").handle(stampedOf(noteStamped, "x"), delivery());
  expect(done).toEqual(expect.arrayContaining([["mail", "open", "x"], ["log", "open", "x"]])); // prettier-ignore
  expect(done).toHaveLength(2);
});

test("of a fact that comes again only those effects come again that say so", async () => {
  const { durable } = await made({
    does: [
      onFact("mail", noteStamped, does("mail")),
      onFactRepeatably("log", noteStamped, does("log")),
      onState("see", noteState, does("see")),
    ],
  });
  const event = stampedOf(noteStamped, "x");
  const state = { ...told("a", 1, "x"), data: { stamp: "state" } };
  for (let time = 0; time < 2; time += 1) {
    await durable("reader--facts").handle(event, delivery());
    await durable("reader--facts").handle(state, delivery());
  }
  const count = (what: string) => done.filter((entry) => (entry as string[])[0] === what).length;
  expect([count("mail"), count("log"), count("see")]).toEqual([1, 2, 2]);
});

test("effects that fail say so, each by its own error, and keep the others from nothing", async () => {
  const one = await made({ does: [onFact("bad", noteStamped, fails("no mail")), onFact("good", noteStamped, does("good"))] });
  await expect(one.durable("reader--facts").handle(stampedOf(noteStamped, "x"), delivery())).rejects.toEqual(new Error("no mail"));
  expect(done).toEqual([["good", "open", "x"]]);
  const two = await made({ does: [onFact("bad", noteStamped, fails("no mail")), onFact("worse", noteStamped, fails("no log"))] });
  const failure = two.durable("reader--facts").handle(stampedOf(noteStamped, "y"), delivery());
  await expect(failure).rejects.toMatchObject({
    message: "Error: no mail; Error: no log",
    errors: [new Error("no mail"), new Error("no log")],
  });
});

test("a cascade comes in passes until one finds nothing", async () => {
  const left = [3, 1, 0];
  const { durable } = await made({
    does: [
      onEnd("children", noteStamped, async ({ port }, { data }) => {
        done.push([port, data.stamp]);
        return left.shift() ?? 0;
      }),
    ],
  });
  await durable("reader--cascades").handle(stampedOf(noteStamped, "x"), delivery());
  expect(done).toEqual([["open", "x"], ["open", "x"], ["open", "x"]]); // prettier-ignore
});

test("a state is written to every model of it, and what follows a row only follows rows of its own model", async () => {
  const { durable } = await made({
    keeps: [titles, names],
    does: [onRow("look", titles as never, async ({ port }: { port: string }, row: object) => done.push([port, row]))],
  });
  await durable("reader--keeps-site").handle(told("a", 1, "one"), delivery());
  const row = { _id: "a", sourceVersion: 1, deleted: false, title: "one" };
  expect(done).toEqual([["open", row]]);
  for (const { collection } of [titles, names]) expect(await connection.collection(collection).find().toArray()).toEqual([row]);
});

test("a state that is given up is a gap unless the stream has a later one, and a later one that is taken in closes it", async () => {
  const { durable, keeper } = await made({ keeps: [titles] });
  const keeps = durable("reader--keeps-site");
  const id = named("given-up");
  const subject = noteState.subject(id);
  const publish = async () => (await nats.jetstream().publish(subject, "{}")).seq;
  const first = await publish();
  await keeps.givenUp?.(subject, first, new Error("unreadable"));
  expect(await keeper.gaps.count([noteState])).toBe(1);
  await keeps.handle(told(id, 1, "one"), delivery(first));
  expect(await keeper.gaps.count([noteState])).toBe(1);
  const second = await publish();
  await keeps.handle(told(id, 2, "two"), delivery(second));
  expect(await keeper.gaps.count([noteState])).toBe(0);
  await keeps.givenUp?.(subject, first, new Error("unreadable"));
  expect(await keeper.gaps.count([noteState])).toBe(0);
});
