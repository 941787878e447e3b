import { companyDeleted, userDeleted } from "@muhtawa/contracts";
import { cascade, type CascadeOptions, type ConsumerDefinition } from "@muhtawa/service-kit";
import type { Catalog } from "./catalog.ts";
import { takeCompaniesAlong } from "./commands/take-companies-along.ts";
import { takeProjectsAlong } from "./commands/take-projects-along.ts";

/** What catalog does upon events. */
export const consumersOf = (catalog: Catalog, options: CascadeOptions): ConsumerDefinition[] => [
  cascade("catalog--companies-of-deleted-users-v1", userDeleted, ({ aggregateId }) => takeCompaniesAlong(catalog, aggregateId), options),
  cascade(
    "catalog--projects-of-deleted-companies-v1",
    companyDeleted,
    ({ aggregateId }) => takeProjectsAlong(catalog, [aggregateId]),
    options,
  ),
];
