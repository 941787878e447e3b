import { companyDeleted, companyState, contentDeleted, generationState, projectDeleted, projectState } from "@muhtawa/contracts";
import { cascade, type CascadeOptions, type ConsumerDefinition, projection } from "@muhtawa/service-kit";
import { leaveProjects } from "./commands/leave-project.ts";
import { takeContentsAlong } from "./commands/take-contents-along.ts";
import type { Contents } from "./contents.ts";

/** What content takes from other services' events, and what it does upon them and its own. */
export function consumersOf(service: Contents, options: CascadeOptions): ConsumerDefinition[] {
  const { companies, projects, generations, searchables, versions } = service;
  return [
    projection("content--company-cards-v1", companyState, (event) => companies.apply(event)),
    projection("content--project-cards-v1", projectState, (event) => projects.apply(event)),
    projection("content--searchable-companies-v1", companyState, (event) => searchables.applyCompany(event)),
    projection("content--searchable-projects-v1", projectState, (event) => searchables.applyProject(event)),
    projection("content--generation-owners-v1", generationState, (event) => generations.apply(event)),
    cascade("content--of-deleted-companies-v1", companyDeleted, ({ aggregateId }) => takeContentsAlong(service, [aggregateId]), options),
    cascade("content--of-deleted-projects-v1", projectDeleted, ({ aggregateId }) => leaveProjects(service, [aggregateId]), options),
    cascade("content--versions-of-deleted-v1", contentDeleted, ({ aggregateId }) => versions.deleteOf(aggregateId), options),
  ];
}
