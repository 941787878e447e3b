import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { startEngines, type TestEngines } from "@muhtawa/testkit";
import { deadLetters, replayDeadLetters } from "../src/index.ts";
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

/** As a consumer does that has tried events in vain. */
async function giveUp(count: number): Promise<string[]> {
  const subjects = Array.from({ length: count }, (_, at) => noteStamped.subject(`given-up-${at}`));
  await Promise.all(
    subjects.map((subject) => {
      const header = headers();
      for (const [name, value] of Object.entries({ durable: "site--facts", subject, error: "it was too much", "correlation-id": "c" }))
        header.set(`x-${name}`, value);
      return kit.nats.jetstream().publish("dlq.site--facts", subject, { headers: header });
    }),
  );
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
