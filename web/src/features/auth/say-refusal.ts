import { t } from "i18next";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { applyProblem } from "../../lib/form/apply-problem.ts";
import { Problem } from "../../lib/http/problem.ts";
import { notify } from "../../lib/notify.ts";

/** Says why a step was refused: at the fields the server names, or at the one the step is about. */
export function sayRefusal<Values extends FieldValues>(
  error: unknown,
  { setError }: UseFormReturn<Values>,
  [first, ...others]: readonly [FieldPath<Values>, ...FieldPath<Values>[]],
): void {
  if (applyProblem(error, setError, [first, ...others]).length > 0) return;
  if (error instanceof Problem && error.message) setError(first, { type: "server", message: error.message }, { shouldFocus: true });
  else notify.error(t("errors:unexpected"));
}
