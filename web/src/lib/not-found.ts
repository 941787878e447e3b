import type { ErrorResponse } from "react-router";
import { problemOf } from "./http/problem-of.ts";
import { takeBack } from "./http/report-failure.ts";

/** Thrown while a page is drawn, it puts the 404 page in that page's place: react-router takes it for such an answer. */
class NotFound extends Error implements ErrorResponse {
  override readonly name = "NotFound";
  readonly status = 404;
  readonly statusText = "Not Found";
  readonly data = null;
  readonly internal = false;
  /** What the server has said of it, in a message that the page takes the place of. */
  readonly answer: unknown;

  constructor(answer: unknown) {
    super("This page could not be found");
    this.answer = answer;
  }
}

/** Takes the message back beside which the 404 page is shown. */
export function sayOnlyThatNotFound(error: unknown): void {
  if (error instanceof NotFound) takeBack(error.answer);
}

/** Leaves the page for the 404 page when what it shows isn't there, or isn't the reader's. */
export function orNotFound(error: unknown): void {
  if (problemOf(error)?.code === "NOT_FOUND") throw new NotFound(error);
}
