import type { ErrorResponse } from "react-router";
import { problemOf } from "./http/problem-of.ts";

/** Thrown while a page is drawn, it puts the 404 page in that page's place: react-router takes it for such an answer. */
class NotFound extends Error implements ErrorResponse {
  override readonly name = "NotFound";
  readonly status = 404;
  readonly statusText = "Not Found";
  readonly data = null;
  readonly internal = false;
}

/** Leaves the page for the 404 page when what it shows isn't there, or isn't the reader's. */
export function orNotFound(error: unknown): void {
  if (problemOf(error)?.code === "NOT_FOUND") throw new NotFound("This page could not be found");
}
