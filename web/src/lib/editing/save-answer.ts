import { NotSent } from "../drafts/not-sent.ts";
import { isOutdated, problemOf } from "../http/problem-of.ts";
import type { Problem } from "../http/problem.ts";
import type { Answer } from "./edit-ports.ts";
import type { Failure, Stored } from "./edit-state.ts";

/** No word about the value: it may be sent again later. */
const PASSING = new Set(["SERVICE_UNAVAILABLE", "RATE_LIMITED", "INTERNAL", "UNAUTHENTICATED", "TOKEN_EXPIRED", "SESSION_EXPIRED"]);

/** Milliseconds after which an answer isn't waited for any longer. */
const TIMEOUT_MS = 30_000;

/** How a session's requests are made: nobody waits for them for ever, and the session says itself what failed. */
export const requestContext = () => ({ fetchOptions: { quiet: true, signal: AbortSignal.timeout(TIMEOUT_MS) } });

/** As many fields' words as are read. */
const MOST_WORDS = 3;

/** What is said of the fields: a text has none on the screen, and neither has what waits in the queue. */
const wordsOf = ({ fields }: Problem) => [...new Set(Object.values(fields).flat())].slice(0, MOST_WORDS).join(" ");

/** What an error says of what was sent. */
export function verdictOf(error: unknown): "outdated" | Failure {
  if (isOutdated(error)) return "outdated";
  const problem = problemOf(error);
  const reason = problem?.message ?? "";
  if (!problem || problem.status >= 500 || problem.status === 429 || PASSING.has(problem.code ?? ""))
    return { kind: "unavailable", reason };
  return { kind: "refused", reason: wordsOf(problem) || reason, fields: problem.fields };
}

/** What the service says to a save; `queue` puts what it wasn't told where it waits for a network, where that is possible. */
export async function answerTo<Value>(
  save: () => Promise<Stored<Value>>,
  queue: ((notSent: NotSent) => Promise<string>) | undefined,
): Promise<Answer<Value>> {
  try {
    return { end: "stored", stored: await save() };
  } catch (error) {
    if (error instanceof NotSent && queue) return { end: "unanswered", queue: () => queue(error) };
    const verdict = verdictOf(error);
    return verdict === "outdated" ? { end: "outdated" } : { end: "failed", failure: verdict };
  }
}
