import { APICallError, JSONParseError, TypeValidationError } from "ai";
import { type FailureReason, WritingFailure } from "../writing/writer.ts";

/** What kept a model from answering, and whether it is worth asking again. */
export interface Trouble {
  readonly reason: FailureReason;
  readonly again: boolean;
  /** Milliseconds the model asks to be left alone for. */
  readonly retryAfter?: number | undefined;
}

function retryAfter(headers: Record<string, string> | undefined): number | undefined {
  const value = headers?.["retry-after"];
  if (value === undefined) return undefined;
  const seconds = Number(value);
  const wait = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1_000;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

function ofStatus(status: number, headers: Record<string, string> | undefined): Trouble {
  if (status === 401 || status === 403) return { reason: "refusedKey", again: false };
  if (status === 429 || status === 408 || status >= 500) return { reason: "busy", again: true, retryAfter: retryAfter(headers) };
  return { reason: "refused", again: false };
}

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
  if (error instanceof WritingFailure) return { reason: error.reason, again: error.reason === "timedOut" && !begun };
  if (JSONParseError.isInstance(error) || TypeValidationError.isInstance(error)) return { reason: "brokeFormat", again: !begun };
  if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 400)
    return ofStatus(error.statusCode, error.responseHeaders);
  return begun ? { reason: "cutOff", again: false } : { reason: "unreachable", again: true };
}
