import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { startEngines, type TestEngines } from "@muhtawa/testkit";
import { deadLetterOf, deadLetters, type DeadLettersOf, replayDeadLetters } from "../src/index.ts";
import { headers } from "../src/nats.ts";
import { type Kit, startKit } from "./kit.ts";
import { noteStamped } from "./sample/note.ts";

let engines: TestEngines;
let kit: Kit;

beforeAll(async () => {
  engines = await startEngines();
  kit = await startKit(engines);
});
afterAll(async () => {
  await kit?.stop();
  await engines?.stop();
});
beforeEach(async () => {
  for await (const _ of deadLetters(kit.nats)) break;
  await (await kit.nats.jetstreamManager()).streams.purge("DLQ");
});

const left = async () => (await (await kit.nats.jetstreamManager()).streams.info("DLQ")).state.messages;

/** As a consumer does that has tried an event in vain. */
async function giveUpOne(subject: string, durable = "site--facts") {
  const header = headers();
  for (const [name, value] of Object.entries({ durable, subject, error: "it was too much", "correlation-id": "c-1" }))
    header.set(`x-${name}`, value);
  return kit.nats.jetstream().publish(`dlq.${durable}`, subject, { headers: header });
}

async function giveUp(count: number): Promise<string[]> {
  const subjects = Array.from({ length: count }, (_, at) => noteStamped.subject(`given-up-${at}`));
  await Promise.all(subjects.map((subject) => giveUpOne(subject)));
  return subjects;
}

test("two who replay at once both come to an end, and every event is published again", async () => {
  const subjects = await giveUp(150);
  const heard = new Set<string>();
  const again = kit.nats.subscribe(noteStamped.subject("*"), { callback: (_error, { subject }) => void heard.add(subject) });
  await kit.nats.flush();
  const counts = await Promise.all([replayDeadLetters(kit.nats), replayDeadLetters(kit.nats)]);
  again.unsubscribe();
  expect([...heard].toSorted()).toEqual(subjects.toSorted());
  expect(Math.max(...counts)).toBeLessThanOrEqual(150);
  expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(150);
  expect(await left()).toBe(0);
});

test("a list of what somebody else replays meanwhile comes to an end", async () => {
  await giveUp(101);
  let seen = 0;
  for await (const _ of deadLetters(kit.nats)) {
    seen += 1;
    if (seen === 100) await (await kit.nats.jetstreamManager()).streams.purge("DLQ");
  }
  expect(seen).toBe(100);
});

async function found(which?: DeadLettersOf): Promise<string[]> {
  const subjects: string[] = [];
  for await (const message of deadLetters(kit.nats, which)) subjects.push(deadLetterOf(message).subject);
  return subjects;
}

test("each is told with who has given it up, when and why", async () => {
  const before = Date.now();
  const { seq } = await giveUpOne(noteStamped.subject("n1"));
  for await (const message of deadLetters(kit.nats)) {
    const { at, ...told } = deadLetterOf(message);
    expect(told).toEqual({
      sequence: seq,
      durable: "site--facts",
      subject: noteStamped.subject("n1"),
      correlationId: "c-1",
      error: "it was too much",
    });
    expect(Math.abs(at.getTime() - before)).toBeLessThan(60_000);
  }
});

test("what says nothing of itself is told with a dash, and needn't have headers", async () => {
  await kit.nats.jetstream().publish("dlq.site--facts", "bare");
  const told: object[] = [];
  for await (const message of deadLetters(kit.nats)) told.push(deadLetterOf(message));
  expect(told).toMatchObject([{ durable: "-", subject: "-", correlationId: "-", error: "-" }]);
});

test("they are listed oldest first: all, those of a consumer, or those of an owner", async () => {
  const [one, two, three] = ["one", "two", "three"].map((id) => noteStamped.subject(id)) as [string, string, string];
  const others = "sitemap.note.n.stamped.v1";
  await giveUpOne(one);
  await giveUpOne(others);
  await giveUpOne(two, "ai--facts");
  await giveUpOne(three);
  expect(await found()).toEqual([one, others, two, three]);
  expect(await found({ durable: "ai--facts" })).toEqual([two]);
  expect(await found({ owner: "site" })).toEqual([one, two, three]);
  expect(await found({ owner: "site", durable: "site--facts" })).toEqual([one, three]);
  expect(await found({ owner: "nobody" })).toEqual([]);
});

test("a list leaves no consumer behind, whole or not", async () => {
  await giveUp(3);
  await found();
  for await (const _ of deadLetters(kit.nats)) break;
  const consumers = await (await kit.nats.jetstreamManager()).consumers.list("DLQ").next();
  expect(consumers).toEqual([]);
});

test("an owner's are published again with what they belong to, and others' stay", async () => {
  await giveUpOne("ai.generation.g.finished.v1", "site--facts");
  await giveUpOne(noteStamped.subject("mine"));
  const heard: [string, string | undefined, string][] = [];
  const again = kit.nats.subscribe(noteStamped.subject("*"), {
    callback: (_error, message) => void heard.push([message.subject, message.headers?.get("x-correlation-id"), message.string()]),
  });
  await kit.nats.flush();
  expect(await replayDeadLetters(kit.nats, { owner: "site" })).toBe(1);
  await kit.nats.flush();
  again.unsubscribe();
  expect(heard).toEqual([[noteStamped.subject("mine"), "c-1", noteStamped.subject("mine")]]);
  expect(await found()).toEqual(["ai.generation.g.finished.v1"]);
});
