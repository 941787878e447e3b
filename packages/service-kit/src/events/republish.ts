import type { NatsConnection } from "nats";
import { z } from "zod";
import type { Logger } from "../logger.ts";
import type { OutboxRelay } from "./outbox-relay.ts";

/** Asks a running service to publish the state of all its aggregates again. */
export const republishSubject = (service: string) => `ops.republish.${service}`;

/** What the service answers: `working` every few seconds, then `done`, or `failed`. */
export const republishAnswer = z.discriminatedUnion("status", [
  z.object({ status: z.literal("working") }),
  z.object({ status: z.literal("done"), count: z.number() }),
  z.object({ status: z.literal("failed"), message: z.string() }),
]);
export type RepublishAnswer = z.infer<typeof republishAnswer>;

/** Milliseconds between two signs of life during a republish. */
export const REPUBLISH_PULSE = 2_000;

/** Lets operators ask for a republish over the broker; of several replicas one answers. */
export function answerRepublish(nats: NatsConnection, service: string, relay: OutboxRelay, logger: Logger): void {
  nats.subscribe(republishSubject(service), {
    queue: "republish",
    callback: (error, message) => {
      if (error) return logger.warn({ err: error }, "republish requests can't be received");
      const answer = (what: RepublishAnswer) => message.respond(JSON.stringify(what));
      answer({ status: "working" });
      const pulse = setInterval(answer, REPUBLISH_PULSE, { status: "working" });
      relay
        .republish()
        .then(
          (count) => {
            logger.info({ count }, "republished");
            answer({ status: "done", count });
          },
          (failure: unknown) => {
            logger.error({ err: failure }, "republish failed");
            answer({ status: "failed", message: String(failure) });
          },
        )
        .catch((lost: unknown) => logger.warn({ err: lost }, "nobody to tell of the republish any more"))
        .finally(() => clearInterval(pulse));
    },
  });
}
