import { ApolloServer } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from "@apollo/server/plugin/disabled";
import { buildSubgraphSchema } from "@apollo/subgraph";
import { fastifyApolloHandler } from "@as-integrations/fastify";
import { DEVICE_HEADER, verifyContext } from "@muhtawa/contracts/internal-context";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type GraphQLScalarType, parse } from "graphql";
import type { TokenVerifier } from "../access-token.ts";
import { DomainError } from "../errors.ts";
import { requestLocale } from "../locale.ts";
import { atTokenAccess, demandTokenAccess, type TokenAccess, type TokenAccessTable } from "../token-access.ts";
import type { Logger } from "../logger.ts";
import { type RequestContext, withContext } from "../request-context.ts";
import type { Revocations } from "../revocations/revocations.ts";
import { answerLimit } from "./answer-size.ts";
import { endingWithTheRequest, untilNobodyWaits } from "./ending-work.ts";
import { graphqlErrorFormatter } from "./graphql-errors.ts";
import { recentDocuments } from "./recent-documents.ts";
import { scalarsOf } from "./scalars.ts";
import { atWriteRate } from "./write-rate.ts";

/** What a subgraph is served with. */
export interface SubgraphOptions {
  readonly app: FastifyInstance;
  readonly logger: Logger;
  /** The text of the service's schema.graphql. */
  readonly typeDefs: string;
  /** Without the scalars DateTime and JSON, which are known here. */
  readonly resolvers: Record<string, unknown>;
  readonly verifyToken: TokenVerifier;
  readonly internalSecret: string;
  /** What each query and mutation needs of a personal token. */
  readonly tokenAccess: TokenAccessTable;
  /** Mutations that one person may begin in a minute. */
  readonly writesPerMinute: number;
}

/** Serves a subgraph on POST /graphql. Always answers 200: the gateway maps error codes to a status, and drops bodies of other answers. */
export async function serveSubgraph(options: SubgraphOptions): Promise<void> {
  const { app, logger } = options;
  const typeDefs = parse(options.typeDefs);
  const { Query, Mutation, ...types } = options.resolvers;
  const guarded = (operations: unknown) => atTokenAccess(operations as Record<string, unknown>, options.tokenAccess);
  const reading = Query ? { Query: guarded(Query) } : {};
  const writing = Mutation ? { Mutation: atWriteRate(guarded(Mutation), options.writesPerMinute) } : {};
  const resolvers = { ...scalarsOf(typeDefs), ...types, ...reading, ...writing } as Record<string, GraphQLScalarType>;
  const server = new ApolloServer<RequestContext>({
    schema: buildSubgraphSchema({ typeDefs, resolvers: endingWithTheRequest(resolvers) }),
    formatError: graphqlErrorFormatter(logger),
    introspection: true,
    documentStore: recentDocuments(),
    includeStacktraceInErrorResponses: false,
    csrfPrevention: false,
    // The process has its own graceful shutdown, which lets requests under way finish.
    stopOnTerminationSignals: false,
    plugins: [
      answerLimit,
      // Cache control would wrap the resolver of every field, for a response header that the gateway doesn't use.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  });
  await server.start();
  app.addHook("onClose", () => server.stop());
  const handler = fastifyApolloHandler(server, { context: (request) => Promise.resolve(contextOf(request)) });
  app.post("/graphql", async (request, reply) => {
    const context = await requestContext(request, options, "BY_OPERATION").catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
      return error;
    });
    if (context instanceof DomainError) {
      const locale = verifyContext(request.headers, options.internalSecret)?.locale ?? requestLocale(request.headers);
      return { errors: [{ message: context.in(locale), extensions: { code: context.code } }] };
    }
    request.requestContext = {
      ...context,
      setHeader: (name, value) => void reply.header(name, value),
      signal: untilNobodyWaits(reply.raw),
    };
    return withContext(request.requestContext, () => handler.call(app, request, reply));
  });
}

/**
 * The caller and the gateway's word on the request; for REST routes of a service too. Throws UNAUTHENTICATED for a token that is bad or has
 * ended, FORBIDDEN for a personal token that doesn't have the access; a route that names none is closed to those.
 */
export async function requestContext(
  request: FastifyRequest,
  options: Pick<SubgraphOptions, "verifyToken" | "internalSecret">,
  access?: TokenAccess | "BY_OPERATION",
): Promise<RequestContext> {
  const signed = verifyContext(request.headers, options.internalSecret);
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? null;
  const actor = token ? await options.verifyToken(token) : null;
  if (actor) request.server.revocations?.demandLiving(actor);
  if (actor && access !== "BY_OPERATION") demandTokenAccess(actor, access);
  return {
    actor,
    locale: signed?.locale ?? requestLocale(request.headers),
    correlationId: signed?.correlationId ?? request.id,
    ip: signed?.ip ?? request.ip,
    device: request.headers[DEVICE_HEADER]?.toString(),
    token,
    setHeader: () => {},
    memo: new Map(),
  };
}

function contextOf(request: FastifyRequest): RequestContext {
  if (!request.requestContext) throw new Error("the request context is made before the operation runs");
  return request.requestContext;
}

declare module "fastify" {
  interface FastifyInstance {
    /** Set on servers that `startService` makes. */
    revocations?: Revocations;
  }
  interface FastifyRequest {
    requestContext?: RequestContext;
  }
}
