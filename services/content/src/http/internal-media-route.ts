import {
  forbidden,
  INTERNAL_MEDIA_PATH,
  MEDIA_TEXT_PATH,
  notFound,
  systemContext,
  verifyMedia,
  verifyMediaText,
  verifyStrayDocument,
  withContext,
} from "@muhtawa/service-kit";
import type { FastifyInstance } from "fastify";
import { storeMedia } from "../commands/store-media.ts";
import type { Contents } from "../contents.ts";
import { MAX_FILE_BYTES } from "../domain/file-refusal.ts";
import { mediaView } from "../domain/media.ts";
import { uploadWork } from "../media/file-work.ts";
import { documentTextOf, strayDocumentText } from "../queries/document-text.ts";
import { answerRefusals } from "./file-answers.ts";

/**
 * Takes a file that another service has made for a person; the same id again is answered with what is there. Tells the text of a document
 * that somebody's own thing names, or that was found elsewhere and isn't kept.
 */
export async function internalMediaRoute(
  app: FastifyInstance,
  service: Pick<Contents, "media" | "files" | "limits">,
  secret: string,
): Promise<void> {
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

    scope.get(MEDIA_TEXT_PATH, async ({ headers }) => {
      const document = verifyMediaText(headers, secret);
      if (!document) throw forbidden();
      const text = await documentTextOf(service, document);
      if (text === undefined) throw notFound();
      return { text };
    });

    scope.post<{ Body: Buffer }>(MEDIA_TEXT_PATH, { bodyLimit: MAX_FILE_BYTES }, async ({ headers, body }) => {
      const document = verifyStrayDocument(headers, body, secret);
      if (!document) throw forbidden();
      return { text: await strayDocumentText(document, body) };
    });
  });
}
