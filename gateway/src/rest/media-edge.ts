import { requestLocale, text } from "@muhtawa/service-kit/edge";
import type { FastifyError, FastifyInstance } from "fastify";
import type { GatewayEnv } from "../env.ts";
import { limited } from "../http/body-size.ts";
import { GATEWAY_MESSAGES } from "../messages.ts";
import { passOnTo } from "./pass-on.ts";

/** A file of 10 MB and what a form puts around it. */
const MAX_UPLOAD_BYTES = 10 * 1024 * 1024 + 64 * 1024;
/** Milliseconds: a file is checked, written anew and read before the answer. */
const UPLOAD_TIMEOUT = 60_000;

/** Files on their way to content and back; one that is too large ends here. */
export async function mediaEdge(app: FastifyInstance, env: GatewayEnv): Promise<void> {
  app.get("/media/:id", passOnTo(env, { service: "content", path: "/media/{id}", query: ["w"] }));
  await app.register(async (scope) => {
    scope.addContentTypeParser("multipart/form-data", (_request, payload, done) => done(null, limited(payload, MAX_UPLOAD_BYTES)));
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      if (error.statusCode !== 413) throw error;
      const message = text(GATEWAY_MESSAGES.fileTooLarge, requestLocale(request.headers), { megabytes: 10 });
      return reply.code(413).send({ message, error: message, errors: { file: [message] } });
    });
    scope.post("/media", { bodyLimit: MAX_UPLOAD_BYTES }, passOnTo(env, { service: "content", path: "/media", timeout: UPLOAD_TIMEOUT }));
  });
}
