import {
  commentAdded,
  commentThreadSettled,
  commentThreadState,
  companyDeleted,
  contentAssigned,
  contentCreated,
  contentDeleted,
  contentExported,
  contentPublished,
  contentReviewRequested,
  contentSaved,
  contentState,
  contentStatusChanged,
  mediaState,
  projectDeleted,
  templateCreated,
  templateDeleted,
  templateState,
  templateUpdated,
  userDeleted,
} from "@muhtawa/contracts";
import { type EventMap, onEnd, onRow } from "@muhtawa/service-kit";
import { endDerivations } from "./commands/end-derivations.ts";
import { measureByVoice } from "./commands/measure-by-voice.ts";
import { leaveProjects } from "./commands/leave-project.ts";
import { takeContentsAlong } from "./commands/take-contents-along.ts";
import { forgetContent, takeMediaAlong } from "./commands/take-media-along.ts";
import { takeThreadsAlong } from "./commands/take-threads-along.ts";
import { takeTemplatesAlong } from "./commands/take-templates-along.ts";
import type { Contents } from "./contents.ts";
import { attachments } from "./read-models/attachments.ts";
import { companyCards } from "./read-models/company-cards.ts";
import { generationOwners } from "./read-models/generation-owners.ts";
import { projectCards } from "./read-models/project-cards.ts";
import { reviewers } from "./read-models/reviewers.ts";
import { searchables } from "./read-models/searchables.ts";

/** What content has to do with events. */
export const events: EventMap<Contents> = {
  service: "content",
  publishes: [
    contentState,
    contentCreated,
    contentSaved,
    contentStatusChanged,
    contentReviewRequested,
    contentPublished,
    contentDeleted,
    contentAssigned,
    contentExported,
    commentThreadState,
    commentAdded,
    commentThreadSettled,
    mediaState,
    templateState,
    templateCreated,
    templateUpdated,
    templateDeleted,
  ],
  keeps: [companyCards, projectCards, reviewers, searchables, generationOwners, attachments],
  does: [
    onRow("has its texts measured by its new voice", companyCards, (service, row) => measureByVoice(service, row._id, row)),
    onEnd("deletes its contents", companyDeleted, (service, { aggregateId }) => takeContentsAlong(service, [aggregateId])),
    onEnd("deletes its templates", companyDeleted, (service, { aggregateId }) => takeTemplatesAlong(service, [aggregateId])),
    onEnd("leaves its contents with their company only", projectDeleted, (service, { aggregateId }) =>
      leaveProjects(service, [aggregateId]),
    ),
    onEnd("forgets its versions, its score and what only it used", contentDeleted, (service, { aggregateId, data }) =>
      forgetContent(service, aggregateId, data.mediaIds ?? []),
    ),
    onEnd("deletes what was said of it", contentDeleted, (service, { aggregateId }) => takeThreadsAlong(service, [aggregateId])),
    onEnd("lets what was made of it stand by itself", contentDeleted, (service, { aggregateId }) => endDerivations(service, [aggregateId])),
    onEnd("deletes their files", userDeleted, (service, { aggregateId }) => takeMediaAlong(service, aggregateId)),
  ],
};
