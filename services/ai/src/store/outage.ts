import { setTimeout as delay } from "node:timers/promises";
import { isUnreachable, type Logger } from "@muhtawa/service-kit";

const PAUSE = 500;
/** Milliseconds; after that the broker hands the work to whoever is better off. */
const PATIENCE = 30_000;

/** Does what bears being repeated again while the database is away, for a while. */
export async function outlast<Result>(logger: Logger, details: object, work: () => Promise<Result>): Promise<Result> {
  const until = Date.now() + PATIENCE;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isUnreachable(error) || Date.now() >= until) throw error;
      if (attempt === 1) logger.warn({ ...details, err: error }, "the database is away; an ended attempt waits for it");
      await delay(PAUSE);
    }
  }
}
