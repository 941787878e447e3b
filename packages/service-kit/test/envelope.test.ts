import { defineEvent, MAX_EVENT_BYTES } from "@muhtawa/contracts";
import { describe, expect, test } from "@jest/globals";
import { z } from "zod";
import { envelop, fact, systemContext, withContext } from "../src/index.ts";
import { noteStamped, noteState } from "./sample/note.ts";

const by = (ip: string) => ({
  ...systemContext("c-1"),
  ip,
  actor: { id: "u1", role: "ADMIN" as const, scope: ["ADMIN"], sessionId: "s", grant: { scopes: ["READ" as const] } },
});

describe("an envelope", () => {
  test("says what happened to what, when, and who caused it", () => {
    const before = Date.now();
    const { subject, envelope } = withContext(by("198.51.100.7"), () => envelop(noteStamped, "n1", 3, { stamp: "red" }));
    expect(subject).toBe(noteStamped.subject("n1"));
    expect(envelope).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: noteStamped.name,
      version: noteStamped.version,
      aggregateId: "n1",
      sourceVersion: 3,
      time: expect.any(String),
      actor: { id: "u1", role: "ADMIN" },
      ip: "198.51.100.7",
      correlationId: "c-1",
      data: { stamp: "red" },
    });
    expect(Math.abs(Date.parse(envelope.time) - before)).toBeLessThan(5_000);
    expect(new Date(envelope.time).toISOString()).toBe(envelope.time);
  });

  test("tells of no address in a state, nor where none is known", () => {
    const card = { deleted: true } as const;
    expect(withContext(by("198.51.100.7"), () => envelop(noteState, "n1", 1, card)).envelope).not.toHaveProperty("ip");
    expect(withContext(by(""), () => envelop(noteStamped, "n1", 1, { stamp: "red" })).envelope).not.toHaveProperty("ip");
  });

  test("of what nobody caused names nobody, and can be followed all the same", () => {
    const [one, two] = [1, 2].map((version) => envelop(noteStamped, "n1", version, { stamp: "red" }).envelope);
    expect(one?.actor).toBeNull();
    expect(one?.correlationId).toMatch(/^[0-9a-f-]{36}$/);
    expect([one?.id === two?.id, one?.correlationId === two?.correlationId]).toEqual([false, false]);
  });

  test("holds nothing that isn't there, nor what the schema doesn't name", () => {
    const optional = defineEvent({ ...noteStamped, schema: z.object({ stamp: z.string(), note: z.string().optional() }) } as never);
    const { envelope } = envelop(optional as typeof noteStamped, "n1", 1, { stamp: "red", note: undefined, more: 1 } as never);
    expect(Object.keys(envelope.data as object)).toEqual(["stamp"]);
  });

  test("isn't made of what breaks the schema", () => {
    expect(() => envelop(noteStamped, "n1", 1, { stamp: 1 } as never)).toThrow();
  });

  test("is as large as the broker takes, and no larger", () => {
    const sized = (length: number) => envelop(noteStamped, "n1", 1, { stamp: "x".repeat(length) });
    const room = MAX_EVENT_BYTES - Buffer.byteLength(JSON.stringify(sized(0).envelope));
    expect(Buffer.byteLength(JSON.stringify(sized(room).envelope))).toBe(MAX_EVENT_BYTES);
    expect(() => sized(room + 1)).toThrow(
      new RangeError(`${noteStamped.name} of n1 has ${MAX_EVENT_BYTES + 1} bytes; ${MAX_EVENT_BYTES} are allowed`),
    );
  });
});

test("a fact is an event with its data", () => {
  expect(fact(noteStamped, { stamp: "red" })).toEqual({ event: noteStamped, data: { stamp: "red" } });
});
