import { unauthenticated, untilNobodyWaits } from "@muhtawa/service-kit/edge";
import type { FastifyInstance } from "fastify";
import type { GatewayEnv } from "../env.ts";
import { contextOf } from "../http/request-context.ts";
import { archiveOf } from "./archive.ts";
import { askPart } from "./ask-part.ts";

/** Milliseconds that an archive may take, however slowly it is read. */
const LONGEST = 15 * 60_000;

/**
 * GET /me/export: all that is the caller's own, as a zip that is sent while the services tell it. Identity is asked first: it refuses who
 * isn't signed in and who asks too often, in words of its own. What breaks later breaks the connection, so that no half archive looks whole.
 */
export function ownDataEdge(app: FastifyInstance, env: GatewayEnv): void {
  app.get("/me/export", { exposeHeadRoute: false, compress: false }, async (request, reply) => {
    const context = contextOf(request, reply);
    if (!context.token) throw unauthenticated();
    const source = { env, context, signal: untilNobodyWaits(reply.raw, LONGEST) };
    const account = await askPart(source, "identity", "account");
    if (account.statusCode !== 200) {
      const retryAfter = account.headers["retry-after"];
      if (retryAfter) reply.header("retry-after", retryAfter);
      return reply
        .code(account.statusCode)
        .type("application/json")
        .send(await account.body.text());
    }
    const archive = archiveOf(source, account.body);
    archive.once("error", (error) => {
      if (!reply.raw.destroyed) request.log.warn({ err: error }, "an archive of own data broke off");
    });
    return reply
      .type("application/zip")
      .header("content-disposition", `attachment; filename="muhtawa-${new Date().toISOString().slice(0, 10)}.zip"`)
      .header("cache-control", "private, no-store")
      .send(archive);
  });
}
