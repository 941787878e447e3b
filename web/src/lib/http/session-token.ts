import { t } from "i18next";
import { readSessionKey } from "../auth/auth-storage.ts";
import { authState, catchUpWithStorage, currentToken, expireSession, renewSession, sessionStatus, signOut } from "../auth/auth.ts";
import { apiUrl } from "../config.ts";
import { notify, REQUEST_ERROR_MS } from "../notify.ts";
import { localeHeaders } from "./locale-headers.ts";
import { Problem } from "./problem.ts";
import { readProblem } from "./read-problem.ts";
import { readSession } from "./read-session.ts";
import { reportProblem } from "./report-problem.ts";

const LOCK = "auth.refresh";
/** Half the time in which the server lets the same step be repeated, so that a lost answer can still be asked for again. */
const TIMEOUT_MS = 15_000;

interface Asked {
  token: string;
  userId: string | undefined;
}

let refreshing: Promise<string> | undefined;

/** The token of the next request, refreshed when its time is over; null for a visitor. Throws when the session is over, after saying so. */
export async function sessionToken(): Promise<string | null> {
  const token = currentToken();
  const status = sessionStatus();
  if (status === "over") throw endSession(t("errors:tokenExpired"), "TOKEN_EXPIRED", expireSession);
  return token && status === "stale" ? replaceToken(token) : token;
}

/** The token after one that doesn't count any more, the same for all who wait for it. Throws when the session is over, after saying so. */
export function replaceToken(token: string): Promise<string> {
  refreshing ??= underLock(() => refresh({ token, userId: authState().user?.id })).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

let turns: Promise<unknown> = Promise.resolve();

/**
 * One tab at a time, so that no two ever show the same key, and so that none refreshes while a new password replaces the session's secret:
 * the old one would be refused, or come after the new one. Pages without a secure address have no locks; there the page's own take turns.
 * `work` waits for no token.
 */
export function underLock<Result>(work: () => Promise<Result>): Promise<Result> {
  if (navigator.locks) return navigator.locks.request(LOCK, work) as Promise<Result>;
  const turn = turns.then(work);
  turns = turn.catch(() => {});
  return turn;
}

async function refresh(asked: Asked): Promise<string> {
  const fromOtherTab = successorOf(asked);
  if (fromOtherTab) return fromOtherTab;
  const response = await fetch(apiUrl("auth/refresh"), {
    method: "POST",
    headers: { ...localeHeaders(), "X-Session-Key": readSessionKey() ?? "" },
    credentials: "include",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const body: unknown = await response.json().catch(() => null);
  const meanwhile = successorOf(asked);
  if (meanwhile) return meanwhile;
  if (isRefusal(response.status)) throw endSession(t("errors:bothTokensExpired"), "SESSION_EXPIRED", signOut);
  const problem = readProblem(response.status, body);
  if (problem) {
    reportProblem(problem);
    throw problem;
  }
  const session = readSession(body);
  renewSession(session);
  return session.token;
}

/** The token that has taken the place of the one that was to be refreshed, if any; throws when its session is gone. */
function successorOf({ token, userId }: Asked): string | undefined {
  const now = currentToken();
  if (now === token) return undefined;
  catchUpWithStorage();
  if (now && authState().user?.id === userId) return now;
  throw new Problem({ status: 401, message: t("errors:tokenExpired"), code: "TOKEN_EXPIRED" });
}

/** Too many requests and a slow line are no answer about the session. */
const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;

function endSession(message: string, code: string, end: () => void): Problem {
  end();
  notify.error(message, { durationMs: REQUEST_ERROR_MS });
  return new Problem({ status: 401, message, code });
}
