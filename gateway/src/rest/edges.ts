import replyFrom from "@fastify/reply-from";
import type { FastifyInstance } from "fastify";
import type { GatewayEnv } from "../env.ts";
import { requireKnownOrigin } from "../http/origins.ts";
import { mediaEdge } from "./media-edge.ts";
import { passOnTo } from "./pass-on.ts";

/** Milliseconds: others' exports may come first. */
const EXPORT_TIMEOUT = 60_000;
/** To one service: more than one network can hold by answers that it doesn't take (ANSWERS_PER_NETWORK). */
const CONNECTIONS = 1_024;

/** The REST calls that services answer, passed on as they are. */
export async function restEdges(app: FastifyInstance, env: GatewayEnv): Promise<void> {
  await app.register(replyFrom, {
    disableRequestLogging: true,
    // By default a 503 is retried ten times without a pause, and the bodies of the refused answers are never read.
    retryMethods: [],
    undici: {
      connections: CONNECTIONS,
      headersTimeout: env.SUBGRAPH_TIMEOUT,
      bodyTimeout: env.SUBGRAPH_TIMEOUT,
      connect: { timeout: env.SUBGRAPH_TIMEOUT },
    },
  });
  for (const path of ["/site/partners", "/site/branches", "/site/settings"]) app.get(path, passOnTo(env, { service: "site", path }));
  app.get(
    "/site/audit.csv",
    passOnTo(env, { service: "site", path: "/site/audit.csv", query: ["actorId", "action", "search", "from", "to"] }),
  );
  app.get(
    "/contents/:id/export",
    passOnTo(env, { service: "content", path: "/contents/{id}/export", query: ["format", "changes"], timeout: EXPORT_TIMEOUT }),
  );
  const refresh = passOnTo(env, { service: "identity", path: "/auth/refresh" });
  app.post("/auth/refresh", (request, reply) => {
    requireKnownOrigin(request, env.CORS_ORIGINS);
    return refresh(request, reply);
  });
  await mediaEdge(app, env);
}
