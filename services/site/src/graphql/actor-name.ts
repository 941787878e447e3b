import { type RequestContext, text } from "@muhtawa/service-kit";
import type { ActivityEntry } from "../activity/activity-log.ts";
import { messages } from "../messages.ts";
import type { Site } from "../site.ts";
import { loadersOf } from "./loaders.ts";

/** Who did it, in the request's language where that is nobody in particular. */
export async function actorName(site: Site, context: RequestContext, { actorId, action }: ActivityEntry): Promise<string> {
  if (actorId === undefined) return text(action === "contact.form-submitted" ? messages.visitor : messages.system, context.locale);
  return (await loadersOf(site, context).personName.load(actorId)) ?? text(messages.deletedUser, context.locale);
}
