import type { ContentStatus, ContentType, EventEnvelope, Role } from "@muhtawa/contracts";
import { timeOfId } from "@muhtawa/service-kit";
import type { ThingCard, ThingKind } from "../read-models/things.ts";
import type { Site } from "../site.ts";
import { dayOf } from "./last-days.ts";

/** What the cards of companies, projects, contents, generations and users have of what is counted. */
interface Counted {
  deleted: false;
  ownerId?: string;
  createdAt?: string;
  dateJoined?: string;
  title?: string;
  companyName?: string;
  name?: string;
  role?: Role;
  type?: ContentType;
  status?: string;
  completed?: boolean;
  stage?: string;
  staleFields?: string[];
}

/** Takes over what an event says of a thing and marks the figures that it changes. */
export async function countThing(
  { things, buckets }: Site,
  kind: ThingKind,
  event: EventEnvelope<{ deleted: true } | Counted>,
): Promise<void> {
  const { data, aggregateId } = event;
  // Users are those that their list shows: clients.
  const isCounted = !data.deleted && (kind !== "user" || data.role === "CLIENT");
  const place = isCounted
    ? await things.apply(kind, { ...event, data }, cardOf(kind, aggregateId, data))
    : await things.apply(kind, { ...event, data: { deleted: true } }, null);
  // After the row: figures that are counted in between are counted again.
  if (place) await buckets.mark(place);
}

function cardOf(kind: ThingKind, id: string, data: Counted): ThingCard {
  const made = data.createdAt ?? data.dateJoined ?? timeOfId(id)?.toISOString() ?? new Date(0).toISOString();
  const title = data.title ?? data.companyName ?? data.name;
  return {
    ownerId: data.ownerId ?? id,
    day: dayOf(new Date(made)),
    ...(title === undefined ? {} : { title }),
    ...(kind === "content" ? { type: data.type, status: data.status as ContentStatus, completed: data.stage === "COMPLETE" } : {}),
    ...(data.staleFields?.length ? { stale: true, staleFields: data.staleFields } : {}),
  };
}
