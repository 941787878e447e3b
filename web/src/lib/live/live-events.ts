import type { DashboardActivityFragment, GenerationKind, GenerationStatus, NotificationEntryFragment } from "../../generated/graphql.ts";

/** How a generation of the signed-in person goes on; each has `id`, `kind` and `status`, and by its type one of the others. */
export interface LiveGeneration {
  id: string;
  kind: GenerationKind;
  status: GenerationStatus;
  type: "progress" | "delta" | "restart" | "done" | "error";
  stage?: string;
  /** Of delta: what is added. Of restart: all of it so far. */
  text?: string;
  message?: string;
}

/** What happens to the signed-in person while the application is open, by name. */
export interface LiveEvents {
  notification: Omit<NotificationEntryFragment, "__typename">;
  /** What was marked as read in another window: these, or everything, but none later than the moment. */
  read: { ids: string[] | null; until?: string; unreadCount: number };
  /** Something new in the history of what is theirs, for admins of everybody's. */
  activity: Omit<DashboardActivityFragment, "__typename">;
  generation: LiveGeneration;
  /** The connection was lost and is back, or this is the first word of it: what came in between isn't repeated, ask again. */
  resumed: null;
}

export type LiveEventName = keyof LiveEvents;

export type LiveEvent = { [Name in LiveEventName]: { name: Name; data: LiveEvents[Name] } }[LiveEventName];

const NAMES: readonly string[] = ["notification", "read", "activity", "generation"] satisfies LiveEventName[];

/** An event of the stream as a live one; null for a name that isn't known here, or data that can't be read. */
export function liveEventOf(name: string, data: string): LiveEvent | null {
  if (!NAMES.includes(name)) return null;
  try {
    const body: unknown = JSON.parse(data);
    return typeof body === "object" && body !== null ? ({ name, data: body } as LiveEvent) : null;
  } catch {
    return null;
  }
}
