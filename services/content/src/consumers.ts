import {
  companyDeleted,
  companyState,
  contentDeleted,
  generationState,
  partnerState,
  projectDeleted,
  projectState,
  siteSettingsState,
  userDeleted,
  userState,
} from "@muhtawa/contracts";
import { cascade, type CascadeOptions, type ConsumerDefinition, projection } from "@muhtawa/service-kit";
import { leaveProjects } from "./commands/leave-project.ts";
import { takeContentsAlong } from "./commands/take-contents-along.ts";
import { forgetContent, takeMediaAlong } from "./commands/take-media-along.ts";
import type { Contents } from "./contents.ts";

import type { Attachments } from "./read-models/attachments.ts";

/** What content takes from other services' events, and what it does upon them and its own. */
export function consumersOf(service: Contents, options: CascadeOptions): ConsumerDefinition[] {
  const { companies, projects, generations, searchables } = service;
  return [
    projection("content--company-cards-v1", companyState, (event) => companies.apply(event)),
    projection("content--project-cards-v1", projectState, (event) => projects.apply(event)),
    projection("content--searchable-companies-v1", companyState, (event) => searchables.applyCompany(event)),
    projection("content--searchable-projects-v1", projectState, (event) => searchables.applyProject(event)),
    projection("content--generation-owners-v1", generationState, (event) => generations.apply(event)),
    cascade("content--of-deleted-companies-v1", companyDeleted, ({ aggregateId }) => takeContentsAlong(service, [aggregateId]), options),
    cascade("content--of-deleted-projects-v1", projectDeleted, ({ aggregateId }) => leaveProjects(service, [aggregateId]), options),
    cascade(
      "content--versions-of-deleted-v1",
      contentDeleted,
      ({ aggregateId, data }) => forgetContent(service, aggregateId, data.mediaIds ?? []),
      options,
    ),
    cascade("content--media-of-deleted-users-v1", userDeleted, ({ aggregateId }) => takeMediaAlong(service, aggregateId), options),
    ...usesOfMedia(service.attachments),
  ];
}

/** By which content knows what the other services use of its media. */
export const usesOfMedia = (attachments: Attachments): ConsumerDefinition[] => [
  projection("content--media-of-users-v1", userState, (event) => attachments.applyUser(event)),
  projection("content--media-of-companies-v1", companyState, (event) => attachments.applyCompany(event)),
  projection("content--media-of-projects-v1", projectState, (event) => attachments.applyProject(event)),
  projection("content--media-of-generations-v1", generationState, (event) => attachments.applyGeneration(event)),
  projection("content--media-of-partners-v1", partnerState, (event) => attachments.applyPartner(event)),
  projection("content--media-of-site-settings-v1", siteSettingsState, (event) => attachments.applySiteSettings(event)),
];
