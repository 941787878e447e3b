import { t } from "i18next";
import { signOut } from "../auth/auth.ts";
import { notify, REQUEST_ERROR_MS } from "../notify.ts";
import type { Problem } from "./problem.ts";
import { clearServerErrors, type ServerErrors, setServerErrors } from "./server-errors.ts";

/** Milliseconds in which a page may say that it isn't there, in the message's place. */
const PAGE_MS = 300;

/** Tells the person what a failed answer says, once; keeps the fields' errors for the form, and ends the session on 403. */
export function reportProblem(problem: Problem): void {
  if (Object.keys(problem.fields).length > 0) setServerErrors(problem.fields);
  const afterMs = problem.code === "NOT_FOUND" ? PAGE_MS : 0;
  const detail = problem.reference && t("errors:reference", { reference: problem.reference });
  if (problem.message) notify.error(problem.message, { durationMs: REQUEST_ERROR_MS, afterMs, ...(detail && { detail }) });
  if (problem.status === 403) signOut();
}

/** Tells what a successful answer says, if it says anything; it clears the fields' errors unless it brings some. */
export function reportAnswer(body: unknown): void {
  const { message, errors } = (typeof body === "object" && body !== null ? body : {}) as { message?: unknown; errors?: ServerErrors };
  if (typeof message === "string" && message) notify.info(message, { durationMs: REQUEST_ERROR_MS });
  if (errors && Object.keys(errors).length > 0) setServerErrors(errors);
  else clearServerErrors();
}
