import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { type EventProbe, eventually, startEngines, startEventProbe, type TestEngines } from "@muhtawa/testkit";
import type { Connection } from "mongoose";
import { z } from "zod";
import { connectMongo, connectNats, defineReadModel, type ReadModel } from "../../src/index.ts";
import type { NatsConnection } from "../../src/nats.ts";
import { Filling } from "../../src/read-models/filling.ts";
import { ReadModelKeeper } from "../../src/read-models/keeper.ts";
import { recordingLogger } from "../kit.ts";
import { noteState } from "../sample/note.ts";
import { named } from "./database.ts";

/** The owner of the notes' states here, which nobody else answers for. */
const owner = named("owner");
const other = named("other");
const stateOf = (service: string, aggregate: string) => ({ ...noteState, name: `${service}.${aggregate}.state` });
const [notes, pages, strangers] = [stateOf(owner, "note"), stateOf(owner, "page"), stateOf(other, "stranger")];

const modelOf = (name: string, from: Record<string, typeof noteState>) =>
  defineReadModel({ name, shape: z.object({}), from, row: Object.fromEntries(Object.keys(from).map((source) => [source, () => ({})])) });
const model = modelOf("things", { notes, pages });
const mixed = modelOf("mixed", { notes, strangers });

let engines: TestEngines;
let nats: NatsConnection;
let probe: EventProbe;
let connection: Connection;
let closing: AbortController;
const stops: (() => void)[] = [];

beforeAll(async () => {
  engines = await startEngines();
  nats = await connectNats(engines.natsUrl, "filling-test");
  probe = await startEventProbe(engines.natsUrl);
});
beforeEach(async () => {
  connection = await connectMongo(engines.mongoUrl, named("filling"));
  closing = new AbortController();
});
afterEach(async () => {
  closing.abort(new Error("the test is over"));
  for (const stop of stops.splice(0)) stop();
  await connection.close();
});
afterAll(async () => {
  await probe.stop();
  await nats.close();
  await engines.stop();
});

/** An owner that is asked; what it says is up to the test. */
function answerFor(service: string, say: (asked: string[], times: number) => object | undefined): string[][] {
  const asked: string[][] = [];
  const subscription = probe.nats.subscribe(`ops.republish.${service}`, {
    callback: (_error, message) => {
      const { events } = message.json<{ events: string[] }>();
      asked.push(events);
      const said = say(events, asked.length);
      if (said) message.respond(JSON.stringify(said));
    },
  });
  stops.push(() => subscription.unsubscribe());
  return asked;
}
const done = () => ({ status: "done", count: 7 });

async function fillingOf(models: readonly ReadModel[], takenIn: (streams: readonly string[]) => Promise<void> = async () => {}) {
  const keeper = new ReadModelKeeper(connection, models);
  await keeper.prepare();
  const completed: string[] = [];
  const awaited: (readonly string[])[] = [];
  const { logger, lines } = recordingLogger();
  const filling = new Filling({
    nats,
    logger,
    keeper,
    closing: closing.signal,
    eager: 0,
    takenIn: (streams) => {
      awaited.push(streams);
      return takenIn(streams);
    },
    completed: ({ name }) => void completed.push(name),
  });
  return { keeper, filling, completed, awaited, lines };
}

test("each owner is asked once for the states of its own that are wanted, and the models are complete when they are taken in", async () => {
  const askedOwner = answerFor(owner, done);
  const askedOther = answerFor(other, done);
  await probe.nats.flush();
  const { keeper, filling, completed, awaited, lines } = await fillingOf([model, mixed]);
  filling.begin();
  filling.begin();
  await filling.idle();
  expect([askedOwner, askedOther]).toEqual([[[notes.name, pages.name]], [[strangers.name]]]);
  expect(awaited).toEqual([["SITE"], ["SITE"]]);
  expect(completed).toEqual(["things", "mixed"]);
  expect(await keeper.toFill()).toEqual(new Map());
  expect(lines.filter(({ msg }) => msg === "read models filled")).toMatchObject([
    { owner, count: 7 },
    { owner: other, count: 7 },
  ]);
  filling.begin();
  await filling.idle();
  expect(askedOwner).toHaveLength(1);
});

test("what is wanted again later is asked for again", async () => {
  const asked = answerFor(owner, done);
  await probe.nats.flush();
  const { keeper, filling, completed } = await fillingOf([model]);
  filling.begin();
  await filling.idle();
  await keeper.missed([pages]);
  filling.begin();
  await filling.idle();
  expect(asked).toEqual([[notes.name, pages.name], [pages.name]]);
  expect(completed).toEqual(["things", "things"]);
});

test("a model isn't complete before what was told is taken in, nor where an owner is away; it is asked again until it answers", async () => {
  const asked = answerFor(owner, (_events, times) => (times === 1 ? { status: "failed", message: "not now" } : done()));
  const { promise, resolve } = Promise.withResolvers<void>();
  await probe.nats.flush();
  const { keeper, filling, completed, awaited } = await fillingOf([model, mixed], () => promise);
  filling.begin();
  await eventually(() => awaited.length === 1);
  expect(asked).toHaveLength(2);
  expect(completed).toEqual([]);
  expect((await keeper.toFill()).size).toBe(2);
  resolve();
  await eventually(() => completed.length === 1);
  expect(await keeper.toFill()).toEqual(new Map([[mixed, [strangers]]]));
  const askedOther = answerFor(other, done);
  await filling.idle();
  expect(askedOther).toHaveLength(1);
  expect(asked).toHaveLength(2);
  expect(completed).toEqual(["things", "mixed"]);
});

test("what breaks on the way is told and tried again", async () => {
  answerFor(owner, done);
  await probe.nats.flush();
  const { keeper, filling, completed, lines } = await fillingOf([model]);
  const wanted = keeper.toFill.bind(keeper);
  let times = 0;
  keeper.toFill = async () => {
    if (++times === 1) throw new Error("no database");
    return wanted();
  };
  filling.begin();
  await filling.idle();
  expect(completed).toEqual(["things"]);
  expect(lines.filter(({ level }) => level === 40)).toMatchObject([
    { msg: "read models could not be filled; trying again", err: { message: "no database" } },
  ]);
});

test("a close ends the wait for an owner that has begun to answer, and nobody else is asked", async () => {
  const asked = answerFor(owner, () => ({ status: "working" }));
  const askedOther = answerFor(other, done);
  await probe.nats.flush();
  const { filling, completed, lines } = await fillingOf([mixed]);
  filling.begin();
  await eventually(() => asked.length === 1);
  closing.abort(new Error("closing"));
  await filling.idle();
  expect([askedOther, completed, lines]).toEqual([[], [], []]);
  filling.begin();
  await filling.idle();
  expect(asked).toHaveLength(1);
});

test("a close while it is found out what is wanted ends it quietly", async () => {
  const { keeper, filling, lines } = await fillingOf([model]);
  keeper.toFill = async () => {
    closing.abort(new Error("closing"));
    throw new Error("the connection is closed");
  };
  filling.begin();
  await filling.idle();
  expect(lines).toEqual([]);
});
