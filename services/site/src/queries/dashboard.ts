import type { ContentStatus } from "@muhtawa/contracts";
import { isAdmin, type RequestContext, requireActor } from "@muhtawa/service-kit";
import type { ActivityEntry } from "../activity/activity-log.ts";
import { sumOf } from "../dashboard/figures.ts";
import { lastDays } from "../dashboard/last-days.ts";
import type { WaitingContent } from "../read-models/things.ts";
import type { Site } from "../site.ts";

const SHOWN_DAYS = 30;
const SHOWN_ACTIVITY = 12;
const SHOWN_WAITING = 5;

export interface DashboardView {
  companies: number;
  projects: number;
  contents: number;
  completedContents: number;
  generations: number;
  users: number | null;
  contentsByDay: { day: string; count: number }[];
  contentsByType: { key: string; count: number }[];
  recent: ActivityEntry[];
  attention: {
    inReview: number;
    scheduled: number;
    incomplete: number;
    stale: number;
    inReviewContents: WaitingContent[];
    staleContents: WaitingContent[];
  };
}

/** A client's own figures, for an admin everybody's. */
export async function dashboard(
  { buckets, activity, things }: Pick<Site, "buckets" | "activity" | "things">,
  context: RequestContext,
): Promise<DashboardView> {
  const actor = requireActor(context);
  const ofAll = isAdmin(actor);
  const owner = ofAll ? undefined : actor.id;
  const [days, recent, inReviewContents, staleContents] = await Promise.all([
    buckets.days(owner),
    activity.recent(ofAll ? {} : { ownerId: actor.id }, SHOWN_ACTIVITY),
    things.newestContents({ status: "IN_REVIEW" }, SHOWN_WAITING, owner),
    things.newestContents({ stale: true }, SHOWN_WAITING, owner),
  ]);
  const { users, byType, byStatus, stale, ...sum } = sumOf(days);
  const contentsOf = new Map(days.map(({ day, contents }) => [day, contents]));
  const withStatus = (status: ContentStatus) => byStatus[status] ?? 0;
  return {
    ...sum,
    users: ofAll ? users : null,
    contentsByDay: lastDays(SHOWN_DAYS, new Date()).map((day) => ({ day, count: contentsOf.get(day) ?? 0 })),
    contentsByType: Object.entries(byType).map(([key, count = 0]) => ({ key, count })),
    recent,
    attention: {
      inReview: withStatus("IN_REVIEW"),
      scheduled: withStatus("SCHEDULED"),
      incomplete: sum.contents - sum.completedContents,
      stale,
      inReviewContents,
      staleContents,
    },
  };
}
