import { readFileSync } from "node:fs";
import { ApolloGateway } from "@apollo/gateway";
import { ApolloServer } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from "@apollo/server/plugin/disabled";
import { answerLimit, type Logger, recentDocuments, type RequestContext } from "@muhtawa/service-kit/edge";
import { Histogram, type Registry } from "prom-client";
import type { GatewayEnv } from "../env.ts";
import type { Subgraph } from "../subgraphs.ts";
import { SubgraphSource } from "../subgraphs/subgraph-source.ts";
import { answerStatus } from "./answer-status.ts";
import { DOCUMENT_LIMITS } from "./document-limits.ts";
import { errorFormatter } from "./errors.ts";
import { operationLimits } from "./operation-limits.ts";
import { operationLabel } from "./operation-label.ts";
import { singleOperation } from "./single-operation.ts";

/** The federated graph, from the supergraph composed at build time: it starts whether or not a subgraph is up. */
export async function startGraphqlServer(env: GatewayEnv, logger: Logger, registry: Registry): Promise<ApolloServer<RequestContext>> {
  const durations = new Histogram({
    name: "muhtawa_subgraph_duration_seconds",
    help: "Time a subgraph took to answer",
    labelNames: ["subgraph", "outcome"] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const gateway = new ApolloGateway({
    supergraphSdl: readFileSync(new URL("../generated/supergraph.graphql", import.meta.url), "utf8"),
    logger,
    // Measured as JSON; in memory a plan takes several times as much.
    experimental_approximateQueryPlanStoreMiB: 3,
    buildService: ({ name }) =>
      new SubgraphSource({
        name: name as Subgraph,
        url: env.urls[name as Subgraph],
        timeout: env.SUBGRAPH_TIMEOUT,
        secret: env.INTERNAL_SECRET,
        logger,
        durations,
      }),
  });
  const isOpen = env.API_EXPLORER || env.NODE_ENV !== "production";
  const server = new ApolloServer<RequestContext>({
    gateway,
    logger,
    introspection: isOpen,
    hideSchemaDetailsFromClientErrors: !isOpen,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    documentStore: recentDocuments(),
    stopOnTerminationSignals: false,
    csrfPrevention: true,
    validationRules: [operationLimits],
    parseOptions: { maxTokens: DOCUMENT_LIMITS.tokens },
    formatError: errorFormatter(logger),
    plugins: [
      singleOperation,
      answerLimit,
      answerStatus(logger),
      operationLabel,
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
    ],
  });
  await server.start();
  return server;
}
