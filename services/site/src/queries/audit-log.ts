import { badInput, beginsWith, MESSAGES, type Page, pageRequest, type RequestContext, requireAdmin } from "@muhtawa/service-kit";
import { searchFilter } from "@muhtawa/service-kit/search";
import type { ActivityEntry } from "../activity/activity-log.ts";
import type { QueryAuditLogArgs } from "../graphql/generated/schema.ts";
import type { Site } from "../site.ts";

type AuditFilter = Omit<QueryAuditLogArgs, "page" | "pageSize" | "from" | "to"> & {
  from?: string | Date | null;
  to?: string | Date | null;
};

/** Who did what, the newest first. */
export async function auditLog(
  site: Pick<Site, "activity" | "people">,
  context: RequestContext,
  args: QueryAuditLogArgs,
): Promise<Page<ActivityEntry>> {
  requireAdmin(context);
  return site.activity.page(await auditFilter(site, args), pageRequest(args, 20));
}

/** The condition for what an admin looks for. Text is found in titles, in names of people, and as an address or an id. */
export async function auditFilter({ people }: Pick<Site, "people">, { actorId, action, search, from, to }: AuditFilter): Promise<object> {
  const at = { ...(from == null ? {} : { $gte: new Date(from) }), ...(to == null ? {} : { $lt: new Date(to) }) };
  if (from != null && to != null && new Date(to) < new Date(from)) throw badInput({ field: "to", message: MESSAGES.invalid });
  const text = search?.trim().slice(0, 200);
  return {
    ...(actorId == null ? {} : { actorId }),
    ...(action ? { action: action.includes(".") ? action : beginsWith(`${action}.`) } : {}),
    ...(Object.keys(at).length > 0 ? { at } : {}),
    ...(text
      ? {
          $or: [searchFilter(text), { actorId: { $in: await people.named(text) } }, { targetId: text }, { ip: text }],
        }
      : {}),
  };
}
