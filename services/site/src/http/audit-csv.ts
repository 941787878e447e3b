import { Readable } from "node:stream";
import { auditExported } from "@muhtawa/contracts";
import { fact, parseInput, requestContext, requireAdmin, type Service, type SubgraphOptions, withContext } from "@muhtawa/service-kit";
import { z } from "zod";
import type { ActivityEntry } from "../activity/activity-log.ts";
import { actorNames } from "../graphql/activity-words.ts";
import { auditFilter } from "../queries/audit-log.ts";
import type { Site } from "../site.ts";
import { csvLine } from "./csv-line.ts";

const day = z.iso.datetime({ offset: true }).transform((value) => new Date(value));
const query = z.object({
  actorId: z.string().optional(),
  action: z.string().optional(),
  search: z.string().optional(),
  from: day.optional(),
  to: day.optional(),
});

const COLUMNS = ["at", "action", "actor", "actorId", "targetType", "targetId", "title", "ip"] as const;
const ROWS_AT_ONCE = 500;

/** By this mark spreadsheets know that the Arabic in it is UTF-8. */
const UTF8_MARK = "\uFEFF";

/** Serves the audit log as a file for spreadsheets, to admins; takes the filters of the query. */
export function serveAuditCsv(
  app: Service["app"],
  site: Pick<Site, "activity" | "trail" | "people">,
  options: Pick<SubgraphOptions, "verifyToken" | "internalSecret">,
): void {
  app.get("/site/audit.csv", async (request, reply) => {
    const context = await requestContext(request, options);
    requireAdmin(context);
    const filter = await auditFilter(site, parseInput(query, request.query));
    await withContext(context, () => site.trail.tell("audit", fact(auditExported, {})));
    return reply
      .header("content-disposition", `attachment; filename="audit-${new Date().toISOString().slice(0, 10)}.csv"`)
      .header("cache-control", "no-store")
      .type("text/csv; charset=utf-8")
      .send(Readable.from(lines(), { highWaterMark: 1 }));

    // A generator: rows are read only as fast as the client takes them, and no more once it has gone.
    async function* lines(): AsyncGenerator<string> {
      yield UTF8_MARK + csvLine(COLUMNS);
      let batch: ActivityEntry[] = [];
      for await (const entry of site.activity.stream(filter)) {
        batch.push(entry);
        if (batch.length === ROWS_AT_ONCE) yield rows(batch.splice(0));
      }
      if (batch.length > 0) yield rows(batch);
    }

    async function rows(entries: readonly ActivityEntry[]): Promise<string> {
      const actors = await actorNames(site, context.locale, entries);
      return entries.map((entry, at) => csvLine(COLUMNS.map((column) => cellOf(entry, column, actors[at])))).join("");
    }
  });
}

function cellOf(entry: ActivityEntry, column: (typeof COLUMNS)[number], actor: string | undefined): string | undefined {
  if (column === "at") return entry.at.toISOString();
  return column === "actor" ? actor : entry[column];
}
