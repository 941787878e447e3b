import { ApolloClient, HttpLink, InMemoryCache } from "@apollo/client";
import { apiUrl } from "./config.ts";
import { apiFetch, type Transport } from "./http/api-fetch.ts";

/** The client of the signed-in pages. Headers and error rules are apiFetch's, unless a request goes another way. */
export const makeApolloClient = (send: Transport = apiFetch) =>
  new ApolloClient({
    link: new HttpLink({ uri: apiUrl("graphql"), fetch: (input, init = {}) => send(input, init), credentials: "include" }),
    cache: new InMemoryCache(),
    defaultOptions: { watchQuery: { fetchPolicy: "cache-and-network", nextFetchPolicy: "cache-first" } },
  });
