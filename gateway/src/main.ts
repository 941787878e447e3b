import "./telemetry-off.ts";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import cors from "@fastify/cors";
import {
  answerForReport,
  connectNats,
  createLogger,
  createServer,
  endOnFault,
  ensureStreams,
  healthRoutes,
  onShutdown,
  startTracing,
  unreachable,
  untilAgreed,
  watchRevocations,
} from "@muhtawa/service-kit/edge";
import { gatewayEnv as env } from "./env.ts";
import { generationStreams } from "./generation-stream/generation-streams.ts";
import { companyArchiveEdge } from "./company-archive/company-archive-edge.ts";
import { ownDataEdge } from "./own-data/own-data-edge.ts";
import { personStream } from "./person-stream/person-stream.ts";
import { graphqlRoute } from "./graphql/graphql-route.ts";
import { schemaFile } from "./graphql/schema-file.ts";
import { startGraphqlServer } from "./graphql/graphql-server.ts";
import { drainOversized } from "./http/body-size.ts";
import { takeBrowserSpans, TRACE_RESPONSE } from "./http/browser-spans.ts";
import { CORRELATION_HEADER, correlationId } from "./http/correlation.ts";
import { limitRequests } from "./http/request-rate.ts";
import { acceptPersonalTokens } from "./http/personal-tokens.ts";
import { logRequests } from "./http/request-log.ts";
import { endUnreadAnswers } from "./http/unread-answers.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { requireWellFormedAddress } from "./http/well-formed-address.ts";
import { readinessChecks } from "./readiness.ts";
import { restEdges } from "./rest/edges.ts";
import { tellBuild } from "./web/build-header.ts";
import { webApplication } from "./web/web-application.ts";

const logger = createLogger("gateway", env.LOG_LEVEL);
endOnFault(logger);
const tracing = await startTracing({ service: "gateway", env, logger, isEdge: true });
const withoutNats = (error: unknown) => unreachable(logger, "NATS", env.NATS_URL, error);
const nats = await connectNats(env.NATS_URL, "gateway", env.NATS_REPLICAS).catch(withoutNats);
const watch = await watchRevocations({ nats, logger }).catch(withoutNats);
await untilAgreed(() => ensureStreams(nats, ["AI_OUTPUT"]));

const app = createServer(logger, {
  trustProxy: env.TRUST_PROXY.length > 0 && env.TRUST_PROXY,
  genReqId: correlationId,
  arrival: env.REQUEST_TIMEOUT,
});
const inside = env.METRICS_PORT === undefined ? app : createServer(logger);
const registry = healthRoutes(app, "gateway", readinessChecks(env, nats, watch), inside);
logRequests(app, logger, registry);
securityHeaders(app);
tellBuild(app, env.WEB_DIST);
requireWellFormedAddress(app);
limitRequests(app, env.REQUESTS_PER_MINUTE);
takeBrowserSpans(app, tracing);
acceptPersonalTokens(app, env, watch.revocations);
drainOversized(app);
endUnreadAnswers(app, { patience: env.ANSWER_TIMEOUT, most: env.ANSWERS_PER_NETWORK });
await app.register(cors, {
  origin: env.CORS_ORIGINS,
  credentials: true,
  methods: ["GET", "HEAD", "POST"],
  exposedHeaders: [CORRELATION_HEADER, TRACE_RESPONSE, "retry-after", "content-disposition"],
  maxAge: 600,
});
await app.register(compress, {
  encodings: ["br", "gzip"],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  globalDecompression: false,
});

const graphql = await startGraphqlServer(env, logger, registry);
await graphqlRoute(app, graphql, env);
schemaFile(app);
await restEdges(app, env);
ownDataEdge(app, env);
companyArchiveEdge(app, env);
const streams = generationStreams(app, { env, nats, logger, registry, revocations: watch.revocations });
personStream(app, { env, logger, revocations: watch.revocations, streams });
answerForReport({ nats, name: "gateway", app, metrics: registry, logger });
await webApplication(app, env.WEB_DIST, { publicUrl: env.PUBLIC_URL, explorer: env.API_EXPLORER });

onShutdown(logger, [
  // Before the server closes, which waits for open streams; clients resume at another instance.
  async () => streams.end(),
  () => app.close(),
  () => inside.close(),
  () => graphql.stop(),
  () => watch.stop(),
  () => nats.drain(),
  () => tracing.stop(),
]);

if (env.METRICS_PORT !== undefined) await inside.listen({ port: env.METRICS_PORT, host: env.HOST });
await app.listen({ port: env.PORT, host: env.HOST });
const { port } = app.server.address() as { port: number };
logger.info({ port }, "listening");
process.send?.({ type: "listening", port });
