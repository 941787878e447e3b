import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from "@apollo/client";
import { catchError } from "rxjs";
import { apiUrl } from "./config.ts";
import { typePolicies } from "./cache-policies.ts";
import { isUnanswered, NotSent } from "./drafts/not-sent.ts";
import { apiFetch, type Transport } from "./http/api-fetch.ts";

/** A mutation that nobody answered says what it was, so that it may be kept and sent later. */
const tellNotSent = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    catchError((error: unknown) => {
      throw operation.operationType === "mutation" && isUnanswered(error)
        ? new NotSent(operation.operationName ?? "", operation.variables, error)
        : error;
    }),
  ),
);

/** The client of the signed-in pages. Headers and error rules are apiFetch's, unless a request goes another way; `before` sees each first. */
export const makeApolloClient = (send: Transport = apiFetch, ...before: ApolloLink[]) =>
  new ApolloClient({
    link: ApolloLink.from([
      ...before,
      tellNotSent,
      new HttpLink({ uri: apiUrl("graphql"), fetch: (input, init = {}) => send(input, init), credentials: "include" }),
    ]),
    cache: new InMemoryCache({ typePolicies }),
    defaultOptions: { watchQuery: { fetchPolicy: "cache-and-network", nextFetchPolicy: "cache-first" } },
  });
