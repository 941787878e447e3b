import { dismissError, notify } from "../notify.ts";
import { problemOf } from "./problem-of.ts";

/**
 * Says what couldn't be done, in one message: what the server has said of it, which stands there already, goes into its second line. What has
 * ended the session is told by the server's words alone. Returns the words for the place where it happened, which outlast the message.
 */
export function reportFailure(error: unknown, text: string): string | undefined {
  const problem = problemOf(error);
  if (problem?.status === 403) return undefined;
  const reason = problem?.message;
  if (reason) dismissError(reason);
  notify.error(text, reason && reason !== text ? { detail: reason } : {});
  return text;
}

/** Takes back what the server has said of a failure that came to nothing. */
export function takeBack(error: unknown): void {
  const said = problemOf(error)?.message;
  if (said) dismissError(said);
}

/** Says something else of a failure than what the server has said of it, which knows less of the screen. Returns the words. */
export function sayInstead(error: unknown, text: string): string {
  takeBack(error);
  notify.error(text);
  return text;
}
