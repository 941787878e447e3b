import type { Logger } from "./logger.ts";

const PATIENCE = 10_000;

/**
 * Runs the steps in order, once, on SIGTERM, SIGINT or when the parent process goes away, then ends the process; by force after 10 s. A
 * step that fails doesn't keep the next ones from running. The returned function runs them without ending the process.
 */
export function onShutdown(logger: Logger, steps: readonly (() => Promise<unknown>)[]): () => Promise<void> {
  let running: Promise<void> | undefined;
  const close = () =>
    (running ??= (async () => {
      for (const step of steps) await step().catch((error: unknown) => logger.warn({ err: error }, "a step of the shutdown failed"));
    })());
  const end = (reason: string) => {
    if (running) return;
    logger.info({ reason }, "shutting down");
    setTimeout(() => process.exit(1), PATIENCE).unref();
    void close().then(() => process.exit(0));
  };
  process.once("SIGTERM", end);
  process.once("SIGINT", end);
  if (process.channel) process.once("disconnect", () => end("parent gone"));
  return close;
}
