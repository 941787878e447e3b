import { setTimeout as delay } from "node:timers/promises";

const INTERVAL = 20;

type Nothing = false | null | undefined | 0 | "";

/**
 * Waits for what arrives by events: asks again until the condition gives something true and resolves to that. An assertion may stand in
 * it, too. After the deadline (milliseconds) it fails with the condition's own last error or value.
 */
export async function eventually<Value>(condition: () => Promise<Value> | Value, deadline = 20_000): Promise<Exclude<Value, Nothing>> {
  const end = Date.now() + deadline;
  for (;;) {
    let last: unknown;
    try {
      const value = await condition();
      if (value) return value as Exclude<Value, Nothing>;
      last = new Error(`still ${JSON.stringify(value)} after ${deadline} ms: ${condition.toString()}`);
    } catch (error) {
      last = error;
    }
    if (Date.now() > end) throw last;
    await delay(INTERVAL);
  }
}
