import { t } from "i18next";
import { currentToken, expireSession } from "../auth/auth.ts";
import { tokenStatus } from "../auth/token.ts";
import { currentLocale } from "../locale/locales.ts";
import { notify, REQUEST_ERROR_MS } from "../notify.ts";
import { Problem } from "./problem.ts";
import { readProblem } from "./read-problem.ts";
import { reportProblem } from "./report-problem.ts";
import { clearServerErrors } from "./server-errors.ts";

/** The headers of every request; throws when the token has expired, after sending the person to sign in. */
function requestHeaders(): Record<string, string> {
  const token = currentToken();
  if (token && tokenStatus(token) === "expired") {
    const message = t("errors:tokenExpired");
    expireSession();
    notify.error(message, { durationMs: REQUEST_ERROR_MS });
    throw new Problem({ status: 401, message, code: "TOKEN_EXPIRED" });
  }
  const locale = currentLocale();
  return {
    "X-locale": locale,
    "Accept-Language": locale,
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
}

/**
 * The one way to the API: the project's headers out, and the error rules on what comes back. A failed answer is
 * reported and thrown as a Problem; errors beside data in a 200 are reported, and the answer handed on.
 */
export async function apiFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (init.body && !(init.body instanceof FormData) && !headers.has("Content-Type")) headers.set("Content-Type", "application/json");
  for (const [name, value] of Object.entries(requestHeaders())) headers.set(name, value);
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
