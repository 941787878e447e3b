import { DomainError } from "@muhtawa/service-kit/edge";
import type { FastifyRequest } from "fastify";
import { GATEWAY_MESSAGES } from "../messages.ts";

/** Refuses a call that a browser makes for a page which is neither ours nor allowed by name. Calls without an origin aren't a browser's cross-site ones. */
export function requireKnownOrigin(request: FastifyRequest, allowed: readonly string[]): void {
  const { origin } = request.headers;
  if (!origin || allowed.includes(origin) || origin === `${request.protocol}://${request.host}`) return;
  throw new DomainError("FORBIDDEN", GATEWAY_MESSAGES.foreignOrigin);
}
