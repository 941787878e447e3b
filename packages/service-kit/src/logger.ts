import { trace } from "@opentelemetry/api";
import { pino } from "pino";
import { currentContext } from "./request-context.ts";

/** A structured logger, as `createLogger` makes it. */
export type Logger = pino.Logger;

const SECRETS = ["password", "oldPassword", "newPassword", "confirmPassword", "token", "sessionKey", "authorization", "cookie"];

/**
 * A structured logger; each line carries the correlation id of the work under way, and the id of its trace. Known secret fields are removed. Lines go to standard
 * output unless another destination is given.
 */
export function createLogger(
  service: string,
  level = "info",
  destination: pino.DestinationStream = pino.destination({ sync: true }),
): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: { service },
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
    mixin: () => {
      const context = currentContext();
      const traceId = trace.getActiveSpan()?.spanContext().traceId;
      return {
        ...(context && { correlationId: context.correlationId, actorId: context.actor?.id }),
        ...(traceId !== undefined && { traceId }),
      };
    },
  };
  return pino(options, destination);
}
