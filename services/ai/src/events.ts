import {
  companyDeleted,
  contentDeleted,
  generationFinished,
  generationState,
  modelConnected,
  modelConnectionState,
  modelDisconnected,
  userDeleted,
} from "@muhtawa/contracts";
import { type EventMap, onEnd, onFactRepeatably } from "@muhtawa/service-kit";
import { takeGenerationsAlong, type TakingPorts } from "./commands/take-generations-along.ts";
import type { Dispatcher } from "./jobs/dispatcher.ts";
import { contentBriefs } from "./read-models/briefs.ts";
import { companyProfiles } from "./read-models/companies.ts";
import { confirmedPeople } from "./read-models/confirmed-people.ts";

interface Ports extends TakingPorts {
  readonly dispatcher: Dispatcher;
}

/** What ai has to do with events. */
export const events: EventMap<Ports> = {
  service: "ai",
  publishes: [generationState, generationFinished, modelConnectionState, modelConnected, modelDisconnected],
  keeps: [companyProfiles, contentBriefs, confirmedPeople],
  does: [
    onFactRepeatably("releases the person's next one", generationFinished, ({ dispatcher }, { data }) => dispatcher.dispatch(data.ownerId)),
    onEnd("deletes their generations", userDeleted, (ports, { aggregateId }) => takeGenerationsAlong(ports, "user", [aggregateId])),
    onEnd("deletes its generations", companyDeleted, (ports, { aggregateId }) => takeGenerationsAlong(ports, "company", [aggregateId])),
    onEnd("leaves its generations to their owner", contentDeleted, (ports, { aggregateId }) =>
      takeGenerationsAlong(ports, "content", [aggregateId]),
    ),
  ],
};
