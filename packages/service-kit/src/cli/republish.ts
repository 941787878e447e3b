import { ErrorCode, type NatsConnection, NatsError, RequestStrategy } from "nats";
import { REPUBLISH_PULSE, republishAnswer, republishSubject } from "../events/republish.ts";
import { onBroker } from "./broker.ts";

const LONGEST = 24 * 60 * 60_000;

async function republish(nats: NatsConnection, service: string): Promise<number> {
  const answers = await nats.requestMany(republishSubject(service), "", {
    strategy: RequestStrategy.JitterTimer,
    jitter: REPUBLISH_PULSE * 5,
    maxWait: LONGEST,
  });
  try {
    for await (const message of answers) {
      const answer = republishAnswer.parse(message.json());
      if (answer.status === "done") return answer.count;
      if (answer.status === "failed") throw new Error(`${service} could not republish: ${answer.message}`);
    }
  } catch (error) {
    if (error instanceof NatsError && error.code === ErrorCode.NoResponders)
      throw new Error(`${service} is not running.`, { cause: error });
    throw error;
  }
  throw new Error(`${service} has stopped answering; run it again, it may be repeated.`);
}

const services = process.argv.slice(2);
await onBroker(async (nats) => {
  if (services.length === 0) throw new Error("Usage: npm run republish -- <service>…  (identity, catalog, content, ai, site)");
  for (const service of services) {
    process.stdout.write(`${service}: the state of ${await republish(nats, service)} aggregates is published again\n`);
  }
});
