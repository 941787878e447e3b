import type { Logger } from "./logger.ts";

/**
 * Ends this process with 1 on an error that nothing caught, a rejection that nobody handled among them, once it is one line of the log: what is
 * half done by then is in an unknown state, and whoever started the process starts another.
 */
export function endOnFault(logger: Logger): void {
  process.on("uncaughtException", (error: unknown, origin) => {
    try {
      const err = error instanceof Error ? error : new Error(`no error was thrown, but ${String(error)}`);
      logger.fatal({ err, origin }, "ended by an error that nothing caught");
    } finally {
      // Lines are written before `fatal` returns.
      process.exit(1);
    }
  });
}
