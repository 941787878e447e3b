import { setTimeout as delay } from "node:timers/promises";
import type { ConsumerMessages, Subscription } from "../nats.ts";

/** Milliseconds that a broker which is away may hold up the end. */
const LONGEST_DRAIN = 1_000;

/**
 * Ends a pull and resolves when all that the broker has sent for it has been read. The client's own `close` drops what is still on its way,
 * for which the broker then waits until the ack deadline before anybody else gets it.
 */
export async function endPull(messages: ConsumerMessages): Promise<void> {
  // The client ends a pull whose subscription is drained, but gives no other way to drain it alone.
  const { sub } = messages as unknown as { readonly sub: Subscription };
  if (!sub.isClosed()) await Promise.race([sub.drain(), delay(LONGEST_DRAIN, undefined, { ref: false })]);
  await messages.close();
}
