import { setTimeout as pause } from "node:timers/promises";
import { systemContext, withContext } from "../request-context.ts";
import type { Service } from "../service.ts";
import type { FirstStartMark } from "./first-start-mark.ts";

const PAUSE = 2_000;

/**
 * Makes, beside a service's other work, what its installation begins with, unless that was made before. What fails is tried again until the
 * service closes, so it has to bear being repeated.
 */
export function onceForAll(
  service: Pick<Service, "logger" | "closing" | "beforeClose">,
  mark: FirstStartMark,
  make: () => Promise<void>,
): void {
  const { logger, closing, beforeClose } = service;
  const attempt = async () => {
    if (await mark.isSet()) return;
    await make();
    await mark.set();
    logger.info("what the installation begins with was made");
  };
  const untilMade = async () => {
    for (let failures = 0; !closing.aborted; failures += 1) {
      try {
        return await withContext(systemContext(), attempt);
      } catch (error) {
        // Identity may begin later than this service.
        if (failures % 15 === 0) logger.warn({ err: error }, "what the installation begins with can't be made yet; it is tried again");
        await pause(PAUSE, undefined, { signal: closing }).catch(() => {});
      }
    }
  };
  const made = untilMade();
  beforeClose(() => made);
}
