import type { Logger } from "./logger.ts";

/** Says in one clear line that something isn't there which the process can't start without, and ends it with 1. */
export function unreachable(logger: Logger, what: string, url: string, error: unknown): never {
  const address = url.replaceAll(/\/\/[^@/]*@/g, "//").replace(/\?.*/, "");
  logger.fatal(`${what} at ${address} can't be reached: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
