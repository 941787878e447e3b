import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { requestLocale } from "../locale.ts";
import { MESSAGES, text } from "../messages.ts";

/** Refuses a request that names more than one host with 400: what stands before a server may have believed another than the server does. */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    if (hostsOf(request.raw) <= 1) return;
    const message = text(MESSAGES.malformed, requestLocale(request.headers));
    return reply.code(400).send({ message, error: message });
  });
}

const hostsOf = ({ rawHeaders }: IncomingMessage) => rawHeaders.filter((part, at) => at % 2 === 0 && part.toLowerCase() === "host").length;
