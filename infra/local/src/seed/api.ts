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

/** Takes an archive of a company in, as the application does; resolves to the new company's id. */
export async function takeInCompany(
  { address, token }: { readonly address: string; readonly token: string },
  archive: Buffer,
): Promise<string> {
  const answer = await fetch(`${address}/companies/archive`, {
    method: "POST",
    headers: { "content-type": "application/zip", "x-locale": "en", authorization: `Bearer ${token}` },
    body: new Uint8Array(archive),
    signal: AbortSignal.timeout(60_000),
  });
  const last = (await answer.text()).trim().split("\n").at(-1) ?? "";
  const { companyId, message } = JSON.parse(last || "{}") as { companyId?: string; message?: string };
  if (!companyId) throw new ApiError(message ?? `An archive was answered with ${answer.status}`, "");
  return companyId;
}
