import { z } from "zod";
import { defineEvent } from "../define-event.ts";

/** A thread of comments on a content. What is said stays with the content service. */
export const commentThreadCard = z.object({ ownerId: z.string(), companyId: z.string(), contentId: z.string(), resolved: z.boolean() });
/** A thread's card, as checked. */
export type CommentThreadCard = z.infer<typeof commentThreadCard>;

/** A thread of comments as it is now. */
export const commentThreadState = defineEvent({
  name: "content.comment-thread.state",
  version: 1,
  kind: "state",
  stream: "CONTENT",
  schema: z.union([z.object({ deleted: z.literal(true) }), commentThreadCard.extend({ deleted: z.literal(false) })]),
});

const subject = z.object({
  /** Whose the content is. */
  ownerId: z.string(),
  companyId: z.string(),
  contentId: z.string(),
  /** The content's. */
  title: z.string(),
});

/** Somebody has said something of a content. */
export const commentAdded = defineEvent({
  name: "content.comment-thread.commented",
  version: 1,
  kind: "fact",
  stream: "CONTENT",
  schema: subject.extend({
    /** Who is spoken to. */
    mentionIds: z.array(z.string()),
    /** Who has said something in the thread before. */
    participantIds: z.array(z.string()),
  }),
});

/** What a thread asked for is done with, or isn't after all. */
export const commentThreadSettled = defineEvent({
  name: "content.comment-thread.settled",
  version: 1,
  kind: "fact",
  stream: "CONTENT",
  schema: subject.extend({ resolved: z.boolean() }),
});
