import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { FastifyInstance } from "fastify";

/** GET /schema.graphql: what clients are promised, with its descriptions, for what generates from it. Whether or not introspection is open. */
export function schemaFile(app: FastifyInstance): void {
  const sdl = readFileSync(new URL("../../../docs/schema.graphql", import.meta.url), "utf8");
  const etag = `W/"${createHash("sha256").update(sdl).digest("base64url")}"`;
  app.get("/schema.graphql", (request, reply) => {
    reply.headers({ etag, "cache-control": "public, no-cache" });
    if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
    return reply.type("text/plain; charset=utf-8").send(sdl);
  });
}
