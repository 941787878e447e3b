import { randomUUID } from "node:crypto";
import type { Locale } from "@muhtawa/contracts";
import { DEVICE_HEADER, signContext } from "@muhtawa/contracts/internal-context";

/** Whom a client speaks to, and for whom. */
export interface ClientOptions {
  /** The service's address; `/graphql` is added. */
  readonly url: string;
  /** INTERNAL_SECRET of the service. */
  readonly secret: string;
  readonly token?: string;
  readonly locale?: Locale;
  readonly correlationId?: string;
  readonly ip?: string;
  /** The value of the cookie by which identity knows the browser. */
  readonly device?: string;
  /** Of the trace that the operations belong to. */
  readonly traceparent?: string;
}

/** An error of an answer, as the kit's services give it. */
export interface GraphQLFailure {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: { readonly code: string; readonly fields?: Record<string, string[]>; readonly [detail: string]: unknown };
}

/** An answer with its HTTP status and headers; GraphQL's errors are no exceptions. */
// oxlint-disable-next-line typescript/no-explicit-any
export interface GraphQLAnswer<Data = any> {
  readonly data: Data;
  readonly errors?: readonly GraphQLFailure[];
  readonly status: number;
  readonly headers: Headers;
}

/** Sends one operation; resolves to its answer whatever that says. */
// oxlint-disable-next-line typescript/no-explicit-any
export type GraphQLClient = <Data = any>(query: string, variables?: Record<string, unknown>) => Promise<GraphQLAnswer<Data>>;

/** Speaks to a subgraph as the gateway does: with the request's context signed, and the user's token if there is one. */
export function subgraphClient({
  url,
  secret,
  token,
  locale = "en",
  correlationId,
  ip = "127.0.0.1",
  device,
  traceparent,
}: ClientOptions): GraphQLClient {
  return async (query, variables = {}) => {
    const answer = await fetch(new URL("/graphql", url), {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...signContext({ ip, locale, correlationId: correlationId ?? randomUUID() }, secret),
        ...(device ? { [DEVICE_HEADER]: device } : {}),
        ...(traceparent ? { traceparent } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ query, variables }),
    });
    const body = (await answer.json()) as Omit<GraphQLAnswer<never>, "status" | "headers">;
    return { ...body, status: answer.status, headers: answer.headers };
  };
}
