import { once } from "node:events";
import type { FastifyInstance } from "fastify";

/** Bytes that are read and thrown away before a body is refused for its size. */
const MAX_DRAINED = 64 * 1024 * 1024;

/** A client still busy sending wouldn't see our 413, only a broken connection: let it finish first, within reason. */
export function drainOversized(app: FastifyInstance): void {
  app.addHook("onRequest", async (request) => {
    const announced = Number(request.headers["content-length"] ?? 0);
    if (announced <= request.routeOptions.bodyLimit || announced > MAX_DRAINED) return;
    request.raw.resume();
    if (!request.raw.complete) await Promise.race([once(request.raw, "end"), once(request.raw, "close")]);
    throw Object.assign(new Error("the body is too large"), { statusCode: 413 });
  });
}
