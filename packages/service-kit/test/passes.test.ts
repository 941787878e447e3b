import { describe, expect, test } from "@jest/globals";
import { repeatPasses } from "../src/events/passes.ts";

const eventOf = (age = 0) => ({ time: new Date(Date.now() - age).toISOString() });

/** How many children each pass is to find; past the end none. Tells when the passes began. */
function passesFinding(...children: number[]) {
  const began: number[] = [];
  return { began, pass: async () => children[began.push(Date.now()) - 1] ?? 0 };
}

const never = new AbortController().signal;
const delivery = { signal: never, progress: () => {} };

describe("what is done in passes", () => {
  test("is done after a pass that finds nothing and begins after the event has settled", async () => {
    const { began, pass } = passesFinding(3, 0, 1, 0);
    const event = eventOf();
    await repeatPasses(event, pass, delivery, { settle: 300, closing: never });
    expect(began).toHaveLength(4);
    expect((began[1] as number) - Date.parse(event.time)).toBeLessThan(300);
    expect((began[3] as number) - Date.parse(event.time)).toBeGreaterThanOrEqual(300);
  });

  test("takes one pass upon an event that settled long ago when there is nothing", async () => {
    const { began, pass } = passesFinding();
    await repeatPasses(eventOf(60_000), pass, delivery, { settle: 10_000, closing: never });
    expect(began).toHaveLength(1);
  });

  test("says after each pass that it makes progress, however many there are", async () => {
    const { pass } = passesFinding(...Array.from({ length: 50 }, () => 100));
    let progress = 0;
    await repeatPasses(eventOf(60_000), pass, { signal: never, progress: () => void (progress += 1) }, { settle: 0, closing: never });
    expect(progress).toBe(51);
  });

  test("does not hold up a process that ends: the event comes again", async () => {
    const { pass } = passesFinding();
    const closing = new AbortController();
    const done = repeatPasses(eventOf(), pass, delivery, { settle: 3_600_000, closing: closing.signal });
    closing.abort(new Error("closing"));
    await expect(done).rejects.toThrow();
  });
});
