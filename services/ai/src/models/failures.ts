import { APICallError, JSONParseError, TypeValidationError } from "ai";
import { type FailureReason, WritingFailure } from "../writing/writer.ts";

/** What kept a model from answering, and whether it is worth asking again. */
export interface Trouble {
  readonly reason: FailureReason;
  readonly again: boolean;
  /** Milliseconds the model asks to be left alone for. */
  readonly retryAfter?: number | undefined;
}

/** By `Retry-After` in seconds or as a date, by `retry-after-ms`, or as Google says it, by a `retryDelay` among the error's details. */
function retryAfter({ responseHeaders, responseBody }: APICallError): number | undefined {
  const precise = Number(responseHeaders?.["retry-after-ms"] ?? Number.NaN);
  if (precise >= 0) return precise;
  const value = responseHeaders?.["retry-after"];
  const [, delay] = value === undefined ? (/"retryDelay":\s*"(\d{1,6}(?:\.\d{1,9})?)s"/.exec(responseBody ?? "") ?? []) : [];
  if (value === undefined) return delay === undefined ? undefined : Number(delay) * 1_000;
  const seconds = Number(value);
  const wait = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1_000;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

function ofStatus(status: number, error: APICallError): Trouble {
  // Google answers 400 to a key it doesn't know.
  const isKey = status === 401 || status === 403 || (status === 400 && error.responseBody?.includes('"API_KEY_INVALID"') === true);
  if (isKey) return { reason: "refusedKey", again: false };
  if (status === 429 || status === 408 || status >= 500) return { reason: "busy", again: true, retryAfter: retryAfter(error) };
  return { reason: "refused", again: false };
}

/** An error that a provider tells within its answer, after it had said 200. */
const isOverload = (error: unknown) =>
  typeof error === "object" &&
  error !== null &&
  !(error instanceof Error) &&
  ["overloaded_error", "rate_limit_error", "api_error", "server_error"].includes(String((error as { type?: unknown }).type));

/**
 * What of an error may be logged. The AI SDK's own errors hold the whole request, prompt included, and an endpoint may answer with a part of
 * the key it was given.
 */
export function told(error: unknown): Error {
  if (error instanceof WritingFailure) return error;
  if (APICallError.isInstance(error)) return new Error(`the endpoint answered ${error.statusCode ?? "nothing"}`);
  return new Error(error instanceof Error ? error.name : "unknown");
}

/** Reads an error of the AI SDK; `begun` says whether text had arrived before it. */
export function troubleOf(error: unknown, begun: boolean): Trouble {
  if (error instanceof WritingFailure)
    return { reason: error.reason, again: (error.reason === "timedOut" || error.reason === "cutOff") && !begun };
  if (JSONParseError.isInstance(error) || TypeValidationError.isInstance(error)) return { reason: "brokeFormat", again: !begun };
  if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 400) return ofStatus(error.statusCode, error);
  if (isOverload(error)) return { reason: "busy", again: !begun };
  return begun ? { reason: "cutOff", again: false } : { reason: "unreachable", again: true };
}
