import { Readable } from "node:stream";
import {
  ARCHIVE_PART_BYTES,
  COMPANY_ARCHIVE,
  type CompanyArchivePart,
  companyArchivePath,
  type CompanyArchiveService,
} from "@muhtawa/contracts/company-archive";
import { verifyContext } from "@muhtawa/contracts/internal-context";
import type { FastifyRequest } from "fastify";
import { requireActor } from "../authorise.ts";
import { unauthenticated } from "../errors.ts";
import { type Actor, type RequestContext, withContext } from "../request-context.ts";
import { jsonLines } from "./own-data.ts";
import { requestContext, type SubgraphOptions } from "./subgraph.ts";

/**
 * A company's documents of one part, for its owner alone; of files also those with the further ids. An error before the first document becomes
 * the answer.
 */
export type CompanyThings = (actor: Actor, companyId: string, also: readonly string[]) => Promise<AsyncIterable<object>>;

/** Takes documents in, checked by whoever owns them; throws BAD_USER_INPUT. With `dry` it only checks. */
export type TakeIn = (actor: Actor, given: Readonly<Record<string, unknown>>, dry: boolean, context: RequestContext) => Promise<void>;

interface Parts<Service extends CompanyArchiveService> {
  readonly handsOut: Record<CompanyArchivePart<Service>, CompanyThings>;
  /** By part, and whatever else ends a company that couldn't be taken in. */
  readonly takesIn: Readonly<Record<string, TakeIn>>;
}

/** Hands a company's own documents to the gateway, and takes those of an archive in: as `serveOwnData`, and closed to personal tokens. */
export function serveCompanyArchive<Service extends CompanyArchiveService>(
  { app, verifyToken, internalSecret }: Pick<SubgraphOptions, "app" | "verifyToken" | "internalSecret">,
  service: Service,
  { handsOut, takesIn }: Parts<Service>,
): void {
  const within = async <Result>(request: FastifyRequest, work: (actor: Actor, context: RequestContext) => Promise<Result>) => {
    if (!verifyContext(request.headers, internalSecret)) throw unauthenticated();
    const context = await requestContext(request, { verifyToken, internalSecret });
    return withContext(context, () => work(requireActor(context), context));
  };
  for (const part of COMPANY_ARCHIVE[service] as readonly CompanyArchivePart<Service>[])
    app.get<{ Querystring: { companyId?: string; also?: string } }>(companyArchivePath(part), async (request, reply) => {
      const found = await within(request, (actor) =>
        handsOut[part](actor, request.query.companyId ?? "", (request.query.also ?? "").split(",").filter(Boolean)),
      );
      return reply
        .type("application/x-ndjson")
        .header("cache-control", "no-store")
        .send(Readable.from(jsonLines(found), { highWaterMark: 1 }));
    });
  for (const [part, takeIn] of Object.entries(takesIn))
    app.post<{ Body: Record<string, unknown>; Querystring: { dry?: string } }>(
      companyArchivePath(part),
      { bodyLimit: ARCHIVE_PART_BYTES },
      async (request, reply) => {
        await within(request, (actor, context) => takeIn(actor, request.body ?? {}, request.query.dry !== undefined, context));
        return reply.code(204).send();
      },
    );
}
