import { PassThrough } from "node:stream";
import { requestLocale, text, unauthenticated, untilNobodyWaits, WorkQueue } from "@muhtawa/service-kit/edge";
import type { FastifyInstance } from "fastify";
import type { GatewayEnv } from "../env.ts";
import { limited } from "../http/body-size.ts";
import { contextOf } from "../http/request-context.ts";
import { requireKnownOrigin } from "../http/origins.ts";
import { GATEWAY_MESSAGES } from "../messages.ts";
import { askCompanyPart, companyArchiveOf } from "./export.ts";
import { planArchive } from "./plan-archive.ts";
import { ARCHIVE_LIMITS, TOLD_LIMITS } from "./read-archive.ts";
import { type Progress, takeIn } from "./take-in.ts";

/** Milliseconds that an archive may take. */
const LONGEST = 15 * 60_000;

/** An archive is in memory while it is taken in: one at a time. */
const taking = new WorkQueue({ atOnce: 1, atOncePerPerson: 1, waiting: 5, waitingPerPerson: 1 });

/**
 * GET /companies/{id}/archive: a whole company as a zip. POST /companies/archive takes such a zip in, as a new company of the caller's: refused
 * before anything is written where it is damaged; else answered by a line for each step, and going on when nobody listens any more.
 */
export function companyArchiveEdge(app: FastifyInstance, env: GatewayEnv): void {
  app.get<{ Params: { id: string } }>("/companies/:id/archive", { exposeHeadRoute: false, compress: false }, async (request, reply) => {
    const context = contextOf(request, reply);
    if (!context.token) throw unauthenticated();
    const source = { env, context, signal: untilNobodyWaits(reply.raw, LONGEST) };
    const company = await askCompanyPart(source, "catalog", "company", { companyId: request.params.id });
    if (company.statusCode !== 200)
      return reply
        .code(company.statusCode)
        .type("application/json")
        .send(await company.body.text());
    const archive = companyArchiveOf(source, request.params.id, company.body);
    archive.once("error", (error) => {
      if (!reply.raw.destroyed) request.log.warn({ err: error }, "an archive of a company broke off");
    });
    return reply
      .type("application/zip")
      .header("content-disposition", `attachment; filename="company-${new Date().toISOString().slice(0, 10)}.zip"`)
      .header("cache-control", "private, no-store")
      .send(archive);
  });

  void app.register(async (scope) => {
    scope.addContentTypeParser("application/zip", (_request, payload, done) => done(null, limited(payload, ARCHIVE_LIMITS.bytes)));
    scope.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
      if (error.statusCode !== 413) throw error;
      const message = text(GATEWAY_MESSAGES.archiveTooLarge, requestLocale(request.headers), TOLD_LIMITS);
      return reply.code(413).send({ message, error: message, errors: { file: [message] } });
    });
    scope.post("/companies/archive", { bodyLimit: ARCHIVE_LIMITS.bytes, compress: false }, async (request, reply) => {
      requireKnownOrigin(request, env.CORS_ORIGINS);
      const context = contextOf(request, reply);
      const person = context.token;
      if (!person) throw unauthenticated();
      const source = { env, context, signal: AbortSignal.timeout(LONGEST) };
      // Nobody else's archive is held in memory: nobody's company is asked for, which tells who is refused whatever they ask.
      const known = await askCompanyPart(source, "catalog", "company", { companyId: "" });
      const refusal = await known.body.text();
      if (known.statusCode !== 404) return reply.code(known.statusCode).type("application/json").send(refusal);
      const told = new PassThrough();
      const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
      const work = taking.run(person, async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of request.body as AsyncIterable<Buffer>) chunks.push(chunk);
        const plan = await planArchive(person, Buffer.concat(chunks));
        read();
        const tell = (progress: Progress) => void (told.destroyed || told.write(`${JSON.stringify(progress)}\n`));
        await takeIn({ ...source, log: request.log }, plan, tell);
        told.end();
      });
      await Promise.race([isRead, work]);
      work.catch((error: unknown) => {
        request.log.error({ err: error }, "an archive of a company was not taken in");
        told.destroy();
      });
      return reply.type("application/x-ndjson").header("cache-control", "no-store").send(told);
    });
  });
}
