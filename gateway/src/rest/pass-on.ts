import type { IncomingHttpHeaders } from "node:http";
import { MESSAGES, notFound, requestLocale, text, traceHeaders } from "@muhtawa/service-kit/edge";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { GatewayEnv } from "../env.ts";
import { contextOf } from "../http/request-context.ts";
import type { Subgraph } from "../subgraphs.ts";
import { forwardedHeaders } from "../subgraphs/forwarded-headers.ts";

/** What a service may see of a client's request; anything else, an address a client claims to have first of all, stays here. */
const REQUEST_HEADERS = ["accept", "if-none-match", "cookie", "origin", "x-session-key", "user-agent"];
/** What says of a body how it is to be read: of one that isn't passed on it would be untrue. */
const BODY_HEADERS = ["content-type", "content-length"];
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

/** What a path names a thing by: nothing that could lead to another path. */
const ID = /^[\w-]{1,64}$/;

export interface PassOnOptions {
  readonly service: Subgraph;
  /** Where the service has it; `{id}` is the id in the client's path. */
  readonly path: string;
  /** The parameters of the query that the service takes. */
  readonly query?: readonly string[];
  /** Milliseconds; else as long as a service may take for anything. */
  readonly timeout?: number;
}

/** Hands requests to a service, and its answers back; bodies pass through without being kept. Throws NOT_FOUND for what can't be an id. */
export const passOnTo =
  (env: GatewayEnv, { service, path, query = [], timeout }: PassOnOptions) =>
  (request: FastifyRequest, reply: FastifyReply) => {
    const context = contextOf(request, reply);
    return reply.from(`${env.urls[service]}${addressed(path, request)}`, {
      queryString: () => parameters(query, request),
      timeout,
      rewriteRequestHeaders: ({ body }, headers) => ({
        ...chosen(headers, body ? [...REQUEST_HEADERS, ...BODY_HEADERS] : REQUEST_HEADERS),
        ...forwardedHeaders(context, env.INTERNAL_SECRET),
        ...traceHeaders(),
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

const chosen = (headers: IncomingHttpHeaders, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));

/** The client's own words for a path go no further than this: it is made anew from what has been checked. */
function addressed(path: string, { params }: FastifyRequest): string {
  const { id = "" } = params as { id?: string };
  if (path.includes("{id}") && !ID.test(id)) throw notFound();
  return path.replace("{id}", id);
}

function parameters(names: readonly string[], { query }: FastifyRequest): string {
  const given = query as Record<string, unknown>;
  const taken = names
    .map((name) => [name, given[name]] as const)
    .filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return new URLSearchParams(taken).toString();
}

const isTooLarge = (error: unknown): error is Error => (error as { statusCode?: number } | undefined)?.statusCode === 413;
