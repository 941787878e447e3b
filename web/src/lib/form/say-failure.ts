import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { problemOf } from "../http/problem-of.ts";
import { reportFailure } from "../http/report-failure.ts";
import { applyProblem } from "./apply-problem.ts";

/**
 * Says why the service didn't take a form: in a message, and, for who looks when that is gone, at the fields that the service names, or else
 * as the form's own error (ui/form-failure.tsx). Returns the fields' names; `names` is as applyProblem's.
 */
export function sayFailure<Values extends FieldValues>(
  error: unknown,
  text: string,
  { setError }: Pick<UseFormReturn<Values>, "setError">,
  fields: readonly FieldPath<Values>[],
  names: Readonly<Record<string, FieldPath<Values>>> = {},
): FieldPath<Values>[] {
  const problem = problemOf(error);
  const found = applyProblem(problem, setError, fields, names);
  const words = reportFailure(error, text);
  if (words && found.length === 0) setError("root", { type: "server", message: words });
  return found;
}
