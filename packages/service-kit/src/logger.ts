import { pino } from "pino";
import { currentContext } from "./request-context.ts";

export type Logger = pino.Logger;

const SECRETS = ["password", "oldPassword", "newPassword", "confirmPassword", "token", "sessionKey", "authorization", "cookie"];

/** A structured logger; each line carries the correlation id of the work under way. Known secret fields are removed. */
export function createLogger(service: string, level = "info"): Logger {
  return pino({
    level,
    base: { service },
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
    mixin: () => {
      const context = currentContext();
      return context ? { correlationId: context.correlationId, actorId: context.actor?.id } : {};
    },
  });
}
