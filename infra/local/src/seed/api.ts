export class ApiError extends Error {
  override name = "ApiError";
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** Calls the public GraphQL API as a client does. */
export type Api = <Data>(document: string, variables?: Record<string, unknown>) => Promise<Data>;

export function apiAt(address: string, token?: string): Api {
  return async <Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> => {
    const answer = await fetch(`${address}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-locale": "en", ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(15_000),
    });
    const { data, errors } = (await answer.json()) as { data?: Data; errors?: { message: string; extensions?: { code?: string } }[] };
    const [error] = errors ?? [];
    if (error) throw new ApiError(error.message, error.extensions?.code ?? "");
    if (!data) throw new ApiError(`The API answered ${answer.status} without data`, "");
    return data;
  };
}
