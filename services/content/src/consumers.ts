import { companyState, generationState, projectState } from "@muhtawa/contracts";
import { type ConsumerDefinition, projection } from "@muhtawa/service-kit";
import type { Contents } from "./contents.ts";

/** What content takes from other services' events. */
export const consumersOf = ({ companies, projects, generations }: Contents): ConsumerDefinition[] => [
  projection("content--company-cards-v1", companyState, (event) => companies.apply(event)),
  projection("content--project-cards-v1", projectState, (event) => projects.apply(event)),
  projection("content--generation-owners-v1", generationState, (event) => generations.apply(event)),
];
