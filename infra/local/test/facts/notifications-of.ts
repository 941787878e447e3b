import type { Person } from "./world.ts";

interface Notification {
  readonly kind: string;
  readonly title: string;
  readonly status: string | null;
  readonly targetId: string;
}

/** What a person is notified of about one thing, as the API answers it. */
export async function notificationsOf({ api }: Person, targetId: string): Promise<Notification[]> {
  const { notifications } = await api<{ notifications: { results: Notification[] } }>(
    "{ notifications(pageSize: 50) { results { kind title status targetId } } }",
  );
  return notifications.results.filter((notification) => notification.targetId === targetId);
}
