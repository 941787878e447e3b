import { basicDataState, companyDeleted, mediaState, userDeleted } from "@muhtawa/contracts";
import { cascade, type CascadeOptions, type ConsumerDefinition, projection } from "@muhtawa/service-kit";
import type { Catalog } from "./catalog.ts";
import { takeCompaniesAlong } from "./commands/take-companies-along.ts";
import { takeProjectsAlong } from "./commands/take-projects-along.ts";

/** What catalog does upon events. */
export const consumersOf = (catalog: Catalog, options: CascadeOptions): ConsumerDefinition[] => [
  projection("catalog--activity-records-v1", basicDataState, (event) => catalog.activityRecords.apply(event)),
  projection("catalog--media-owners-v1", mediaState, (event) => catalog.mediaOwners.apply(event)),
  cascade("catalog--companies-of-deleted-users-v1", userDeleted, ({ aggregateId }) => takeCompaniesAlong(catalog, aggregateId), options),
  cascade(
    "catalog--projects-of-deleted-companies-v1",
    companyDeleted,
    ({ aggregateId }) => takeProjectsAlong(catalog, [aggregateId]),
    options,
  ),
];
