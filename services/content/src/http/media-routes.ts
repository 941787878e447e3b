import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type FileHandle, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import multipart from "@fastify/multipart";
import {
  optionalText,
  parseInput,
  READ,
  type RequestContext,
  requestContext,
  requireActor,
  type TokenAccess,
  type TokenVerifier,
  withContext,
  WRITE,
} from "@muhtawa/service-kit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { storeMedia, takeUpload } from "../commands/store-media.ts";
import type { Contents } from "../contents.ts";
import { MAX_FILE_BYTES, noFile, tooLarge } from "../domain/file-refusal.ts";
import { ALT_LENGTH, mediaView } from "../domain/media.ts";
import { uploadWork } from "../media/file-work.ts";
import { mediaFile } from "../queries/media-file.ts";
import { answerRefusals, sendFile } from "./file-answers.ts";

export interface RouteOptions {
  readonly verifyToken: TokenVerifier;
  readonly internalSecret: string;
}

interface Upload {
  readonly name: string;
  readonly mimeType: string;
  readonly file: FileHandle;
  readonly alt: string | undefined;
}

const description = z.object({ alt: optionalText(ALT_LENGTH) });

/** `POST /media` and `GET /media/{id}`, as the gateway passes them on. */
export async function mediaRoutes(
  app: FastifyInstance,
  service: Pick<Contents, "contents" | "versions" | "media" | "files" | "attachments" | "uploads" | "limits">,
  options: RouteOptions,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 4, fieldSize: 8_192, parts: 5 } });
    answerRefusals(scope);

    const within = async <Result>(
      request: FastifyRequest,
      access: TokenAccess,
      work: (context: RequestContext) => Promise<Result>,
    ): Promise<Result> => {
      const context = await requestContext(request, options, access);
      return withContext(context, () => work(context));
    };

    scope.post("/media", async (request, reply) => {
      const store = async (context: RequestContext) => {
        const { id: ownerId } = requireActor(context);
        await takeUpload(service, ownerId);
        return withUpload(request, ({ alt, file, ...upload }) => {
          const described = { ...upload, ...parseInput(description, { alt }), ownerId };
          return uploadWork.run(ownerId, async () => storeMedia(service, { ...described, bytes: await file.readFile() }));
        });
      };
      const stored = await within(request, WRITE, store).catch(async (error: unknown) => {
        await readToEnd(request);
        throw error;
      });
      return reply.send({ data: mediaView(stored) });
    });

    scope.get<{ Params: { id: string }; Querystring: { w?: string } }>("/media/:id", async (request, reply) => {
      const { params, query } = request;
      return sendFile(reply, await within(request, READ, (context) => mediaFile(service, context, params.id, query.w)));
    });
  });
}

/** A client that is still sending wouldn't see the answer. */
async function readToEnd({ raw }: FastifyRequest): Promise<void> {
  if (raw.complete || raw.destroyed) return;
  raw.unpipe();
  raw.resume();
  await Promise.race([once(raw, "end"), once(raw, "close")]);
}

/** What a client sends, its file on the disk: nothing of it is held in memory while it waits for its turn. */
async function withUpload<Result>(request: FastifyRequest, work: (upload: Upload) => Promise<Result>): Promise<Result> {
  const part = await request.file();
  if (!part) throw noFile();
  const path = join(tmpdir(), `muhtawa-upload-${randomUUID()}`);
  const taking = await open(path, "wx", 0o600);
  // Without a name it is gone with this process, however that ends.
  const file = await open(path).finally(() => rm(path));
  try {
    await pipeline(part.file, taking.createWriteStream());
    if (part.file.truncated) throw tooLarge();
    if (part.fieldname !== "file" || part.file.bytesRead === 0) throw noFile();
    const alt = part.fields["alt"];
    return await work({
      name: part.filename,
      mimeType: part.mimetype,
      file,
      alt: alt && !Array.isArray(alt) && alt.type === "field" ? String(alt.value) : undefined,
    });
  } finally {
    await file.close();
  }
}
