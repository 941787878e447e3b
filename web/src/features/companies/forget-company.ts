import type { ApolloCache } from "@apollo/client";

/** Takes a deleted company out of what the browser holds, with every list that its things may stand in. */
export function forgetCompany(cache: ApolloCache, id: string): void {
  cache.evict({ id: cache.identify({ __typename: "Company", id }) ?? "" });
  for (const fieldName of ["companies", "projects", "contents", "search", "dashboard"]) cache.evict({ fieldName });
  cache.gc();
}
