import { ApolloClient, HttpLink, InMemoryCache } from "@apollo/client";
import { apiUrl } from "./config.ts";
import { apiFetch } from "./http/api-fetch.ts";

/** The client of the signed-in pages. Headers and error rules are apiFetch's. */
export const makeApolloClient = () =>
  new ApolloClient({
    link: new HttpLink({ uri: apiUrl("graphql"), fetch: apiFetch, credentials: "include" }),
    cache: new InMemoryCache(),
    defaultOptions: { watchQuery: { fetchPolicy: "cache-and-network", nextFetchPolicy: "cache-first" } },
  });
