import { generationFinished } from "@muhtawa/contracts";
import { type ConsumerDefinition, reaction } from "@muhtawa/service-kit";
import type { Dispatcher } from "./jobs/dispatcher.ts";
import type { Briefs } from "./read-models/briefs.ts";
import type { Companies } from "./read-models/companies.ts";

interface Readers {
  readonly companies: Companies;
  readonly briefs: Briefs;
  readonly dispatcher: Dispatcher;
}

/** Every event this service listens to. */
export const consumers = ({ companies, briefs, dispatcher }: Readers): readonly ConsumerDefinition[] => [
  companies.consumer,
  briefs.consumer,
  // A finished generation has freed a place; releasing the next one bears being repeated.
  reaction("ai--release-next-v1", generationFinished, (event) => dispatcher.dispatch(event.data.ownerId)),
];
