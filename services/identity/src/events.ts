import {
  dataExported,
  passwordChanged,
  personalTokenCreated,
  personalTokenRevoked,
  personalTokenUsed,
  userDeleted,
  userRegistered,
  userState,
  userUpdated,
  sessionEnded,
  signedIn,
  signInFailed,
  userInvited,
} from "@muhtawa/contracts";
import { type EventMap, mediaOwners, onState } from "@muhtawa/service-kit";
import type { EndedTokens } from "./access/ended-tokens.ts";
import { ownedThings } from "./read-models/owned-things.ts";

interface Ports {
  readonly endedTokens: EndedTokens;
}

/** What identity has to do with events. */
export const events: EventMap<Ports> = {
  service: "identity",
  publishes: [
    userState,
    userRegistered,
    userUpdated,
    passwordChanged,
    userDeleted,
    signedIn,
    signInFailed,
    sessionEnded,
    personalTokenCreated,
    personalTokenRevoked,
    personalTokenUsed,
    userInvited,
    dataExported,
  ],
  keeps: [ownedThings, mediaOwners],
  does: [
    onState("tells all services whose tokens have ended", userState, ({ endedTokens }, { aggregateId }) =>
      endedTokens.publish(aggregateId),
    ),
  ],
};
