import { type Page, pageRequest, type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { QueryNotificationsArgs } from "../graphql/generated/schema.ts";
import type { NotificationRow } from "../notifications/notifications.ts";
import type { Site } from "../site.ts";

/** What the caller has been told, the newest first. */
export async function notifications(
  site: Pick<Site, "notifications">,
  context: RequestContext,
  args: QueryNotificationsArgs,
): Promise<Page<NotificationRow> & { unreadCount: number }> {
  const { id } = requireActor(context);
  return site.notifications.page(id, { unread: args.unread ?? false }, pageRequest(args));
}
