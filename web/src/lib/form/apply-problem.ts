import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { Problem } from "../http/problem.ts";

/**
 * Puts what the server said about single fields at those fields of a form, and focuses the first. Returns the fields' names, none when the
 * failure was about something else. A field inside a list (`rules.0.term`) is looked up as it is.
 */
export function applyProblem<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: readonly FieldPath<Values>[],
): FieldPath<Values>[] {
  if (!(error instanceof Problem)) return [];
  const found = fields.filter((field) => error.fields[field]?.length);
  for (const [index, field] of found.entries()) {
    setError(field, { type: "server", message: error.fields[field]?.join(" ") ?? "" }, { shouldFocus: index === 0 });
  }
  return found;
}
