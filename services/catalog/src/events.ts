import {
  companyCreated,
  companyDeleted,
  companyState,
  companyUpdated,
  projectCreated,
  projectDeleted,
  projectState,
  projectUpdated,
  userDeleted,
} from "@muhtawa/contracts";
import { type EventMap, mediaOwners, onEnd } from "@muhtawa/service-kit";
import type { Catalog } from "./catalog.ts";
import { takeCompaniesAlong } from "./commands/take-companies-along.ts";
import { takeProjectsAlong } from "./commands/take-projects-along.ts";
import { activityRecords } from "./read-models/activity-records.ts";

/** What catalog has to do with events. */
export const events: EventMap<Catalog> = {
  service: "catalog",
  publishes: [companyState, companyCreated, companyUpdated, companyDeleted, projectState, projectCreated, projectUpdated, projectDeleted],
  keeps: [activityRecords, mediaOwners],
  does: [
    onEnd("deletes their companies", userDeleted, (catalog, { aggregateId }) => takeCompaniesAlong(catalog, aggregateId)),
    onEnd("deletes its projects", companyDeleted, (catalog, { aggregateId }) => takeProjectsAlong(catalog, [aggregateId])),
  ],
};
