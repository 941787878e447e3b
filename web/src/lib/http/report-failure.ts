import { dismissError, notify } from "../notify.ts";
import { problemOf } from "./problem-of.ts";

/**
 * Says what couldn't be done, in one message: what the server has said of it, which stands there already, goes into its second line. What has
 * ended the session is told by the server's words alone.
 */
export function reportFailure(error: unknown, text: string): void {
  const problem = problemOf(error);
  if (problem?.status === 403) return;
  const reason = problem?.message;
  if (reason) dismissError(reason);
  notify.error(text, reason && reason !== text ? { detail: reason } : {});
}
