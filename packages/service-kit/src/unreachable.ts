import type { Logger } from "./logger.ts";

/** Logs in one line that something the process needs to start can't be reached, and exits with 1. */
export function unreachable(logger: Logger, what: string, url: string, error: unknown): never {
  const address = url.replaceAll(/\/\/[^@/]*@/g, "//").replace(/\?.*/, "");
  logger.fatal(`${what} at ${address} can't be reached: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
