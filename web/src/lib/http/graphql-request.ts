import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { print } from "graphql/language/printer";
import { apiUrl } from "../config.ts";
import { apiFetch, type ApiRequest } from "./api-fetch.ts";
import { readProblem } from "./read-problem.ts";

/**
 * One GraphQL operation without Apollo, for the pages that visitors load: sign-in, sign-up. Throws a Problem, which the person
 * has been told of unless the request is quiet.
 */
export async function requestGraphQL<Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
  { quiet = false }: Pick<ApiRequest, "quiet"> = {},
): Promise<Data> {
  const response = await apiFetch(apiUrl("graphql"), {
    method: "POST",
    body: JSON.stringify({ query: print(document), variables }),
    ...(signal ? { signal } : {}),
    quiet,
  });
  const answer = (await response.json()) as { data?: Data | null };
  if (!answer.data) throw readProblem(response.status, answer) ?? new Error("The answer held no data");
  return answer.data;
}
