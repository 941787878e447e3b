import { headers, type JsMsg, type NatsConnection } from "../nats.ts";
import { DEAD_LETTER, removeDeadLetter } from "./dead-letters.ts";
import { ensureStreams } from "./nats.ts";

/** Milliseconds. */
const FETCH_WAIT = 2_000;

/** Narrows the dead letters that are meant; all of them without it. */
export interface DeadLettersOf {
  /** The durable whose handler failed. */
  readonly durable?: string | undefined;
  /** The service whose events they are: it may publish no other subjects. */
  readonly owner?: string | undefined;
}

/** An event whose handler failed on its last try. */
export interface DeadLetter {
  /** Its sequence in DLQ. */
  readonly sequence: number;
  readonly at: Date;
  readonly durable: string;
  readonly subject: string;
  readonly correlationId: string;
  readonly error: string;
}

const about = (message: JsMsg, what: keyof typeof DEAD_LETTER) => message.headers?.get(DEAD_LETTER[what]) || "-";

/** What is told of one. */
export const deadLetterOf = (message: JsMsg): DeadLetter => ({
  sequence: message.seq,
  at: new Date(message.info.timestampNanos / 1_000_000),
  durable: about(message, "durable"),
  subject: about(message, "subject"),
  correlationId: about(message, "correlationId"),
  error: about(message, "error"),
});

/** The events in DLQ at the time of the call, oldest first. */
export async function* deadLetters(nats: NatsConnection, { durable, owner }: DeadLettersOf = {}): AsyncGenerator<JsMsg> {
  await ensureStreams(nats, ["DLQ"]);
  const consumer = await nats.jetstream().consumers.get("DLQ", { filterSubjects: durable ? `dlq.${durable}` : "dlq.>" });
  let left = (await consumer.info()).num_pending;
  try {
    while (left > 0) {
      const before = left;
      for await (const message of await consumer.fetch({ max_messages: Math.min(left, 100), expires: FETCH_WAIT })) {
        left -= 1;
        if (owner === undefined || about(message, "subject").startsWith(`${owner}.`)) yield message;
      }
      // Another process has published the rest again and deleted it.
      if (left === before) return;
    }
  } finally {
    await consumer.delete();
  }
}

/** Publishes them again to their original subjects; consumers that have handled them recognise them by their id. Resolves to their number. */
export async function replayDeadLetters(nats: NatsConnection, which: DeadLettersOf = {}): Promise<number> {
  const manager = await nats.jetstreamManager();
  let count = 0;
  for await (const message of deadLetters(nats, which)) {
    const header = headers();
    header.set(DEAD_LETTER.correlationId, about(message, "correlationId"));
    await nats.jetstream().publish(about(message, "subject"), message.data, { headers: header });
    if (await removeDeadLetter(manager, message.seq)) count += 1;
  }
  return count;
}
