import { askReplay, type RequestContext } from "@muhtawa/service-kit";
import { authorise } from "../access/authorise.ts";
import { SERVICES } from "../domain/services.ts";
import type { ReplayPayload } from "../graphql/generated/schema.ts";
import type { Identity } from "../identity.ts";

/** Has every service publish those of its events again that consumers have given up. */
export async function replayGivenUp({ nats, logger }: Pick<Identity, "nats" | "logger">, context: RequestContext): Promise<ReplayPayload> {
  authorise(context, "replayDeadLetters");
  const asked = await Promise.allSettled(SERVICES.map((service) => askReplay(nats, service)));
  const replayed = asked.reduce((sum, answer) => sum + (answer.status === "fulfilled" ? answer.value : 0), 0);
  const away = SERVICES.filter((_, index) => asked[index]?.status === "rejected");
  logger.info({ replayed, away }, "what was given up is published again");
  return { replayed, away };
}
