import { requestLocale, text } from "@muhtawa/service-kit";
import type { FastifyInstance, FastifyReply } from "fastify";
import { FileRefusal, noFile, tooLarge, wrongKind } from "../domain/file-refusal.ts";
import type { MediaFile } from "../queries/media-file.ts";

const YEAR = 31_536_000;

/** Answers with a file: pictures never change under their id, documents are never opened in the page's place. */
export function sendFile(reply: FastifyReply, { media, bytes }: MediaFile): FastifyReply {
  const { kind, mimeType, name } = media;
  reply.headers({
    "content-type": mimeType.startsWith("text/") ? `${mimeType}; charset=utf-8` : mimeType,
    "x-content-type-options": "nosniff",
    // Should a browser show the file as a page, no script in it runs.
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "cache-control": kind === "IMAGE" ? `public, max-age=${YEAR}, immutable` : "private, no-store",
  });
  if (kind === "DOCUMENT") reply.header("content-disposition", attachment(name));
  return reply.send(bytes);
}

/** The header that has a file saved under a name, whatever letters it has (RFC 6266); who knows only ASCII gets a name in that. */
export const attachment = (name: string, ascii = name) =>
  `attachment; filename="${ascii.replaceAll(/[^\w. -]/g, "_")}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;

/** Says why a file isn't taken, as all REST errors are said; errors that aren't about the file are the server's to say. */
export function answerRefusals(app: FastifyInstance): void {
  app.setErrorHandler<Error & { code?: string }>((error, request, reply) => {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    const message = text(refusal.localised, requestLocale(request.headers), refusal.parameters);
    return reply.code(refusal.status).send({ message, error: message, errors: { file: [message] } });
  });
}

function refusalOf(error: Error & { code?: string }): FileRefusal | undefined {
  if (error instanceof FileRefusal) return error;
  switch (error.code) {
    case "FST_REQ_FILE_TOO_LARGE":
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      return tooLarge();
    case "FST_INVALID_MULTIPART_CONTENT_TYPE":
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
      return wrongKind();
    case "FST_FILES_LIMIT":
    case "FST_PARTS_LIMIT":
    case "FST_FIELDS_LIMIT":
      return noFile();
    default:
      return undefined;
  }
}
