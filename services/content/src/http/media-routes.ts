import { once } from "node:events";
import multipart from "@fastify/multipart";
import {
  optionalText,
  parseInput,
  type RequestContext,
  requestContext,
  requireActor,
  type TokenVerifier,
  withContext,
} from "@muhtawa/service-kit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { storeMedia, takeUpload } from "../commands/store-media.ts";
import type { Contents } from "../contents.ts";
import { MAX_FILE_BYTES, noFile, tooLarge } from "../domain/file-refusal.ts";
import { ALT_LENGTH, mediaView } from "../domain/media.ts";
import { mediaFile } from "../queries/media-file.ts";
import { answerRefusals, sendFile } from "./file-answers.ts";

export interface RouteOptions {
  readonly verifyToken: TokenVerifier;
  readonly internalSecret: string;
}

const description = z.object({ alt: optionalText(ALT_LENGTH) });

/** `POST /media` and `GET /media/{id}`, as the gateway passes them on. */
export async function mediaRoutes(app: FastifyInstance, service: Contents, options: RouteOptions): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 4, fieldSize: 8_192, parts: 5 } });
    answerRefusals(scope);

    const within = async <Result>(request: FastifyRequest, work: (context: RequestContext) => Promise<Result>): Promise<Result> => {
      const context = await requestContext(request, options);
      return withContext(context, () => work(context));
    };

    scope.post("/media", async (request, reply) => {
      const store = async (context: RequestContext) => {
        const { id: ownerId } = requireActor(context);
        await takeUpload(service, ownerId);
        const { alt, ...file } = await uploaded(request);
        return storeMedia(service, { ...file, ...parseInput(description, { alt }), ownerId });
      };
      const stored = await within(request, store).catch(async (error: unknown) => {
        await readToEnd(request);
        throw error;
      });
      return reply.send({ data: mediaView(stored) });
    });

    scope.get<{ Params: { id: string }; Querystring: { w?: string } }>("/media/:id", async (request, reply) => {
      const { params, query } = request;
      return sendFile(reply, await within(request, (context) => mediaFile(service, context, params.id, query.w)));
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

async function uploaded(request: FastifyRequest) {
  const part = await request.file();
  if (!part) throw noFile();
  const bytes = await part.toBuffer();
  if (part.file.truncated) throw tooLarge();
  if (part.fieldname !== "file" || bytes.length === 0) throw noFile();
  const alt = part.fields["alt"];
  return {
    name: part.filename,
    mimeType: part.mimetype,
    bytes,
    alt: alt && !Array.isArray(alt) && alt.type === "field" ? alt.value : undefined,
  };
}
