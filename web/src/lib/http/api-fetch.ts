import { hearBuild } from "../offline/new-version.ts";
import { localeHeaders } from "./locale-headers.ts";
import { Problem } from "./problem.ts";
import { readProblem } from "./read-problem.ts";
import { beginRequest } from "./request-span.ts";
import { reportAnswer, reportProblem } from "./report-problem.ts";
import { replaceToken, sessionToken, underLock } from "./session-token.ts";

/** A request as it is sent; what fails of a quiet one is for the caller to tell, or not. */
export interface ApiRequest extends RequestInit {
  quiet?: boolean;
  /** The answer brings the session another secret. */
  replacesSecret?: boolean;
}

/** What carries a request: fetch, or something that behaves like it. */
export type Transport = (input: RequestInfo | URL, init: RequestInit) => Promise<Response>;

function prepared(init: RequestInit, token: string | null): RequestInit {
  const headers = new Headers(init.headers);
  if (init.body && !(init.body instanceof FormData) && !headers.has("Content-Type")) headers.set("Content-Type", "application/json");
  for (const [name, value] of Object.entries(localeHeaders())) headers.set(name, value);
  if (token) headers.set("Authorization", `Bearer ${token}`);
  return { ...init, headers, credentials: "include" };
}

/** Each request is the beginning of a trace of its own. */
const traced =
  (transport: Transport): Transport =>
  async (input, init) => {
    const span = beginRequest();
    const headers = new Headers(init.headers);
    headers.set("traceparent", span.traceparent);
    const response = await transport(input, { ...init, headers });
    span.answered(response.headers);
    return response;
  };

/** One toast a request: when the refresh has said why it failed, the answer that asked for it isn't told too. */
function unlessTold(error: unknown): null {
  if (error instanceof Problem && error.code !== "TOKEN_EXPIRED") throw error;
  return null;
}

/** Milliseconds that a request may keep every tab from refreshing; the gateway answers each operation sooner. */
const LOCKED_MS = 30_000;

/** Nothing but the time ends such a request: who left the page would miss the session's new secret. */
const whileNobodyRefreshes =
  (transport: Transport): Transport =>
  (input, init) =>
    underLock(() => transport(input, { ...init, signal: AbortSignal.timeout(LOCKED_MS) }));

/** Sends a request; a signed-in person's that is refused for its token goes once more with a fresh one, if there is one to be had. */
async function sendSignedIn(input: RequestInfo | URL, init: ApiRequest, transport: Transport): Promise<Response> {
  const send = traced(init.replacesSecret ? whileNobodyRefreshes(transport) : transport);
  const token = await sessionToken();
  const response = await send(input, prepared(init, token));
  if (response.status !== 401 || !token) return response;
  const fresh = await replaceToken(token).catch(unlessTold);
  return fresh ? send(input, prepared(init, fresh)) : response;
}

/**
 * The one way to the API: the project's headers out, and the error rules on what comes back. A failed answer is
 * reported and thrown as a Problem; errors beside data in a 200 are reported, and the answer handed on.
 */
export async function apiFetch(input: RequestInfo | URL, init: ApiRequest = {}, send: Transport = fetch): Promise<Response> {
  const response = await sendSignedIn(input, init, send);
  hearBuild(response.headers.get("X-Web-Build"));
  const type = response.headers.get("Content-Type") ?? "";
  // a document on each line comes as its work goes on
  if (response.ok && (!type.includes("json") || type.includes("ndjson"))) return response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const problem = readProblem(response.status, body);
  if (!problem) {
    if (!init.quiet) reportAnswer(body);
    return response;
  }
  if (!init.quiet) reportProblem(problem);
  if (!response.ok) throw problem;
  return response;
}
