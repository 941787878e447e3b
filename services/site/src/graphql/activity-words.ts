import type { Locale } from "@muhtawa/contracts";
import { type RequestContext, text } from "@muhtawa/service-kit";
import type { ActivityEntry } from "../activity/activity-log.ts";
import { messages } from "../messages.ts";
import type { Site } from "../site.ts";
import { loadersOf } from "./loaders.ts";

/** What a person is called now, in the request's language where they are gone. */
export const personName = async (
  site: Pick<Site, "activity" | "people" | "things">,
  context: RequestContext,
  id: string,
): Promise<string> => (await loadersOf(site, context).personName.load(id)) ?? text(messages.deletedUser, context.locale);

/** What nobody does who is signed in. */
const VISITORS = new Set(["contact.form-submitted", "user.sign-in-failed"]);

const nobody = ({ action }: ActivityEntry, locale: Locale) => text(VISITORS.has(action) ? messages.visitor : messages.system, locale);

/** Who did it, in the request's language where that is nobody in particular. */
export const actorName = async (
  site: Pick<Site, "activity" | "people" | "things">,
  context: RequestContext,
  entry: ActivityEntry,
): Promise<string> => (entry.actorId === undefined ? nobody(entry, context.locale) : personName(site, context, entry.actorId));

/** The same of many entries that come one batch after the other: names are kept for none longer than its batch. */
export async function actorNames({ people }: Pick<Site, "people">, locale: Locale, entries: readonly ActivityEntry[]): Promise<string[]> {
  const names = await people.namesOf(entries.flatMap(({ actorId }) => actorId ?? []));
  return entries.map((entry) =>
    entry.actorId === undefined ? nobody(entry, locale) : (names.get(entry.actorId) ?? text(messages.deletedUser, locale)),
  );
}

/** What an entry is about, by its name. */
export async function activityTitle(
  site: Pick<Site, "activity" | "people" | "things">,
  context: RequestContext,
  { title, targetType, targetId }: ActivityEntry,
): Promise<string> {
  if (title !== undefined) return title;
  if (targetType === "user") return personName(site, context, targetId);
  return (targetType === "content" && (await loadersOf(site, context).contentTitle.load(targetId))) || "";
}
