import type { Service } from "./service.ts";
import { systemContext, withContext } from "./request-context.ts";

/**
 * Repeats work every `interval` milliseconds until the service closes, first after one interval, and never concurrently within a process.
 * A failure is logged and the next run tries again, so the work has to be idempotent, also over several instances.
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
