import { companyState, contentState, mediaState, projectState } from "@muhtawa/contracts";
import { type ConsumerDefinition, projection } from "@muhtawa/service-kit";
import type { MediaOwners } from "./read-models/media-owners.ts";
import type { OwnedThings } from "./read-models/owned-things.ts";

/** What identity takes from other services' events. */
export const consumersOf = (ownedThings: OwnedThings, mediaOwners: MediaOwners): ConsumerDefinition[] => [
  projection("identity--owned-companies-v1", companyState, (event) => ownedThings.apply("companies", event)),
  projection("identity--owned-projects-v1", projectState, (event) => ownedThings.apply("projects", event)),
  projection("identity--owned-contents-v1", contentState, (event) => ownedThings.apply("contents", event)),
  projection("identity--media-owners-v1", mediaState, (event) => mediaOwners.apply(event)),
];
