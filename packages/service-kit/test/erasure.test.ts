import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { eventually, startEngines, startEventProbe, type TestEngines } from "@muhtawa/testkit";
import { eraseDeleted } from "../src/events/erasure.ts";
import { fact, newId } from "../src/index.ts";
import { NatsError } from "../src/nats.ts";
import { consumerOf, type Kit, startKit } from "./kit.ts";
import { noteStamped, noteState } from "./sample/note.ts";

let engines: TestEngines;
let kit: Kit;

beforeAll(async () => {
  engines = await startEngines();
  kit = await startKit(engines);
});
beforeEach(() => kit.relay.idle());
afterAll(async () => {
  await kit?.stop();
  await engines?.stop();
});

/** Everything a stream holds, as text. */
async function textOf(stream: string): Promise<string> {
  const manager = await kit.nats.jetstreamManager();
  const { state } = await manager.streams.info(stream);
  const texts: string[] = [];
  for (let sequence = state.first_seq; sequence <= state.last_seq; sequence += 1)
    texts.push(
      await manager.streams.getMessage(stream, { seq: sequence }).then(
        (message) => message.string(),
        () => "",
      ),
    );
  return texts.join("\n");
}

async function deletedNote(title: string): Promise<string> {
  const id = newId();
  await kit.notes.create(id, { state: { ownerId: "u", title, stamps: [] }, facts: [fact(noteStamped, { stamp: `stamp of ${title}` })] });
  await kit.notes.delete(id, [fact(noteStamped, { stamp: `end of ${title}` })]);
  await kit.relay.idle();
  return id;
}

test("streams keep nothing of what was deleted but the word that it is gone, and all of others", async () => {
  const kept = newId();
  await kit.notes.create(kept, { state: { ownerId: "u", title: "kept", stamps: [] } });
  const id = await deletedNote("canary");
  await kit.relay.idle();
  expect(await textOf("SITE")).toContain("canary");
  await eraseDeleted(kit.nats, kit.relay, new Date());
  const left = await textOf("SITE");
  expect(left).not.toContain("canary");
  expect(left).toContain("kept");
  const manager = await kit.nats.jetstreamManager();
  const word = await manager.streams.getMessage("SITE", { last_by_subj: noteState.subject(id) });
  expect(word.json<{ data: object }>().data).toEqual({ deleted: true });
});

test("an older state that arrived behind the word that it is gone goes, too, and the word stays", async () => {
  const id = await deletedNote("overtaken");
  // Of another instance, which was telling the state again while the note was deleted.
  const probe = await startEventProbe(engines.natsUrl);
  await probe.publish(noteState, id, { deleted: false, ownerId: "u", title: "late canary", stamps: [] });
  await probe.stop();
  await eraseDeleted(kit.nats, kit.relay, new Date());
  expect(await textOf("SITE")).not.toMatch(/late canary|overtaken/);
  const manager = await kit.nats.jetstreamManager();
  const word = await manager.streams.getMessage("SITE", { last_by_subj: noteState.subject(id) });
  expect(word.json()).toMatchObject({ name: noteState.name, aggregateId: id, sourceVersion: 2, data: { deleted: true } });
});

test("what can't be read behind the word that it is gone goes as well", async () => {
  const id = await deletedNote("overtaken");
  await kit.nats.jetstream().publish(noteState.subject(id), "{ a canary");
  await eraseDeleted(kit.nats, kit.relay, new Date());
  expect(await textOf("SITE")).not.toContain("a canary");
});

test("what was deleted later is left as it is, and what is erased isn't looked for again", async () => {
  const moment = new Date();
  await deletedNote("later");
  await eraseDeleted(kit.nats, kit.relay, moment);
  expect(await textOf("SITE")).toContain("later");
  await eraseDeleted(kit.nats, kit.relay, new Date());
  expect(await textOf("SITE")).not.toContain("later");
  expect(await kit.stored.countDocuments({ eraseAt: { $exists: true } })).toBe(0);
});

test("a word that waits to be published comes before the erasure", async () => {
  const id = await deletedNote("waiting");
  await kit.stored.updateOne({ _id: id }, { $set: { outboxAt: new Date() } });
  await eraseDeleted(kit.nats, kit.relay, new Date());
  expect(await textOf("SITE")).toContain("waiting");
  await kit.stored.updateOne({ _id: id }, { $unset: { outboxAt: 1 } });
  await eraseDeleted(kit.nats, kit.relay, new Date());
  expect(await textOf("SITE")).not.toContain("waiting");
});

test("dead letters of what was deleted go, those of others stay", async () => {
  const runner = kit.runner({ retryDelays: [] });
  await runner.start([
    consumerOf("erasure--gives-up", noteStamped, async () => {
      throw new Error("never");
    }),
  ]);
  const kept = newId();
  await kit.notes.create(kept, {
    state: { ownerId: "u", title: "letter", stamps: [] },
    facts: [fact(noteStamped, { stamp: "stays given up" })],
  });
  await deletedNote("given up");
  await eventually(async () => /stays given up[^]*end of given up/.test(await textOf("DLQ").catch(() => "")));
  await eraseDeleted(kit.nats, kit.relay, new Date());
  const left = await textOf("DLQ");
  expect(left).toContain("stays given up");
  expect(left).not.toContain("of given up");
});

test.each([
  [
    "whose answer is another error",
    Object.assign(new NatsError("no leader", "503"), { api_error: { code: 503, description: "no leader" } }),
  ],
  ["that doesn't answer", new NatsError("timeout", "TIMEOUT")],
])("while a broker %s can't be asked for its dead letters, nothing counts as erased", async (_name, failure) => {
  const id = await deletedNote("still there");
  const manager = await kit.nats.jetstreamManager();
  const streams = Object.create(manager.streams, {
    info: {
      value: async (name: string, options?: object) => (name === "DLQ" ? Promise.reject(failure) : manager.streams.info(name, options)),
    },
  }) as typeof manager.streams;
  const failing = Object.create(kit.nats, {
    jetstreamManager: { value: async () => Object.create(manager, { streams: { value: streams } }) as typeof manager },
  }) as typeof kit.nats;
  await expect(eraseDeleted(failing, kit.relay, new Date())).rejects.toThrow(failure.message);
  expect(await kit.stored.countDocuments({ _id: id, eraseAt: { $exists: true } })).toBe(1);
  await eraseDeleted(kit.nats, kit.relay, new Date());
  expect(await kit.stored.countDocuments({ _id: id, eraseAt: { $exists: true } })).toBe(0);
});

test("looking through the dead letters leaves no consumer behind", async () => {
  await deletedNote("looked for");
  await eraseDeleted(kit.nats, kit.relay, new Date());
  const consumers = await (await kit.nats.jetstreamManager()).consumers.list("DLQ").next();
  expect(consumers).toEqual([]);
});
