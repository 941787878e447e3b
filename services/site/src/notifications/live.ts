import type { NatsConnection } from "@muhtawa/service-kit/nats";
import type { ActivityEntry } from "../activity/activity-log.ts";
import type { notificationOf } from "./notification-view.ts";

/** What people who have the application open are told at once; nothing is lost by missing it. */
interface LiveNotices {
  notification: ReturnType<typeof notificationOf>;
  /** What a person has read, in whichever window; null is everything. */
  read: { ids: readonly string[] | null; unreadCount: number };
  /** An entry of the history, as it travels: its time is text. */
  activity: Pick<ActivityEntry, "_id" | "action" | "title" | "targetType" | "targetId" | "actorId"> & { at: string };
}

export type LiveNotice = { [Event in keyof LiveNotices]: { readonly event: Event; readonly data: LiveNotices[Event] } }[keyof LiveNotices];

/** Whom a notice is for: one person, or every admin. */
export type Audience = { readonly personId: string } | "admins";

// A person's subject has one token after the stem, the admins' has two: no id can match the latter.
const subjectOf = (audience: Audience) => (audience === "admins" ? "live.all.admins" : `live.${audience.personId}`);

/** Tells whoever of them listens, at whichever instance. */
export const tellLive = (nats: NatsConnection, audience: Audience, notice: LiveNotice): void =>
  nats.publish(subjectOf(audience), JSON.stringify(notice));

/** Tells of an entry in the history: its owner, and the admins. */
export function tellActivity(nats: NatsConnection, entry: ActivityEntry): void {
  const { _id, action, title, targetType, targetId, actorId, ownerId, at } = entry;
  const notice = { event: "activity", data: { _id, action, title, targetType, targetId, actorId, at: at.toISOString() } } as const;
  if (ownerId) tellLive(nats, { personId: ownerId }, notice);
  tellLive(nats, "admins", notice);
}

/** Hears what an audience is told until the returned function is called. */
export function hearLive(nats: NatsConnection, audience: Audience, hear: (notice: LiveNotice) => void): () => void {
  const subscription = nats.subscribe(subjectOf(audience), {
    callback: (error, message) => {
      if (!error) hear(message.json<LiveNotice>());
    },
  });
  return () => subscription.unsubscribe();
}
