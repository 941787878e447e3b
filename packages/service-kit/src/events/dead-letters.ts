import { headers, type JetStreamManager, type JsMsg, type NatsConnection, NatsError } from "../nats.ts";

/** The headers of an event in DLQ. */
export const DEAD_LETTER = {
  /** The durable whose handler failed. */
  durable: "x-durable",
  /** The subject it was published to. */
  subject: "x-subject",
  /** What went wrong on the last try, in one line. */
  error: "x-error",
  correlationId: "x-correlation-id",
} as const;

const LONGEST_ERROR = 1_000;
/** The broker's error text for a sequence without a message; its code is shared by all failed deletions. */
const NO_MESSAGE = "no message found";

/** Stores an event's payload with its handler's last error in DLQ, and ends its delivery. */
export async function bury(nats: NatsConnection, durable: string, message: JsMsg, error: unknown): Promise<void> {
  const header = headers();
  header.set(DEAD_LETTER.durable, durable);
  header.set(DEAD_LETTER.subject, message.subject);
  header.set(DEAD_LETTER.correlationId, message.headers?.get(DEAD_LETTER.correlationId) ?? "");
  header.set(
    DEAD_LETTER.error,
    String(error)
      .slice(0, LONGEST_ERROR)
      .replaceAll(/[\r\n]+/g, " "),
  );
  await nats.jetstream().publish(`dlq.${durable}`, message.data, { headers: header });
  message.term();
}

/** Deletes one from DLQ; false when it was no longer there. */
export async function removeDeadLetter(manager: JetStreamManager, sequence: number): Promise<boolean> {
  try {
    return await manager.streams.deleteMessage("DLQ", sequence);
  } catch (error) {
    if (error instanceof NatsError && error.api_error?.description === NO_MESSAGE) return false;
    throw error;
  }
}
