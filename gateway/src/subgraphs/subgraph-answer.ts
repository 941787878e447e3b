import type { Readable } from "node:stream";
import type { AnswerBudget, ErrorCode } from "@muhtawa/service-kit/edge";

/** An error as a subgraph sends it, or as the gateway notes it for one. */
export interface SubgraphError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: { readonly code?: ErrorCode | string; readonly [detail: string]: unknown };
}

export interface SubgraphAnswer {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly SubgraphError[];
}

/** Reads an answer as far as the budget goes; throws BAD_USER_INPUT beyond, having stopped the service from sending more. */
export async function readJson(body: Readable, budget: AnswerBudget): Promise<unknown> {
  const chunks: Buffer[] = [];
  // Leaving the loop destroys the stream.
  for await (const chunk of body as AsyncIterable<Buffer>) {
    budget.spend(chunk.length);
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString("utf8"));
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** Reads a subgraph's answer; undefined for anything that isn't one. */
export function readAnswer(body: unknown): SubgraphAnswer | undefined {
  if (!isObject(body)) return undefined;
  const { data, errors } = body;
  const hasErrors =
    Array.isArray(errors) && errors.length > 0 && errors.every((error) => isObject(error) && typeof error["message"] === "string");
  if (errors !== undefined && !hasErrors) return undefined;
  if (!isObject(data) && !hasErrors) return undefined;
  return { data: isObject(data) ? data : null, ...(hasErrors ? { errors: errors as SubgraphError[] } : {}) };
}
