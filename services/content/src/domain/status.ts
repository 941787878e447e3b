import { isDeepStrictEqual } from "node:util";
import { type ContentCard, contentPublished, contentReviewRequested, contentStatusChanged } from "@muhtawa/contracts";
import { badInput, type Decision, fact, type Fact, forbidden } from "@muhtawa/service-kit";
import { messages } from "../messages.ts";
import { closed } from "./body-version.ts";
import { type Content, type ContentState, factSubject } from "./content.ts";
import { withPartVersions } from "./parts.ts";

export type ContentStatus = ContentCard["status"];

/** Which statuses may follow which; a scheduled content may be scheduled anew. */
export const MOVES: Readonly<Record<ContentStatus, readonly ContentStatus[]>> = {
  DRAFT: ["IN_REVIEW", "ARCHIVED"],
  IN_REVIEW: ["DRAFT", "APPROVED", "ARCHIVED"],
  APPROVED: ["DRAFT", "SCHEDULED", "PUBLISHED", "ARCHIVED"],
  SCHEDULED: ["DRAFT", "APPROVED", "SCHEDULED", "PUBLISHED", "ARCHIVED"],
  PUBLISHED: ["DRAFT", "ARCHIVED"],
  ARCHIVED: ["DRAFT"],
};

/** Of what is being worked on: it may be planned for a time, which publishes nothing. */
export const PLANNED = ["DRAFT", "IN_REVIEW", "APPROVED"] as const satisfies readonly ContentStatus[];

const isPlanned = (status: ContentStatus) => PLANNED.some((planned) => planned === status);

export interface Move {
  readonly status: ContentStatus;
  /** Given with SCHEDULED, or to plan what stays where it is. */
  readonly scheduledFor?: Date;
  readonly now: Date;
  /** Another person than who moves it has to approve it. */
  readonly isAnothersToApprove?: boolean;
}

/** Moves a content on, with the text that it has now for good; throws BAD_USER_INPUT for a move that isn't allowed and for a wrong time, FORBIDDEN where another person approves. The status it has already is no move, but may be planned for another time. */
export function moveTo(content: Content, { status, scheduledFor, now, isAnothersToApprove }: Move): Decision<ContentState> | undefined {
  const stays = status === content.status && status !== "SCHEDULED";
  if (!(stays && isPlanned(status))) checkTime(status, scheduledFor, now);
  if (stays) return scheduledFor && { state: moved(content, { ...content, scheduledFor }), facts: [] };
  if (!MOVES[content.status].includes(status)) throw badInput({ field: "status", message: messages.moveNotAllowed });
  if (isAnothersToApprove && content.status === "IN_REVIEW" && status === "APPROVED") throw forbidden(messages.approvedByAnother);
  const { scheduledFor: before, publishedAt: _, ...rest } = content;
  if (status === "PUBLISHED") return published(content, now);
  const time = scheduledFor ?? (isPlanned(content.status) && isPlanned(status) ? before : undefined);
  const state = moved(content, { ...rest, status, ...(time && { scheduledFor: time }) });
  const change = { ...factSubject(content), from: content.status, to: status };
  return {
    state,
    facts: [status === "IN_REVIEW" ? fact(contentReviewRequested, factSubject(content)) : fact(contentStatusChanged, change)],
  };
}

/** Publishes a content whose time has come; undefined when it isn't scheduled any more, or for later. */
export const publishWhenDue = (content: Content, now: Date): Decision<ContentState> | undefined =>
  content.status === "SCHEDULED" && content.scheduledFor && content.scheduledFor <= now ? published(content, now) : undefined;

/** What readers get to see. */
const READ: readonly (keyof ContentState)[] = ["title", "body", "pictureIds"];

/** Where another person approves, what they have approved goes back into their review, with its time as a plan, once it says something else. */
export function reviewedAgain(before: Content, decision: Decision<ContentState>, byAnother: boolean): Decision<ContentState> {
  const { state, facts = [] } = decision;
  const isApproved = state.status === "APPROVED" || state.status === "SCHEDULED";
  if (!byAnother || !isApproved || READ.every((field) => isDeepStrictEqual(before[field], state[field]))) return decision;
  return {
    state: withPartVersions(before, { ...state, status: "IN_REVIEW" }),
    facts: [...facts, fact(contentReviewRequested, factSubject(state))],
  };
}

/** The time it was scheduled for stays with it only when that has come. */
function published(content: Content, now: Date): { state: ContentState; facts: Fact[] } {
  const { scheduledFor, ...rest } = content;
  const wasDue = content.status === "SCHEDULED" && scheduledFor !== undefined && scheduledFor <= now;
  const state = moved(content, { ...rest, status: "PUBLISHED", publishedAt: now, ...(wasDue && { scheduledFor }) });
  return { state, facts: [fact(contentPublished, factSubject(content))] };
}

const moved = (before: Content, state: ContentState): ContentState => withPartVersions(before, closed(state));

function checkTime(status: ContentStatus, scheduledFor: Date | undefined, now: Date): void {
  const refuse = (message: (typeof messages)[keyof typeof messages]) => badInput({ field: "scheduledFor", message });
  if (status !== "SCHEDULED") {
    if (scheduledFor) throw refuse(messages.timeNotWanted);
    return;
  }
  if (!scheduledFor) throw refuse(messages.timeMissing);
  if (scheduledFor <= now) throw refuse(messages.timePast);
}
