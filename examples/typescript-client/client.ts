import type { TypedDocumentString } from "./generated/graphql.ts";

interface ApiError {
  readonly message: string;
  /** `code` says what is wrong, `reason` why a token doesn't allow it, `retryAfter` how many seconds to wait. */
  readonly extensions: { readonly code: string; readonly reason?: string; readonly retryAfter?: number };
}

/** What the API answers instead of data. */
export class ApiFailure extends Error {
  readonly errors: readonly ApiError[];

  constructor(errors: readonly ApiError[]) {
    super(
      errors.map(({ message, extensions: { code, reason } }) => `${message} (${[code, reason].filter(Boolean).join(", ")})`).join("\n"),
    );
    this.errors = errors;
  }
}

/** Milliseconds. */
const LONGEST = 30_000;

/** Calls one installation with a personal token; results and variables have the types of the operation. Throws ApiFailure. */
export const muhtawa =
  (address: string, token: string) =>
  async <Result, Variables>(operation: TypedDocumentString<Result, Variables>, variables: Variables): Promise<Result> => {
    const response = await fetch(new URL("/graphql", address), {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: operation.toString(), variables }),
      signal: AbortSignal.timeout(LONGEST),
    });
    const { data, errors = [] } = (await response.json()) as { data?: Result | null; errors?: ApiError[] };
    if (!data || errors.length > 0) throw new ApiFailure(errors);
    return data;
  };
