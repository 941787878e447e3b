import { Problem } from "./problem.ts";
import type { ServerErrors } from "./server-errors.ts";

interface GraphQLErrorShape {
  message?: string;
  extensions?: { code?: string; reference?: string; fields?: Record<string, string[]> };
}

interface AnswerShape {
  data?: unknown;
  message?: string;
  error?: string;
  errors?: GraphQLErrorShape[] | Record<string, string[]>;
}

function mergedFields(errors: readonly GraphQLErrorShape[]): ServerErrors {
  return Object.assign({}, ...errors.map((error) => error.extensions?.fields));
}

/** Reads what an answer complains of, REST and GraphQL alike; null when it complains of nothing. */
export function readProblem(status: number, body: unknown): Problem | null {
  const answer = (typeof body === "object" && body !== null ? body : {}) as AnswerShape;
  if (Array.isArray(answer.errors) && answer.errors.length > 0) {
    const [first] = answer.errors;
    const { code, reference } = first?.extensions ?? {};
    return new Problem({ status, message: first?.message ?? "", code, reference, fields: mergedFields(answer.errors) });
  }
  if (status < 400) return null;
  const fields = answer.errors && !Array.isArray(answer.errors) ? answer.errors : {};
  return new Problem({ status, message: answer.error ?? answer.message ?? "", fields });
}
