import { INTERNAL_MEDIA_PATH, forbidden, verifyMedia, withContext, systemContext } from "@muhtawa/service-kit";
import type { FastifyInstance } from "fastify";
import { storeMedia } from "../commands/store-media.ts";
import type { Contents } from "../contents.ts";
import { MAX_FILE_BYTES } from "../domain/file-refusal.ts";
import { mediaView } from "../domain/media.ts";
import { uploadWork } from "../media/file-work.ts";
import { answerRefusals } from "./file-answers.ts";

/** Takes a file that another service has made for a person; the same id again is answered with what is there. */
export async function internalMediaRoute(app: FastifyInstance, service: Contents, secret: string): Promise<void> {
  await app.register(async (scope) => {
    answerRefusals(scope);
    scope.addContentTypeParser("application/octet-stream", { parseAs: "buffer", bodyLimit: MAX_FILE_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Body: Buffer }>(INTERNAL_MEDIA_PATH, { bodyLimit: MAX_FILE_BYTES }, async ({ headers, body }, reply) => {
      const described = verifyMedia(headers, body, secret);
      if (!described) throw forbidden();
      const stored = await withContext(systemContext(), () =>
        uploadWork.run(described.ownerId, () => storeMedia(service, { ...described, bytes: body })),
      );
      return reply.send({ data: mediaView(stored) });
    });
  });
}
