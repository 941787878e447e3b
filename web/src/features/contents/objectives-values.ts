import { type ContentObjectivesInput, type ConversionFunnel, SaveContentObjectivesDocument } from "../../generated/graphql.ts";
import type { StagePart } from "./stage-session.ts";

export interface ObjectivesValues {
  conversionFunnel: ConversionFunnel | "";
  objective: string;
  topics: string[];
  internalLinks: string[];
  externalLinks: string[];
}

/** As many topics as a content takes. */
export const MOST_TOPICS = 12;

/** The third stage's part of a content. */
export const OBJECTIVES: StagePart<ObjectivesValues, keyof ObjectivesValues, ContentObjectivesInput> = {
  stage: "OBJECTIVES",
  fields: ["conversionFunnel", "objective", "topics", "internalLinks", "externalLinks"],
  valuesOf: (content) => ({
    conversionFunnel: content?.conversionFunnel ?? "",
    objective: content?.objective ?? "",
    topics: content?.topics ?? [],
    internalLinks: content?.internalLinks ?? [],
    externalLinks: content?.externalLinks ?? [],
  }),
  inputOf: ({ conversionFunnel, ...values }) => ({ ...values, conversionFunnel: conversionFunnel || null }),
  send: async (client, variables, context) =>
    (await client.mutate({ mutation: SaveContentObjectivesDocument, variables, context })).data?.saveContentObjectives.content,
};
