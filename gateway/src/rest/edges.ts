import replyFrom from "@fastify/reply-from";
import { MESSAGES, requestLocale, text } from "@muhtawa/service-kit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { GatewayEnv } from "../env.ts";
import { requireKnownOrigin } from "../http/origins.ts";
import { contextOf } from "../http/request-context.ts";
import type { Subgraph } from "../subgraphs.ts";
import { forwardedHeaders } from "../subgraphs/forwarded-headers.ts";

/** What a service may see of a client's request; anything else, an address a client claims to have first of all, stays here. */
const REQUEST_HEADERS = ["accept", "content-type", "content-length", "if-none-match", "cookie", "origin", "x-session-key", "user-agent"];
/** What a client may see of a service's answer. */
const ANSWER_HEADERS = ["content-type", "content-length", "content-encoding", "etag", "cache-control", "set-cookie", "retry-after", "vary"];

/** The REST calls that services answer, passed on as they are. */
export async function restEdges(app: FastifyInstance, env: GatewayEnv): Promise<void> {
  await app.register(replyFrom, {
    disableRequestLogging: true,
    undici: { headersTimeout: env.SUBGRAPH_TIMEOUT, bodyTimeout: env.SUBGRAPH_TIMEOUT, connect: { timeout: env.SUBGRAPH_TIMEOUT } },
  });

  const passOn = (service: Subgraph) => (request: FastifyRequest, reply: FastifyReply) => {
    const context = contextOf(request, reply);
    return reply.from(`${env.urls[service]}${request.url}`, {
      // One try: what was perhaps done is not done again.
      retriesCount: 0,
      rewriteRequestHeaders: (_request, headers) => ({
        ...Object.fromEntries(REQUEST_HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]))),
        ...forwardedHeaders(context, env.INTERNAL_SECRET),
      }),
      rewriteHeaders: (headers) => Object.fromEntries(Object.entries(headers).filter(([name]) => ANSWER_HEADERS.includes(name))),
      onError: (reply, { error }) => {
        request.log.warn({ err: error, subgraph: service, correlationId: context.correlationId }, "service did not answer");
        const message = text(MESSAGES.unavailable, requestLocale(request.headers));
        void (reply as FastifyReply).code(503).send({ message, error: message });
      },
    });
  };

  app.get("/site/partners", passOn("site"));
  app.get("/site/branches", passOn("site"));
  app.post("/auth/refresh", (request, reply) => {
    requireKnownOrigin(request, env.CORS_ORIGINS);
    return passOn("identity")(request, reply);
  });
}
