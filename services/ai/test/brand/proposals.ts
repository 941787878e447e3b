import type { GraphQLClient } from "@muhtawa/testkit";
import { reaches } from "../stack.ts";

const PROPOSE = /* GraphQL */ `
  mutation ($source: BrandSourceInput!) {
    proposeBrand(source: $source) {
      generation {
        id
        kind
        field
        status
      }
    }
  }
`;
const PROPOSALS = /* GraphQL */ `
  query ($id: ID!) {
    generation(id: $id) {
      offline
      inputTokens
      brandProposals {
        field
        value
        businessActivityId
        replacement
        locale
        quote
        place
        isVerbatim
      }
    }
  }
`;

export const TEXT = "Sada\nOur vision: traced coffee for the Gulf.\nOur values: honesty, patience\nWe say “guests”, not “users”.";

/** Asks for proposals and gives the generation's id; fails with the answer when it was refused. */
export async function propose(client: GraphQLClient, source: Record<string, unknown>): Promise<string> {
  const answer = await client(PROPOSE, { source });
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data.proposeBrand.generation.id as string;
}

export async function refusal(client: GraphQLClient, source: Record<string, unknown>) {
  const error = (await client(PROPOSE, { source })).errors?.[0];
  return { code: error?.extensions.code, fields: error?.extensions.fields, reason: error?.extensions.reason };
}

/** What is proposed, once it is. */
export async function proposals(client: GraphQLClient, id: string) {
  await reaches(client, id, "COMPLETED");
  return (await client(PROPOSALS, { id })).data.generation;
}
