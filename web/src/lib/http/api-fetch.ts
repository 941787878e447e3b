import { localeHeaders } from "./locale-headers.ts";
import { readProblem } from "./read-problem.ts";
import { reportProblem } from "./report-problem.ts";
import { clearServerErrors } from "./server-errors.ts";
import { sessionToken } from "./session-token.ts";

/** The headers of every request; throws when the session is over. */
async function requestHeaders(): Promise<Record<string, string>> {
  const token = await sessionToken();
  return { ...localeHeaders(), ...(token ? { Authorization: `Bearer ${token}` } : {}) };
}

/**
 * The one way to the API: the project's headers out, and the error rules on what comes back. A failed answer is
 * reported and thrown as a Problem; errors beside data in a 200 are reported, and the answer handed on.
 */
export async function apiFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (init.body && !(init.body instanceof FormData) && !headers.has("Content-Type")) headers.set("Content-Type", "application/json");
  for (const [name, value] of Object.entries(await requestHeaders())) headers.set(name, value);
  const response = await fetch(input, { ...init, headers, credentials: "include" });
  if (response.ok && !response.headers.get("Content-Type")?.includes("json")) return response;
  const problem = readProblem(
    response.status,
    await response
      .clone()
      .json()
      .catch(() => null),
  );
  if (!problem) {
    clearServerErrors();
    return response;
  }
  reportProblem(problem);
  if (!response.ok) throw problem;
  return response;
}
