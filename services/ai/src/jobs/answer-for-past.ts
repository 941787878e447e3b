import { PAST_GENERATIONS_SUBJECT, pastGenerations, type pastGenerationsAnswer } from "@muhtawa/contracts/past-generations";
import { type Logger, Turns } from "@muhtawa/service-kit";
import type { NatsConnection } from "@muhtawa/service-kit/nats";
import type { z } from "zod";
import { type PastPorts, takeInPast } from "../commands/take-in-past.ts";

/** Takes generations of the past in for operators, who ask over the broker; one process answers, and nothing of it is a person's to call. */
export function answerForPast(ports: PastPorts, nats: NatsConnection, logger: Logger): void {
  const turns = new Turns();
  nats.subscribe(PAST_GENERATIONS_SUBJECT, {
    queue: "past",
    callback(error, message) {
      if (error) return logger.warn({ err: error }, "generations of the past can't be received");
      const respond = (what: z.infer<typeof pastGenerationsAnswer>) => message.respond(JSON.stringify(what));
      const asked = async () => {
        const given = pastGenerations.parse(message.json());
        const taken = await turns.run(given.companyId, () => takeInPast(ports, given));
        logger.info({ companyId: given.companyId, taken }, "generations of the past were taken in by an operator");
        return taken;
      };
      asked()
        .then(
          (taken) => respond({ taken }),
          (failure: unknown) => {
            logger.error({ err: failure }, "generations of the past were not taken in");
            respond({ failure: failure instanceof Error ? failure.message : String(failure) });
          },
        )
        .catch((lost: unknown) => logger.warn({ err: lost }, "nobody to tell of generations of the past any more"));
    },
  });
}
