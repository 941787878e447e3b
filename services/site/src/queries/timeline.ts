import { type Page, type PageRequest } from "@muhtawa/service-kit";
import type { ActivityEntry } from "../activity/activity-log.ts";
import type { Site } from "../site.ts";
import type { ListedContact } from "./contacts.ts";

/** What a contact did on the platform and what was done about them, the newest first. */
export async function timeline(
  { activity }: Pick<Site, "activity">,
  { _id, mergedIds = [] }: Pick<ListedContact, "_id" | "mergedIds">,
  request: PageRequest,
): Promise<Page<ActivityEntry>> {
  // A client's contact has the account's id.
  return activity.newsPage({ $or: [{ actorId: _id }, { ownerId: _id }, { targetId: { $in: [_id, ...mergedIds] } }] }, request);
}
