import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

export const CORRELATION_HEADER = "x-correlation-id";

const WELL_FORMED = /^[\w.:-]{8,128}$/;

/** The id that a request's traces carry through all services: the client's own if well-formed, else a new one. */
export function correlationId(request: Pick<IncomingMessage, "headers">): string {
  const given = request.headers[CORRELATION_HEADER];
  return typeof given === "string" && WELL_FORMED.test(given) ? given : randomUUID();
}
