import { signOut } from "../auth/auth.ts";
import { notify, REQUEST_ERROR_MS } from "../notify.ts";
import type { Problem } from "./problem.ts";
import { setServerErrors } from "./server-errors.ts";

/** Tells the person what a failed answer says, once; keeps the fields' errors for the form, and ends the session on 403. */
export function reportProblem(problem: Problem): void {
  if (Object.keys(problem.fields).length > 0) setServerErrors(problem.fields);
  if (problem.message) notify.error(problem.message, { durationMs: REQUEST_ERROR_MS });
  if (problem.status === 403) signOut();
}
