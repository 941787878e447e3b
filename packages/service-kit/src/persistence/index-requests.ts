import { type Msg, type QueuedIterator, RequestStrategy } from "../nats.ts";
import { z } from "zod";
import { orNotRunning } from "../events/not-running.ts";
import type { Service } from "../service.ts";
import { dropUnusedIndexes, unusedIndexes } from "./unused-indexes.ts";

const subjectOf = (service: string) => `ops.indexes.${service}`;

const wish = z.object({ drop: z.array(z.string()) });
const answer = z.object({ indexes: z.array(z.string()), failure: z.string().optional() });

/** Milliseconds after an answer in which another process may answer; nobody knows how many there are. */
const NEXT_ANSWER = 1_000;
const LAST_ANSWER = 10_000;

/**
 * Says which indexes are unused, once in the log and to operators over the broker, and drops those that they name. Every process of a service
 * answers, so that an index which any of them declares isn't taken for unused. To be called once all indexes are made.
 */
export async function answerForIndexes({
  nats,
  name,
  connection,
  logger,
}: Pick<Service, "nats" | "name" | "connection" | "logger">): Promise<void> {
  const unused = await unusedIndexes(connection);
  if (unused.length > 0)
    logger.info({ indexes: unused }, `unused indexes; once no older or newer release runs: npm run indexes -- --drop ${name}`);
  const asked = async (message: Msg) => {
    if (message.data.length === 0) return unusedIndexes(connection);
    const dropped = await dropUnusedIndexes(connection, wish.parse(message.json()).drop);
    if (dropped.length > 0) logger.info({ indexes: dropped }, "unused indexes dropped");
    return dropped;
  };
  nats.subscribe(subjectOf(name), {
    callback(error, message) {
      if (error) return logger.warn({ err: error }, "requests for indexes can't be received");
      const respond = (what: z.infer<typeof answer>) => message.respond(JSON.stringify(what));
      asked(message)
        .then(
          (indexes) => respond({ indexes }),
          (failure: unknown) => {
            logger.error({ err: failure }, "a request for indexes failed");
            respond({ indexes: [], failure: String(failure) });
          },
        )
        .catch((lost: unknown) => logger.warn({ err: lost }, "nobody to tell of indexes any more"));
    },
  });
}

async function ask(nats: Service["nats"], service: string, drop?: readonly string[]): Promise<string[][]> {
  const wanted = { strategy: RequestStrategy.JitterTimer, jitter: NEXT_ANSWER, maxWait: LAST_ANSWER } as const;
  const answers = (await nats.requestMany(subjectOf(service), drop ? JSON.stringify({ drop }) : "", wanted)) as QueuedIterator<Msg>;
  const given: string[][] = [];
  try {
    for await (const message of answers) {
      const { indexes, failure } = answer.parse(message.json());
      if (failure !== undefined) throw new Error(`${service} could not look after its indexes: ${failure}`);
      given.push(indexes);
    }
  } catch (error) {
    throw orNotRunning(service, error);
  }
  if (given.length === 0) throw new Error(`${service} does not answer.`);
  return given;
}

/** The indexes, as `collection/index` and in their order, that no running process of the service declares. */
export async function askUnusedIndexes(nats: Service["nats"], service: string): Promise<string[]> {
  const [first = [], ...others] = await ask(nats, service);
  return first.filter((index) => others.every((unused) => unused.includes(index))).toSorted();
}

/** Has the service drop what none of its running processes declares; resolves to what was dropped. */
export async function askDropUnusedIndexes(nats: Service["nats"], service: string): Promise<string[]> {
  const unused = await askUnusedIndexes(nats, service);
  return unused.length === 0 ? [] : [...new Set((await ask(nats, service, unused)).flat())].toSorted();
}
