import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { Problem } from "./problem.ts";
import { readProblem } from "./read-problem.ts";

/** The Problem behind an error that came through Apollo, or undefined for an error that is none. It has been reported by then. */
export function problemOf(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  if (CombinedGraphQLErrors.is(error)) return readProblem(200, { errors: error.errors }) ?? undefined;
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Problem ? cause : undefined;
}

/** Whether something was refused because another version is stored than the one that it rests on; with fields it speaks of these: a name that is taken. */
export function isOutdated(error: unknown): boolean {
  const problem = problemOf(error);
  return problem?.code === "CONFLICT" && Object.keys(problem.fields).length === 0;
}
