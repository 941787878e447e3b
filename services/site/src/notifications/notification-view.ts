import type { NotificationRow } from "./notifications.ts";

/** A notification as its reader sees it, in the API and in the stream. */
export const notificationOf = ({ _id, kind, title, status, targetType, targetId, at, readAt }: NotificationRow) => ({
  id: _id,
  kind,
  title,
  status: status ?? null,
  targetType,
  targetId,
  at: at.toISOString(),
  read: readAt !== undefined,
});
