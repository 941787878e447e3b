import { once } from "node:events";
import { requestContext, requireAdmin, type Service, type SubgraphOptions, text } from "@muhtawa/service-kit";
import { z } from "zod";
import type { ActivityEntry } from "../activity/activity-log.ts";
import { messages } from "../messages.ts";
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
const NAMES_AT_ONCE = 500;

/** Serves the audit log as a file for spreadsheets, to admins; takes the filters of the query. */
export function serveAuditCsv(app: Service["app"], site: Site, options: Pick<SubgraphOptions, "verifyToken" | "internalSecret">): void {
  app.get("/site/audit.csv", async (request, reply) => {
    const context = await requestContext(request, options);
    requireAdmin(context);
    const filter = await auditFilter(site, query.parse(request.query));
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="audit-${new Date().toISOString().slice(0, 10)}.csv"`,
      "cache-control": "no-store",
    });
    // The mark by which spreadsheets know that the Arabic in it is UTF-8.
    raw.write(`\uFEFF${csvLine(COLUMNS)}`);
    const write = async (entries: readonly ActivityEntry[]) => {
      const names = await site.people.namesOf(entries.flatMap(({ actorId }) => actorId ?? []));
      for (const entry of entries) {
        const nobody = entry.actorId
          ? messages.deletedUser
          : entry.action === "contact.form-submitted"
            ? messages.visitor
            : messages.system;
        const actor = names.get(entry.actorId ?? "") ?? text(nobody, context.locale);
        const line = csvLine(
          COLUMNS.map((column) => (column === "at" ? entry.at.toISOString() : column === "actor" ? actor : entry[column])),
        );
        if (!raw.write(line)) await once(raw, "drain");
      }
    };
    let batch: ActivityEntry[] = [];
    for await (const entry of site.activity.stream(filter)) {
      if (raw.destroyed) return;
      batch.push(entry);
      if (batch.length === NAMES_AT_ONCE) await write(batch.splice(0));
    }
    await write(batch);
    raw.end();
  });
}
