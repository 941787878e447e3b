import { headers, type JsMsg, type NatsConnection } from "../nats.ts";
import { DEAD_LETTER, removeDeadLetter } from "./dead-letters.ts";
import { ensureStreams } from "./nats.ts";

/** Milliseconds. */
const FETCH_WAIT = 2_000;

/** Which events that consumers have given up; all of them unless narrowed. */
export interface DeadLettersOf {
  /** The consumer that has given them up. */
  readonly durable?: string | undefined;
  /** Whose events they are: a service may publish its own subjects only. */
  readonly owner?: string | undefined;
}

/** An event that a consumer has given up. */
export interface DeadLetter {
  /** Its place in DLQ. */
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

/** Every event that lies in DLQ when it is asked for, oldest first. */
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
      // Somebody else has published the rest again.
      if (left === before) return;
    }
  } finally {
    await consumer.delete();
  }
}

/** Publishes them again where they came from: consumers that have had them already recognise them. Resolves to their number. */
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
