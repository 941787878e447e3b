import type { ServerErrors } from "./server-errors.ts";

interface ProblemDetails {
  status: number;
  message: string;
  code?: string;
  fields?: ServerErrors;
  reference?: string;
}

/** A response that says no. When it says why, the person has been told by the time it is thrown. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly status: number;
  readonly code: string | undefined;
  readonly fields: ServerErrors;
  /** By which an operator finds the log lines of what nobody foresaw. */
  readonly reference: string | undefined;

  constructor({ status, message, code, fields = {}, reference }: ProblemDetails) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.reference = reference;
  }
}

/** Whether the person has already been told of this failure, so that nobody tells them twice. */
export function wasReported(error: unknown): boolean {
  if (error instanceof Problem) return error.message !== "";
  return error instanceof Error && (error.name === "CombinedGraphQLErrors" || error.name === "AbortError");
}
