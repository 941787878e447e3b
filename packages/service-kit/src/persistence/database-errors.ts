/** The driver's errors are told by their names: the gateway, which has no database, doesn't load the driver for them. */
const NETWORK = /^MongoNetwork(?:Timeout)?Error$/;
const codeOf = (error: Error) => (error.name.startsWith("Mongo") ? Number((error as { code?: unknown }).code) : undefined);

/** MongoDB's answer to a unique key that is there already. */
export function duplicateKey(error: unknown): { index: string } | undefined {
  if (typeof error !== "object" || error === null || (error as { code?: unknown }).code !== 11_000) return undefined;
  const { keyPattern, message } = error as { keyPattern?: Record<string, unknown>; message?: string };
  return {
    index: keyPattern ? Object.keys(keyPattern).join("_") : (/index: (?:\S*\$)?(\w+?)(?:_-?1)?[\s:]/.exec(message ?? "")?.[1] ?? ""),
  };
}

/** The server is no primary (any more), or is shutting down: MongoDB's specification of retryable writes. */
const STEPPING_DOWN = new Set([91, 189, 10_058, 10_107, 11_600, 11_602, 13_435, 13_436]);

/** Whether a write may have been carried out or not: the connection broke before its answer, or the server was stepping down. */
export const isUndecided = (error: unknown): boolean =>
  error instanceof Error && (NETWORK.test(error.name) || STEPPING_DOWN.has(codeOf(error) ?? 0));

const OUTAGE = /^Mongo(?:ose|Network|Network.*|ServerSelection|Pool.*|NotConnected|OperationTimeout)Error$/;

/** The server has given up a command because its time was over. */
const OUT_OF_TIME = 50;
const isOutOfTime = (error: Error) => codeOf(error) === OUT_OF_TIME;

/** Whether the database could not be asked or took too long, rather than having refused; also as the cause of the error. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Error && (isUndecided(error) || isOutOfTime(error) || OUTAGE.test(error.name) || isUnreachable(error.cause));
