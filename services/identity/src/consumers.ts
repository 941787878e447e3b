import { companyState, contentState, mediaState, projectState, userState } from "@muhtawa/contracts";
import { type ConsumerDefinition, projection } from "@muhtawa/service-kit";
import type { EndedTokens } from "./access/ended-tokens.ts";
import type { MediaOwners } from "./read-models/media-owners.ts";
import type { OwnedThings } from "./read-models/owned-things.ts";

/** What identity takes from other services' events, and from its own. */
export const consumersOf = (endedTokens: EndedTokens, ownedThings: OwnedThings, mediaOwners: MediaOwners): ConsumerDefinition[] => [
  projection("identity--ended-tokens-v1", userState, (event) => endedTokens.publish(event.aggregateId)),
  projection("identity--owned-companies-v1", companyState, (event) => ownedThings.apply("companies", event)),
  projection("identity--owned-projects-v1", projectState, (event) => ownedThings.apply("projects", event)),
  projection("identity--owned-contents-v1", contentState, (event) => ownedThings.apply("contents", event)),
  projection("identity--media-owners-v1", mediaState, (event) => mediaOwners.apply(event)),
];
