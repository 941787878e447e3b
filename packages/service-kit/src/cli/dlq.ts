import { headers, type JsMsg, type NatsConnection } from "../nats.ts";
import { DEAD_LETTER } from "../events/dead-letters.ts";
import { ensureStreams } from "../events/nats.ts";
import { onBroker } from "./broker.ts";

const USAGE = "Usage: npm run dlq [-- list|replay [<durable>]]";

/** Every event that some consumer has given up, oldest first. */
async function* deadLetters(nats: NatsConnection, durable: string | undefined): AsyncGenerator<JsMsg> {
  await ensureStreams(nats, ["DLQ"]);
  const consumer = await nats.jetstream().consumers.get("DLQ", { filterSubjects: durable ? `dlq.${durable}` : "dlq.>" });
  let left = (await consumer.info()).num_pending;
  while (left > 0) {
    for await (const message of await consumer.fetch({ max_messages: Math.min(left, 100), expires: 5_000 })) {
      left -= 1;
      yield message;
    }
  }
}

const about = (message: JsMsg, what: keyof typeof DEAD_LETTER) => message.headers?.get(DEAD_LETTER[what]) || "-";

async function list(nats: NatsConnection, durable: string | undefined): Promise<void> {
  let count = 0;
  for await (const message of deadLetters(nats, durable)) {
    const at = new Date(message.info.timestampNanos / 1_000_000).toISOString();
    process.stdout.write(
      `${message.seq}  ${at}  ${about(message, "durable")}  ${about(message, "subject")}  ` +
        `correlation ${about(message, "correlationId")}\n    ${about(message, "error")}\n`,
    );
    count += 1;
  }
  process.stdout.write(count === 0 ? "No event lies in DLQ.\n" : `${count} in DLQ.\n`);
}

/** Publishes them again where they came from: consumers that have had them already recognise them. */
async function replay(nats: NatsConnection, durable: string | undefined): Promise<void> {
  const manager = await nats.jetstreamManager();
  let count = 0;
  for await (const message of deadLetters(nats, durable)) {
    const header = headers();
    header.set(DEAD_LETTER.correlationId, about(message, "correlationId"));
    await nats.jetstream().publish(about(message, "subject"), message.data, { headers: header });
    await manager.streams.deleteMessage("DLQ", message.seq);
    count += 1;
  }
  process.stdout.write(`${count} published again.\n`);
}

const [command = "list", durable] = process.argv.slice(2);
await onBroker((nats) => {
  if (command === "list") return list(nats, durable);
  if (command === "replay") return replay(nats, durable);
  throw new Error(USAGE);
});
