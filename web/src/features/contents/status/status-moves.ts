import { Archive, ArchiveRestore, CalendarClock, CalendarX2, CircleCheck, PenLine, Send, Undo2 } from "lucide-react";
import type { ContentStatus } from "../../../generated/graphql.ts";
import type { IconShape } from "../../../ui/icon.tsx";

/** Which statuses may follow which, as the content service allows them: only these are offered. */
const MOVES: Readonly<Record<ContentStatus, readonly ContentStatus[]>> = {
  DRAFT: ["IN_REVIEW", "ARCHIVED"],
  IN_REVIEW: ["APPROVED", "DRAFT", "ARCHIVED"],
  APPROVED: ["SCHEDULED", "PUBLISHED", "DRAFT", "ARCHIVED"],
  SCHEDULED: ["SCHEDULED", "PUBLISHED", "APPROVED", "DRAFT", "ARCHIVED"],
  PUBLISHED: ["DRAFT", "ARCHIVED"],
  ARCHIVED: ["DRAFT"],
};

export interface StatusMove {
  to: ContentStatus;
  /** Under `moves` in the messages. */
  name: "review" | "approve" | "unschedule" | "schedule" | "reschedule" | "publish" | "draft" | "archive" | "unarchive";
  icon: IconShape;
}

const LOOKS: Record<ContentStatus, Omit<StatusMove, "to">> = {
  DRAFT: { name: "draft", icon: PenLine },
  IN_REVIEW: { name: "review", icon: Send },
  APPROVED: { name: "approve", icon: CircleCheck },
  SCHEDULED: { name: "schedule", icon: CalendarClock },
  PUBLISHED: { name: "publish", icon: Send },
  ARCHIVED: { name: "archive", icon: Archive },
};

function lookOf(from: ContentStatus, to: ContentStatus): Omit<StatusMove, "to"> {
  if (from === "SCHEDULED" && to === "SCHEDULED") return { name: "reschedule", icon: CalendarClock };
  if (from === "SCHEDULED" && to === "APPROVED") return { name: "unschedule", icon: CalendarX2 };
  if (from === "ARCHIVED") return { name: "unarchive", icon: ArchiveRestore };
  if (from === "IN_REVIEW" && to === "DRAFT") return { name: "draft", icon: Undo2 };
  return LOOKS[to];
}

/** What may be done with a content of this status, the usual next move first. */
export const movesFrom = (from: ContentStatus): StatusMove[] => MOVES[from].map((to) => ({ to, ...lookOf(from, to) }));
