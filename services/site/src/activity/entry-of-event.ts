import type { EventEnvelope } from "@muhtawa/contracts";
import type { ActivityEntry } from "./activity-log.ts";

interface Told {
  ownerId?: string;
  companyName?: string;
  name?: string;
  title?: string;
  /** Of a generation. */
  kind?: string;
  /** Of what is about a content. */
  contentId?: string;
}

/** What somebody does with their account before they are signed in. */
const UNSIGNED = new Set(["registered", "signed-in"]);
/** What an auditor asks for and what is no news to anybody else. */
const AUDIT_ONLY = new Set([
  "user.signed-in",
  "user.sign-in-failed",
  "user.session-ended",
  "user.token-created",
  "user.token-revoked",
  "user.token-used",
  "user.invited",
  "user.data-exported",
  "content.exported",
  "audit.exported",
  "webhook.created",
  "webhook.updated",
  "webhook.deleted",
  "webhook.secret-rotated",
  "webhook.switched-off",
]);

/** What is listed as the content that it belongs to, where it belongs to one. */
const OF_CONTENTS = new Set(["generation", "comment-thread"]);

/** What an event's entry in the log says. */
export function entryOf({ id, name, aggregateId, actor, ip, time, data }: EventEnvelope): ActivityEntry {
  const [, targetType = "", what = ""] = name.split(".");
  // An account concerns its owner.
  const isAccount = targetType === "user";
  const actorId = actor?.id ?? (isAccount && UNSIGNED.has(what) ? aggregateId : undefined);
  const told = data as Told;
  const ownerId = isAccount ? aggregateId : told.ownerId;
  const title = told.title ?? told.companyName ?? told.name ?? told.kind;
  const about =
    // A content's generation is listed as the content, under the title that it has when it is shown; what is said of it too.
    OF_CONTENTS.has(targetType) && told.contentId
      ? { targetType: "content", targetId: told.contentId }
      : { targetType, targetId: aggregateId, ...(title === undefined ? {} : { title }) };
  const action = `${targetType}.${what}`;
  return {
    _id: id,
    action,
    ...(AUDIT_ONLY.has(action) ? { auditOnly: true } : {}),
    ...about,
    at: new Date(time),
    ...(actorId === undefined ? {} : { actorId }),
    ...(ownerId === undefined ? {} : { ownerId }),
    ...(ip === undefined ? {} : { ip }),
  };
}
