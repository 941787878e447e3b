import { setTimeout as delay } from "node:timers/promises";
import type { ConsumerMessages, Subscription } from "../nats.ts";

/** Milliseconds to wait for an unreachable broker. */
const LONGEST_DRAIN = 1_000;

/**
 * Ends a pull and resolves when every message that the broker has sent for it has been read. The client's own `close` drops messages in
 * flight, which the broker would redeliver only after their ack deadline.
 */
export async function endPull(messages: ConsumerMessages): Promise<void> {
  // Draining the subscription ends the pull; the client has no public method that drains a single pull.
  const { sub } = messages as unknown as { readonly sub: Subscription };
  if (!sub.isClosed()) await Promise.race([sub.drain(), delay(LONGEST_DRAIN, undefined, { ref: false })]);
  await messages.close();
}
