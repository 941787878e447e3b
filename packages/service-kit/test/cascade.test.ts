import { randomUUID } from "node:crypto";
import { defineEvent, type EventEnvelope } from "@muhtawa/contracts";
import { cascade } from "@muhtawa/service-kit";
import { describe, expect, test } from "@jest/globals";
import { z } from "zod";

const parentDeleted = defineEvent({ name: "sample.parent.deleted", version: 1, kind: "fact", stream: "SITE", schema: z.object({}) });

const deletion = (time = new Date()): EventEnvelope<object> => ({
  id: randomUUID(),
  name: parentDeleted.name,
  version: 1,
  aggregateId: "parent",
  sourceVersion: 2,
  time: time.toISOString(),
  actor: null,
  correlationId: "test",
  data: {},
});

/** How many children each pass is to find; past the end none. Tells when the passes began. */
function passesFinding(...children: number[]) {
  const began: number[] = [];
  return { began, takeAlong: async () => children[began.push(Date.now()) - 1] ?? 0 };
}

const never = new AbortController().signal;
const delivery = { attempt: 1, sequence: 1, signal: never, progress: () => {} };

describe("a cascade", () => {
  test("is done after a pass that finds nothing and begins after the event has settled", async () => {
    const { began, takeAlong } = passesFinding(3, 0, 1, 0);
    const event = deletion();
    await cascade("sample--cascade-v1", parentDeleted, takeAlong, { settle: 300, closing: never }).handle(event, delivery);
    expect(began).toHaveLength(4);
    expect((began[1] as number) - Date.parse(event.time)).toBeLessThan(300);
    expect((began[3] as number) - Date.parse(event.time)).toBeGreaterThanOrEqual(300);
  });

  test("of an event that settled long ago takes one pass when there is nothing", async () => {
    const { began, takeAlong } = passesFinding();
    const { handle } = cascade("sample--cascade-v1", parentDeleted, takeAlong, { settle: 10_000, closing: never });
    await handle(deletion(new Date(Date.now() - 60_000)), delivery);
    expect(began).toHaveLength(1);
  });

  test("does not hold up a process that ends: the event comes again", async () => {
    const { takeAlong } = passesFinding();
    const closing = new AbortController();
    const { handle } = cascade("sample--cascade-v1", parentDeleted, takeAlong, { settle: 3_600_000, closing: closing.signal });
    const handled = handle(deletion(), delivery);
    closing.abort(new Error("closing"));
    await expect(handled).rejects.toThrow();
  });

  test("waits beside others, not after them", () => {
    expect(cascade("sample--cascade-v1", parentDeleted, async () => 0, { settle: 0, closing: never }).concurrency).toBeGreaterThan(10);
  });
});
