import { contentExported } from "@muhtawa/contracts";
import { fact, READ, requestContext, untilNobodyWaits, withContext } from "@muhtawa/service-kit";
import type { FastifyInstance } from "fastify";
import type { Contents } from "../contents.ts";
import { fileName } from "../export/file-name.ts";
import { CONTENT_TYPES } from "../export/format.ts";
import { contentExport } from "../queries/content-export.ts";
import { attachment } from "./file-answers.ts";
import type { RouteOptions } from "./media-routes.ts";
import type { LoadedFrom } from "../graphql/loaders.ts";

const ASCII = /^[ -~]+$/;

interface ExportRequest {
  Params: { id: string };
  Querystring: { format?: string; changes?: string };
}

/** `GET /contents/{id}/export?format=&changes=`, as the gateway passes it on. */
export function exportRoute(app: FastifyInstance, service: LoadedFrom & Pick<Contents, "files" | "trail">, options: RouteOptions): void {
  app.get<ExportRequest>("/contents/:id/export", async (request, reply) => {
    const { params, query } = request;
    const context = { ...(await requestContext(request, options, READ)), signal: untilNobodyWaits(reply.raw) };
    const { title, format, bytes } = await withContext(context, async () => {
      const exported = await contentExport(service, context, params.id, query);
      const { ownerId, title: of, format: as } = exported;
      await service.trail.tell(params.id, fact(contentExported, { ownerId, title: of, format: as }));
      return exported;
    });
    const name = fileName(title, format);
    return reply
      .headers({
        "content-type": CONTENT_TYPES[format],
        "content-disposition": attachment(name, ASCII.test(name) ? name : `content.${format}`),
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
        "cache-control": "private, no-store",
      })
      .send(bytes);
  });
}
