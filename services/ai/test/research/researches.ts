import { eventually, type GraphQLClient } from "@muhtawa/testkit";

const RESEARCH = /* GraphQL */ `
  mutation ($input: ContentResearchInput!) {
    researchContent(input: $input) {
      generation {
        id
        status
      }
    }
  }
`;

const FOUND = /* GraphQL */ `
  query ($id: ID!) {
    generation(id: $id) {
      status
      offline
      error
      text
      inputTokens
      outputTokens
      research {
        tools
        limit
        steps {
          tool
          asked
          found
          problem
          sources {
            address
            title
          }
        }
        findings {
          kind
          value
          quote
          source {
            address
            title
          }
        }
      }
    }
  }
`;

/** Begins a research and gives its id. */
export async function research(client: GraphQLClient, contentId: string, input: Record<string, unknown> = {}): Promise<string> {
  const { data, errors } = await client(RESEARCH, { input: { contentId, ...input } });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.researchContent.generation.id as string;
}

/** The extensions of the refusal of a research. */
export async function refused(client: GraphQLClient, contentId: string, input: Record<string, unknown> = {}) {
  const { errors } = await client(RESEARCH, { input: { contentId, ...input } });
  return errors?.[0]?.extensions as { code: string } | undefined;
}

/** The research as it stands now. */
export async function seen(client: GraphQLClient, id: string) {
  const { data, errors } = await client(FOUND, { id });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.generation;
}

/** The research once its status is this one. */
export const ended = (client: GraphQLClient, id: string, status = "COMPLETED") =>
  eventually(async () => {
    const generation = await seen(client, id);
    if (generation.status !== status) throw new Error(`still ${generation.status}: ${generation.error ?? ""}`);
    return generation;
  }, 20_000);

/** What a model says to use a tool, or to end. */
export const call = (tool: string, given: Record<string, unknown>) => ({ text: JSON.stringify({ tool, ...given }) });
export const findings = (...found: readonly Record<string, unknown>[]) => ({ text: JSON.stringify({ findings: found }) });
