import replyFrom from "@fastify/reply-from";
import type { FastifyInstance } from "fastify";
import type { GatewayEnv } from "../env.ts";
import { requireKnownOrigin } from "../http/origins.ts";
import { mediaEdge } from "./media-edge.ts";
import { passOnTo } from "./pass-on.ts";

/** Milliseconds: others' exports may come first. */
const EXPORT_TIMEOUT = 60_000;

/** The REST calls that services answer, passed on as they are. */
export async function restEdges(app: FastifyInstance, env: GatewayEnv): Promise<void> {
  await app.register(replyFrom, {
    disableRequestLogging: true,
    undici: { headersTimeout: env.SUBGRAPH_TIMEOUT, bodyTimeout: env.SUBGRAPH_TIMEOUT, connect: { timeout: env.SUBGRAPH_TIMEOUT } },
  });
  app.get("/site/partners", passOnTo(env, "site"));
  app.get("/site/branches", passOnTo(env, "site"));
  app.get("/site/settings", passOnTo(env, "site"));
  app.get("/site/audit.csv", passOnTo(env, "site"));
  app.get("/contents/:id/export", passOnTo(env, "content", { timeout: EXPORT_TIMEOUT }));
  const refresh = passOnTo(env, "identity");
  app.post("/auth/refresh", (request, reply) => {
    requireKnownOrigin(request, env.CORS_ORIGINS);
    return refresh(request, reply);
  });
  await mediaEdge(app, env);
}
