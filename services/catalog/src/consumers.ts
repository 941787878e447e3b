import { companyDeleted } from "@muhtawa/contracts";
import { cascade, type CascadeOptions, type ConsumerDefinition } from "@muhtawa/service-kit";
import type { Catalog } from "./catalog.ts";
import { takeProjectsAlong } from "./commands/take-projects-along.ts";

/** What catalog does upon events. */
export const consumersOf = (catalog: Catalog, options: CascadeOptions): ConsumerDefinition[] => [
  cascade(
    "catalog--projects-of-deleted-companies-v1",
    companyDeleted,
    ({ aggregateId }) => takeProjectsAlong(catalog, [aggregateId]),
    options,
  ),
];
