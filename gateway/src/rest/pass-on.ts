import { MESSAGES, requestLocale, text } from "@muhtawa/service-kit";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { GatewayEnv } from "../env.ts";
import { contextOf } from "../http/request-context.ts";
import type { Subgraph } from "../subgraphs.ts";
import { forwardedHeaders } from "../subgraphs/forwarded-headers.ts";

/** What a service may see of a client's request; anything else, an address a client claims to have first of all, stays here. */
const REQUEST_HEADERS = ["accept", "content-type", "content-length", "if-none-match", "cookie", "origin", "x-session-key", "user-agent"];
/** What a client may see of a service's answer. */
const ANSWER_HEADERS = [
  "content-type",
  "content-length",
  "content-encoding",
  "content-disposition",
  "content-security-policy",
  "etag",
  "cache-control",
  "set-cookie",
  "retry-after",
  "vary",
];

export interface PassOnOptions {
  /** Milliseconds; else as long as a service may take for anything. */
  readonly timeout?: number;
}

/** Hands requests to a service as they are, and its answers back; bodies pass through without being kept. */
export const passOnTo =
  (env: GatewayEnv, service: Subgraph, { timeout }: PassOnOptions = {}) =>
  (request: FastifyRequest, reply: FastifyReply) => {
    const context = contextOf(request, reply);
    return reply.from(`${env.urls[service]}${request.url}`, {
      // One try: what was perhaps done is not done again.
      retriesCount: 0,
      timeout,
      rewriteRequestHeaders: (_request, headers) => ({
        ...Object.fromEntries(REQUEST_HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]))),
        ...forwardedHeaders(context, env.INTERNAL_SECRET),
      }),
      rewriteHeaders: (headers) => Object.fromEntries(Object.entries(headers).filter(([name]) => ANSWER_HEADERS.includes(name))),
      onError: (reply, { error }) => {
        if (isTooLarge(error.cause)) return void (reply as FastifyReply).send(error.cause);
        request.log.warn({ err: error, subgraph: service, correlationId: context.correlationId }, "service did not answer");
        const message = text(MESSAGES.unavailable, requestLocale(request.headers));
        void (reply as FastifyReply).code(503).send({ message, error: message });
      },
    });
  };

const isTooLarge = (error: unknown): error is Error => (error as { statusCode?: number } | undefined)?.statusCode === 413;
