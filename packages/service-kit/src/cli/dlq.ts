import type { NatsConnection } from "../nats.ts";
import { deadLetterOf, deadLetters, replayDeadLetters } from "../events/dead-letter-box.ts";
import { onBroker } from "./broker.ts";

const USAGE = "Usage: npm run dlq [-- list|replay [<durable>]]";

async function list(nats: NatsConnection, given: string | undefined): Promise<void> {
  let count = 0;
  for await (const message of deadLetters(nats, { durable: given })) {
    const { sequence, at, durable, subject, correlationId, error } = deadLetterOf(message);
    process.stdout.write(`${sequence}  ${at.toISOString()}  ${durable}  ${subject}  correlation ${correlationId}\n    ${error}\n`);
    count += 1;
  }
  process.stdout.write(count === 0 ? "No event lies in DLQ.\n" : `${count} in DLQ.\n`);
}

const [command = "list", durable] = process.argv.slice(2);
await onBroker(async (nats) => {
  if (command === "list") return list(nats, durable);
  if (command !== "replay") throw new Error(USAGE);
  process.stdout.write(`${await replayDeadLetters(nats, { durable })} published again.\n`);
});
