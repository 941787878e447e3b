import type { ApolloClient } from "@apollo/client";
import {
  CreateContentDocument,
  type CreateContentMutation,
  type CreateContentMutationVariables,
  SaveContentBodyDocument,
  SaveContentIdeaDocument,
  SaveContentNeedsDocument,
  SaveContentObjectivesDocument,
  SaveContentToolsDocument,
  SetContentStatusDocument,
} from "../../generated/graphql.ts";
import { NotSent } from "../../lib/drafts/not-sent.ts";
import { sameField } from "../../lib/editing/fields.ts";
import { requestContext } from "../../lib/editing/save-answer.ts";
import { changedPart } from "./changed-part.ts";

type Made = CreateContentMutation["createContent"]["content"];

/** What is said of a new content; its key names it, so that it is made once. */
export type Making = CreateContentMutationVariables & { key: string };

const LATER_STAGES = {
  idea: SaveContentIdeaDocument,
  objectives: SaveContentObjectivesDocument,
  tools: SaveContentToolsDocument,
} as const;

/** Makes a content; where an earlier try has made it already, its answer being lost, that one is brought to what is said now. */
export async function makeContent(client: ApolloClient, making: Making): Promise<Made> {
  try {
    const { data } = await client.mutate({ mutation: CreateContentDocument, variables: making, context: requestContext() });
    if (!data) throw new Error("The answer held no content");
    const made = data.createContent.content;
    await plan(client, made, making);
    await fill(client, made, making);
    return { ...made, ...(await describe(client, made, making)) };
  } catch (error) {
    // said again as a whole: what has been made by then is found by its key
    throw error instanceof NotSent ? new NotSent("CreateContent", making, error) : error;
  }
}

async function describe(client: ApolloClient, made: Made, making: Making): Promise<Partial<Made> | undefined> {
  const { input } = making;
  if (sameField(changedPart(made, making), changedPart(input, making))) return undefined;
  const variables = { id: made.id, input: { ...input, expectedVersion: made.partVersions.needs } };
  const { data } = await client.mutate({ mutation: SaveContentNeedsDocument, variables, context: requestContext() });
  if (!data) throw new Error("The answer held no content");
  return data.saveContentNeeds.content;
}

async function plan(
  client: ApolloClient,
  { id, status, scheduledFor: before, partVersions }: Made,
  { scheduledFor }: Making,
): Promise<void> {
  if (!scheduledFor || status !== "DRAFT" || (before && Date.parse(before) === Date.parse(scheduledFor))) return;
  const variables = { id, status, scheduledFor, expectedVersion: partVersions.status };
  await client.mutate({ mutation: SetContentStatusDocument, variables, context: requestContext() });
}

/** What it begins with, where it has none of that yet. */
async function fill(client: ApolloClient, made: Made, making: Making): Promise<void> {
  const { id, version: expectedVersion, bodyVersion } = made;
  for (const [stage, mutation] of Object.entries(LATER_STAGES) as [keyof typeof LATER_STAGES, typeof SaveContentIdeaDocument][]) {
    const input = making[stage];
    if (!input) continue;
    const [there, wanted] = [changedPart(made, { input }), changedPart(input, { input })];
    if (!sameField(there, {}) || sameField(wanted, {})) continue;
    await client.mutate({ mutation, variables: { id, input: { ...input, expectedVersion } }, context: requestContext() });
  }
  if (!making.body || bodyVersion !== null) return;
  const variables = { id, input: { body: making.body, source: "HUMAN" as const, expectedVersion } };
  await client.mutate({ mutation: SaveContentBodyDocument, variables, context: requestContext() });
}
