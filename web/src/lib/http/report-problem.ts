import { t } from "i18next";
import { signOut } from "../auth/auth.ts";
import { notify, REQUEST_ERROR_MS } from "../notify.ts";
import type { Problem } from "./problem.ts";
import { setServerErrors } from "./server-errors.ts";

/** Tells the person of a failed answer once, keeps the fields' errors for the form, and ends the session on 403. */
export function reportProblem(problem: Problem): void {
  if (Object.keys(problem.fields).length > 0) setServerErrors(problem.fields);
  notify.error(problem.message || t("errors:unexpected"), { durationMs: REQUEST_ERROR_MS });
  if (problem.status === 403) signOut();
}
