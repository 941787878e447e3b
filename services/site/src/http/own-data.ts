import { serveOwnData, type SubgraphOptions } from "@muhtawa/service-kit";
import type { ActivityEntry } from "../activity/activity-log.ts";
import type { NotificationKind, NotificationRow } from "../notifications/notifications.ts";
import type { Site } from "../site.ts";

/** Admins' notes are not part of a person's own data. */
export const LEFT_OUT = ["notes", "formKey", "likenessKeys", "mergedIds", "userVersion"] as const;

/** Secrets are handed out once, when they are made. */
export const LEFT_OUT_OF_WEBHOOKS = ["sealedSecret", "earlierSealedSecret"] as const;

/** What the platform knows of a person as a contact, what they were told, and what was done by them or to what is theirs. */
export function ownData(
  {
    contacts,
    notifications,
    activity,
    webhooks,
    deliveries,
  }: Pick<Site, "contacts" | "notifications" | "activity" | "webhooks" | "deliveries">,
  options: Pick<SubgraphOptions, "app" | "verifyToken" | "internalSecret">,
): void {
  serveOwnData(options, "site", {
    contact: (personId) => contacts.each({ _id: personId }, { without: LEFT_OUT }),
    notifications: async function* (personId) {
      for await (const row of notifications.of(personId)) yield ownNotification(row);
    },
    history: async function* (personId) {
      for await (const entry of activity.stream({ $or: [{ actorId: personId }, { ownerId: personId }] })) yield ownEntry(entry, personId);
    },
    webhooks: (ownerId) => webhooks.each({ ownerId }, { without: LEFT_OUT_OF_WEBHOOKS }),
    deliveries: async function* (ownerId) {
      yield* deliveries.of(ownerId);
    },
  });
}

/** These two are about what belongs to somebody else, and their titles name it. */
const OF_OTHERS: ReadonlySet<NotificationKind> = new Set(["REVIEW_REQUESTED", "CONTACT_FORM"]);

function ownNotification({ title, ...row }: Omit<NotificationRow, "personId">) {
  return OF_OTHERS.has(row.kind) ? row : { ...row, title };
}

/** An entry as one of the two that it tells of may have it: nothing of the other one, neither their address nor a name of what is theirs. */
function ownEntry({ action, targetType, targetId, at, title, actorId, ownerId, ip }: ActivityEntry, personId: string) {
  const byThem = actorId === personId;
  return {
    at,
    action,
    targetType,
    targetId,
    by: byThem ? "you" : actorId === undefined ? "nobody who was signed in" : "somebody else",
    ...(title !== undefined && ownerId === personId && { title }),
    ...(ip !== undefined && byThem && { ip }),
  };
}
