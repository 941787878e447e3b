import type { ApolloServer } from "@apollo/server";
import { fastifyApolloHandler } from "@as-integrations/fastify";
import {
  DomainError,
  ERROR_STATUS,
  MESSAGES,
  networkOf,
  overloaded,
  type Message,
  requestLocale,
  text,
  untilNobodyWaits,
  type RequestContext,
  withContext,
  WorkQueue,
} from "@muhtawa/service-kit/edge";
import type { FastifyError, FastifyInstance } from "fastify";
import type { GatewayEnv } from "../env.ts";
import { clientAddress } from "../http/client-address.ts";
import { contextOf } from "../http/request-context.ts";
import { watchLateness } from "../http/lateness.ts";
import type { OperationLabel } from "../http/request-log.ts";
import { GATEWAY_MESSAGES } from "../messages.ts";
import { documentProblem } from "./document-limits.ts";
import { isTooDeep, TOO_SHORT_TO_BE_DEEP } from "./value-depth.ts";
import { OPERATION_LABEL } from "./operation-label.ts";

/** Milliseconds for which a request waits for a place. */
const WAIT_FOR_PLACE = 1_000;
/** Milliseconds that this process may be behind while it has much to do. */
const TOO_LATE = 500;

/** POST /graphql, JSON only: a type that a browser sends without asking first never gets here. Its refusals have GraphQL's shape, too. */
export async function graphqlRoute(
  app: FastifyInstance,
  server: ApolloServer<RequestContext>,
  { OPERATION_TIMEOUT: operationTimeout, OPERATIONS_AT_ONCE: atOnce }: GatewayEnv,
): Promise<void> {
  const lateness = watchLateness();
  // One network gets half of the places at most, so that its slow operations can't block everybody else's.
  // The queue is as long as the number of places: whoever waited further back would only be refused later.
  const half = Math.ceil(atOnce / 2);
  const places = new WorkQueue({ atOnce, atOncePerPerson: half, waiting: atOnce, waitingPerPerson: half });
  const handler = fastifyApolloHandler(server, {
    context: async (request) => {
      if (!request.requestContext) throw new Error("the request context is made before the operation runs");
      return request.requestContext;
    },
  });

  await app.register(async (scope) => {
    scope.removeContentTypeParser("text/plain");
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      const { status, code, message } = refusal(error);
      if (status >= 500) request.log.error({ err: error }, "request failed");
      if (error instanceof DomainError && typeof error.details["retryAfter"] === "number")
        reply.header("retry-after", error.details["retryAfter"]);
      const locale = requestLocale(request.headers);
      return reply.code(status).send({
        errors: [{ message: error instanceof DomainError ? error.in(locale) : text(message, locale), extensions: { code } }],
      });
    });
    // With few operations under way the event loop was blocked once, and new requests are served soon.
    const isBehind = () => lateness() > TOO_LATE && places.underWay >= atOnce / 4;
    // Refuse before the body is read and parsed: an overloaded process can still do that quickly.
    scope.addHook("onRequest", async (request) => {
      if (isBehind() || places.isFull(networkOf(clientAddress(request)))) throw overloaded();
    });
    scope.addHook("preHandler", async (request, reply) => {
      const { query, variables } = (request.body ?? {}) as { query?: unknown; variables?: unknown };
      const isShort = Number(request.headers["content-length"]) < TOO_SHORT_TO_BE_DEEP;
      if (!isShort && isTooDeep(variables))
        return reply
          .code(400)
          .send({ errors: [{ message: "The variables are nested too deeply.", extensions: { code: "BAD_USER_INPUT" } }] });
      const message = typeof query === "string" ? documentProblem(query) : undefined;
      if (message) return reply.code(400).send({ errors: [{ message, extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }] });
    });

    scope.post("/graphql", (request, reply) => {
      const context = { ...contextOf(request, reply), signal: untilNobodyWaits(reply.raw, operationTimeout) };
      request.requestContext = context;
      return withContext(context, async () => {
        const answer = await places.run(
          networkOf(context.ip),
          async () => handler.call(scope, request, reply),
          AbortSignal.timeout(WAIT_FOR_PLACE),
        );
        const label = context.memo.get(OPERATION_LABEL) as OperationLabel | undefined;
        if (label) request.operation = label;
        return answer;
      });
    });
    scope.route({
      method: ["GET", "PUT", "PATCH", "DELETE"],
      url: "/graphql",
      handler: (request, reply) =>
        reply
          .code(405)
          .header("allow", "POST")
          .send({
            errors: [{ message: text(GATEWAY_MESSAGES.postOnly, requestLocale(request.headers)), extensions: { code: "BAD_REQUEST" } }],
          }),
    });
  });
}

function refusal(error: FastifyError): { status: number; code: string; message: Message } {
  if (error instanceof DomainError) return { status: ERROR_STATUS[error.code], code: error.code, message: error.localised };
  const status = error.statusCode ?? 500;
  if (status === 413) return { status, code: "BAD_REQUEST", message: MESSAGES.tooLarge };
  if (status === 415) return { status, code: "BAD_REQUEST", message: GATEWAY_MESSAGES.jsonOnly };
  if (status === 503) return { status, code: "SERVICE_UNAVAILABLE", message: MESSAGES.unavailable };
  if (status < 500) return { status, code: "BAD_REQUEST", message: MESSAGES.malformed };
  return { status, code: "INTERNAL", message: MESSAGES.internal };
}
