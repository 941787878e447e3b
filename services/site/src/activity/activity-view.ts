import type { RequestContext } from "@muhtawa/service-kit";
import { activityTitle, actorName } from "../graphql/activity-words.ts";
import type { Site } from "../site.ts";
import type { ActivityEntry } from "./activity-log.ts";

/** An entry as its reader sees it in the stream, the same as in the API. */
export async function activityOf(site: Pick<Site, "activity" | "people" | "things">, context: RequestContext, entry: ActivityEntry) {
  const [title, actor] = await Promise.all([activityTitle(site, context, entry), actorName(site, context, entry)]);
  const { _id, action, targetType, targetId, at } = entry;
  return { id: _id, action, title, actor, at: at.toISOString(), targetType, targetId };
}
