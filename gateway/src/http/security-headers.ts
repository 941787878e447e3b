import type { FastifyInstance } from "fastify";

/** What every answer tells browsers. The policy of the pages themselves stands with them. */
export function securityHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
    });
    if (request.protocol === "https") reply.header("strict-transport-security", "max-age=31536000");
  });
}
