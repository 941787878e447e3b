import { companyDeleted, contentDeleted, generationFinished, userDeleted } from "@muhtawa/contracts";
import { cascade, type CascadeOptions, type ConsumerDefinition, reaction } from "@muhtawa/service-kit";
import { takeGenerationsAlong, type TakingPorts } from "./commands/take-generations-along.ts";
import type { Dispatcher } from "./jobs/dispatcher.ts";
import type { Briefs } from "./read-models/briefs.ts";
import type { Companies } from "./read-models/companies.ts";
import type { ConfirmedPeople } from "./read-models/confirmed-people.ts";
import type { GoneParents, Parent } from "./read-models/gone-parents.ts";
import type { ToneFiles } from "./read-models/tone-files.ts";

interface Readers extends TakingPorts {
  readonly companies: Companies;
  readonly briefs: Briefs;
  readonly toneFiles: ToneFiles;
  readonly confirmedPeople: ConfirmedPeople;
  readonly dispatcher: Dispatcher;
  readonly goneParents: GoneParents;
}

/** Every event this service listens to. */
export const consumers = (readers: Readers, options: CascadeOptions): readonly ConsumerDefinition[] => [
  readers.companies.consumer,
  readers.briefs.consumer,
  readers.toneFiles.consumer,
  readers.confirmedPeople.consumer,
  ...readers.goneParents.consumers,
  // A finished generation has freed a place; releasing the next one bears being repeated.
  reaction("ai--release-next-v1", generationFinished, (event) => readers.dispatcher.dispatch(event.data.ownerId)),
  cascade("ai--generations-of-deleted-users-v1", userDeleted, takeThoseOf(readers, "user"), options),
  cascade("ai--generations-of-deleted-companies-v1", companyDeleted, takeThoseOf(readers, "company"), options),
  cascade("ai--generations-of-deleted-contents-v1", contentDeleted, takeThoseOf(readers, "content"), options),
];

const takeThoseOf =
  (ports: TakingPorts, parent: Parent) =>
  ({ aggregateId }: { aggregateId: string }) =>
    takeGenerationsAlong(ports, parent, [aggregateId]);
