import { type Msg, type NatsConnection, type QueuedIterator, RequestStrategy } from "../nats.ts";
import { z } from "zod";
import type { Logger } from "../logger.ts";
import { Turns } from "../work/turns.ts";
import { replayDeadLetters } from "./dead-letter-box.ts";
import { orNotRunning } from "./not-running.ts";
import type { OutboxRelay } from "./outbox-relay.ts";

/** What a service can be asked for: republish the state of its aggregates, flush its outboxes, or replay its dead letters. */
type Request = "republish" | "flush" | "replay";

const subjectOf = (request: Request, service: string) => `ops.${request}.${service}`;

/** The messages of an answer: `working` every few seconds, then `done` or `failed`. */
const answer = z.discriminatedUnion("status", [
  z.object({ status: z.literal("working") }),
  z.object({ status: z.literal("done"), count: z.number() }),
  z.object({ status: z.literal("failed"), message: z.string() }),
]);

const wish = z.object({ events: z.array(z.string()).optional() });

/** Milliseconds between two `working` messages. */
const PULSE = 2_000;
const LONGEST = 24 * 60 * 60_000;

/**
 * Answers requests for a republish, a flush or a replay that operators and other services send over the broker; one replica answers. Call
 * it after all stores have registered with the relay: a store that registers later would be missing from an answer.
 */
export function answerRequests(nats: NatsConnection, service: string, relay: OutboxRelay, logger: Logger): void {
  // One republish at a time: concurrent requests would read whole collections in parallel.
  const turns = new Turns();
  const work: Record<Request, (events?: string[]) => Promise<number>> = {
    republish: (events) => turns.run("republish", () => relay.republish(events)),
    flush: () => relay.flush().then(() => 0),
    // A service may publish its own events only.
    replay: () => turns.run("replay", () => replayDeadLetters(nats, { owner: service })),
  };
  for (const request of ["republish", "flush", "replay"] as const)
    nats.subscribe(subjectOf(request, service), {
      queue: request,
      callback(error, message) {
        if (error) return logger.warn({ err: error }, `requests for a ${request} can't be received`);
        const respond = (what: z.infer<typeof answer>) => message.respond(JSON.stringify(what));
        respond({ status: "working" });
        const pulse = setInterval(respond, PULSE, { status: "working" });
        const asked = async () => work[request](message.data.length > 0 ? wish.parse(message.json()).events : undefined);
        asked()
          .then(
            (count) => {
              if (request === "republish") logger.info({ count }, "republished");
              respond({ status: "done", count });
            },
            (failure: unknown) => {
              logger.error({ err: failure }, `${request} failed`);
              respond({ status: "failed", message: String(failure) });
            },
          )
          .catch((lost: unknown) => logger.warn({ err: lost }, `nobody to tell of the ${request} any more`))
          .finally(() => clearInterval(pulse));
      },
    });
}

async function ask(nats: NatsConnection, request: Request, service: string, events?: readonly string[]): Promise<number> {
  const answers = (await nats.requestMany(subjectOf(request, service), events ? JSON.stringify({ events }) : "", {
    strategy: RequestStrategy.JitterTimer,
    jitter: PULSE * 5,
    maxWait: LONGEST,
  })) as QueuedIterator<Msg>;
  // The time limit between messages covers the first one too: a request may be lost with the broker.
  const lost = setTimeout(() => answers.stop(), PULSE * 5);
  try {
    for await (const message of answers) {
      clearTimeout(lost);
      const given = answer.parse(message.json());
      if (given.status === "done") return given.count;
      if (given.status === "failed") throw new Error(`${service} could not ${request}: ${given.message}`);
    }
  } catch (error) {
    throw orNotRunning(service, error);
  } finally {
    clearTimeout(lost);
  }
  throw new Error(`${service} has stopped answering; run it again, it may be repeated.`);
}

/** Has a running service republish the state of all its aggregates, or of those with the given state events; resolves to their number. */
export const askRepublish = (nats: NatsConnection, service: string, events?: readonly string[]): Promise<number> =>
  ask(nats, "republish", service, events);

/** Has a running service flush its outboxes; resolves when everything that it had stored before the call is published. */
export const askFlush = async (nats: NatsConnection, service: string): Promise<void> => void (await ask(nats, "flush", service));

/** Has a running service publish those of its events again that lie in DLQ; resolves to their number. */
export const askReplay = (nats: NatsConnection, service: string): Promise<number> => ask(nats, "replay", service);
