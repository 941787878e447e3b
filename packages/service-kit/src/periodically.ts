import type { Service } from "./service.ts";
import { systemContext, withContext } from "./request-context.ts";

/**
 * Repeats work every `interval` milliseconds, the first time after one interval, until the service closes; never twice at once in a
 * process. A failure is logged and the next turn tries again, so the work has to bear being repeated, and being done by several instances.
 */
export function periodically(
  { logger, beforeClose }: Pick<Service, "logger" | "beforeClose">,
  name: string,
  interval: number,
  work: () => Promise<unknown>,
): void {
  let underWay: Promise<void> | undefined;
  const turn = async () => {
    try {
      await withContext(systemContext(), work);
    } catch (error) {
      logger.warn({ err: error, work: name }, "periodic work failed; the next turn tries again");
    }
    underWay = undefined;
  };
  const timer = setInterval(() => {
    underWay ??= turn();
  }, interval);
  timer.unref();
  beforeClose(async () => {
    clearInterval(timer);
    await underWay;
  });
}
