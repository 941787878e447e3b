import { randomUUID } from "node:crypto";
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from "fastify";
import { DomainError, ERROR_STATUS } from "../errors.ts";
import { requestLocale } from "../locale.ts";
import type { Logger } from "../logger.ts";
import { MESSAGES, type Message, text } from "../messages.ts";
import { traceRequests } from "../tracing/request-spans.ts";
import { asAvailability } from "./graphql-errors.ts";
import { bodyDeadline } from "./body-deadline.ts";
import { requireOneHost } from "./one-host.ts";

const BODY_LIMIT = 4 * 1024 * 1024;
/** Milliseconds. */
const REQUEST_TIMEOUT = 30_000;
const HEADERS_TIMEOUT = 15_000;
/** Longer than the slowest upload that is fast enough. */
const LONGEST_REQUEST = 15 * 60_000;

/** Fastify's options, and how long requests may take to arrive. */
export interface ServerOptions extends FastifyServerOptions {
  /** Milliseconds in which a request has to arrive whole; uploads have longer, by their rate. */
  readonly arrival?: number;
}

/** An HTTP server with our logger whose every error is `{ message, error, errors? }` in the request's language, without a stack. */
export function createServer(logger: Logger, { arrival = REQUEST_TIMEOUT, ...options }: ServerOptions = {}): FastifyInstance {
  const app = fastify({
    loggerInstance: logger,
    bodyLimit: BODY_LIMIT,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    forceCloseConnections: "idle",
    frameworkErrors: answerError,
    requestTimeout: LONGEST_REQUEST,
    http: {
      headersTimeout: Math.min(HEADERS_TIMEOUT, arrival),
      connectionsCheckingInterval: Math.min(HEADERS_TIMEOUT / 3, arrival),
    },
    ...options,
  }) as unknown as FastifyInstance;
  traceRequests(app);
  closeConnectionsOnceAnswered(app);
  requireOneHost(app);
  bodyDeadline(app, arrival);
  app.setErrorHandler<FastifyError>(answerError);
  app.setNotFoundHandler((request, reply) => {
    const message = text(MESSAGES.notFound, requestLocale(request.headers));
    return reply.code(404).send({ message, error: message });
  });
  return app;
}

function answerError(thrown: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = asAvailability(thrown) as FastifyError;
  const { status, message, errors } = describe(error, requestLocale(request.headers));
  // Refusals (4xx) are not logged.
  if (status >= 500) request.log[error instanceof DomainError ? "warn" : "error"]({ err: error }, "request failed");
  if (error instanceof DomainError && typeof error.details["retryAfter"] === "number")
    reply.header("retry-after", error.details["retryAfter"]);
  return reply.code(status).send({ message, error: message, ...(errors ? { errors } : {}) });
}

/** During a shutdown a connection that was kept open for further requests would hold the process up. */
function closeConnectionsOnceAnswered(app: FastifyInstance): void {
  let closing = false;
  app.addHook("preClose", async () => void (closing = true));
  app.addHook("onSend", async (_request, reply) => {
    if (closing) reply.header("connection", "close");
  });
}

function describe(error: FastifyError, locale: "en" | "ar"): { status: number; message: string; errors?: Record<string, string[]> } {
  if (error instanceof DomainError) return { status: ERROR_STATUS[error.code], message: error.in(locale), errors: error.fieldsIn(locale) };
  const status = error.statusCode ?? 500;
  return { status, message: text(messageOf(status), locale) };
}

function messageOf(status: number): Message {
  if (status === 413) return MESSAGES.tooLarge;
  if (status === 404) return MESSAGES.notFound;
  if (status === 503) return MESSAGES.unavailable;
  return status < 500 ? MESSAGES.malformed : MESSAGES.internal;
}
