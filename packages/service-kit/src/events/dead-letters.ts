import { headers, type JetStreamManager, type JsMsg, type NatsConnection, NatsError } from "../nats.ts";

/** The headers of an event in DLQ. */
export const DEAD_LETTER = {
  /** The consumer that has given it up. */
  durable: "x-durable",
  /** Where it was published. */
  subject: "x-subject",
  /** What went wrong on the last try, in one line. */
  error: "x-error",
  correlationId: "x-correlation-id",
} as const;

const LONGEST_ERROR = 1_000;
/** The broker's words for a number that no message has; their code is that of every deletion that fails. */
const NO_MESSAGE = "no message found";

/** Keeps an event's payload and the error that its consumer gave up with in DLQ, and takes it off the consumer. */
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

/** Takes one out of DLQ; false when somebody else has done so. */
export async function removeDeadLetter(manager: JetStreamManager, sequence: number): Promise<boolean> {
  try {
    return await manager.streams.deleteMessage("DLQ", sequence);
  } catch (error) {
    if (error instanceof NatsError && error.api_error?.description === NO_MESSAGE) return false;
    throw error;
  }
}
