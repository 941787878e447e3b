import { z } from "zod";
import { defineEvent } from "../define-event.ts";
import {
  contentClassification,
  contentLevel,
  contentStage,
  contentStatus,
  contentType,
  contentView,
  conversionFunnel,
  derivedForm,
  interestArea,
  level,
  locale,
  methodology,
  participation,
  socialChannel,
} from "../enumerations.ts";

/** The brief of a content and where it stands. The body stays with the content service. */
export const contentCard = z.object({
  ownerId: z.string(),
  companyId: z.string(),
  projectId: z.string().optional(),
  locale,
  title: z.string(),
  type: contentType,
  classification: contentClassification.optional(),
  level: contentLevel.optional(),
  methodology: methodology.optional(),
  interestArea: interestArea.optional(),
  view: contentView,
  framework: z.string().optional(),
  keywords: z.array(z.string()),
  details: z.string().optional(),
  idea: z.string().optional(),
  ideaExplanation: z.string().optional(),
  conversionFunnel: conversionFunnel.optional(),
  objective: z.string().optional(),
  topics: z.array(z.string()),
  tools: z.array(z.string()),
  sharingStyle: z.string().optional(),
  writerRole: z.string().optional(),
  participation: participation.optional(),
  intensity: level.optional(),
  socialChannels: z.array(socialChannel),
  stage: contentStage,
  status: contentStatus,
  /** ISO 8601, UTC; when it is to be published, or was by schedule. */
  scheduledFor: z.string().optional(),
  /** ISO 8601, UTC. */
  publishedAt: z.string().optional(),
  /** The content whose text it is made from, and the form it has then; absent where it stands by itself. */
  derivedFrom: z.object({ contentId: z.string(), form: derivedForm }).optional(),
  /** The fields that an AI filled and whose basis has changed since; absent when there are none. */
  staleFields: z.array(z.string()).optional(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
/** A content's card, as checked. */
export type ContentCard = z.infer<typeof contentCard>;

/** A content as it is now. */
export const contentState = defineEvent({
  name: "content.content.state",
  version: 1,
  kind: "state",
  stream: "CONTENT",
  schema: z.union([z.object({ deleted: z.literal(true) }), contentCard.extend({ deleted: z.literal(false) })]),
});

/** Somebody has begun a content. */
export const contentCreated = defineEvent({
  name: "content.content.created",
  version: 1,
  kind: "fact",
  stream: "CONTENT",
  schema: z.object({ ownerId: z.string(), companyId: z.string(), title: z.string(), type: contentType }),
});

/** A content is gone, by a person's wish or with its company. */
export const contentDeleted = defineEvent({
  name: "content.content.deleted",
  version: 1,
  kind: "fact",
  stream: "CONTENT",
  schema: z.object({
    ownerId: z.string(),
    companyId: z.string(),
    title: z.string(),
    /** The media it used, for content itself. */
    mediaIds: z.array(z.string()).optional(),
  }),
});

const contentSubject = z.object({ ownerId: z.string(), companyId: z.string(), title: z.string(), type: contentType });

/** A content waits for an admin's review. */
export const contentReviewRequested = defineEvent({
  name: "content.content.review-requested",
  version: 1,
  kind: "fact",
  stream: "CONTENT",
  schema: contentSubject,
});

/** A content is out, by a person's hand or by schedule. */
export const contentPublished = defineEvent({
  name: "content.content.published",
  version: 1,
  kind: "fact",
  stream: "CONTENT",
  schema: contentSubject,
});

/** A stage was saved, or a body restored, by a person. */
export const contentSaved = defineEvent({
  name: "content.content.saved",
  version: 1,
  kind: "fact",
  stream: "CONTENT",
  schema: contentSubject.extend({ stage: contentStage }),
});

/** A content has gone from one status to another. */
export const contentStatusChanged = defineEvent({
  name: "content.content.status-changed",
  version: 1,
  kind: "fact",
  stream: "CONTENT",
  schema: contentSubject.extend({ from: contentStatus, to: contentStatus }),
});

/** A content is somebody's to work on, or nobody's any more; or it is due on another day. */
export const contentAssigned = defineEvent({
  name: "content.content.assigned",
  version: 1,
  kind: "fact",
  stream: "CONTENT",
  schema: contentSubject.extend({
    assigneeId: z.string().optional(),
    /** `2026-11-24` */
    dueOn: z.string().optional(),
  }),
});

/** Somebody has taken a content as a file. */
export const contentExported = defineEvent({
  name: "content.content.exported",
  version: 1,
  kind: "fact",
  stream: "CONTENT",
  schema: z.object({ ownerId: z.string(), title: z.string(), format: z.string() }),
});
