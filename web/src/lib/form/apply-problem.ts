import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { Problem } from "../http/problem.ts";
import { serverErrors } from "../http/server-errors.ts";

/**
 * Puts what the server said about single fields, kept in the errors store, at those fields of a form, and focuses the first. Returns the
 * fields' names, none when the failure was about something else. What is wrong with an entry of a list (`rules.0.term`) is said at the list;
 * `names` tells which field shows what the API calls otherwise.
 */
export function applyProblem<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: readonly FieldPath<Values>[],
  names: Readonly<Record<string, FieldPath<Values>>> = {},
): FieldPath<Values>[] {
  if (!(error instanceof Problem)) return [];
  const said = Object.entries(serverErrors()).map(([name, messages]) => [names[name] ?? name, messages] as const);
  const messagesOf = (field: string) =>
    said.flatMap(([name, messages]) => (name === field || name.startsWith(`${field}.`) ? messages : []));
  const found = fields.filter((field) => messagesOf(field).length > 0);
  for (const [index, field] of found.entries()) {
    setError(field, { type: "server", message: [...new Set(messagesOf(field))].join(" ") }, { shouldFocus: index === 0 });
  }
  return found;
}
