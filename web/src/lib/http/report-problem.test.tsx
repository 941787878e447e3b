import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import { render } from "../../testing/render.tsx";
import { tokenOf } from "../../testing/tokens.ts";
import { Toaster } from "../../ui/toaster.tsx";
import { authState, signIn } from "../auth/auth.ts";
import { Problem } from "./problem.ts";
import { takeBack } from "./report-failure.ts";
import { readProblem } from "./read-problem.ts";
import { reportAnswer, reportProblem } from "./report-problem.ts";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

/** How what `tell` says stands for two seconds, and no longer. */
function standsForTwoSeconds(words: string, tell: () => void) {
  render(<Toaster />);
  act(tell);
  pass(1999);
  expect(screen.getByText(words)).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText(words)).toBeNull();
}

test.each([401, 403, 422, 500])("the words of a %i stand for 2 seconds", (status) => {
  signIn({ token: tokenOf(), user: { id: "u1", username: "sara" } });
  standsForTwoSeconds("Not for you", () => reportProblem(new Problem({ status, message: "Not for you" })));
  expect(authState().loggedIn).toBe(status !== 403);
});

test("what nobody foresaw is told with the reference that its answer has", () => {
  const message = "An unexpected error occurred, please try again";
  const answer = { errors: [{ message, extensions: { code: "INTERNAL", reference: "3f2a-77" } }] };
  const problem = readProblem(500, answer);
  render(<Toaster />);
  act(() => problem && reportProblem(problem));
  expect(screen.getByText(message)).toBeInTheDocument();
  expect(screen.getByText("Reference for the operator: 3f2a-77")).toBeInTheDocument();
});

test("so does the message of any other answer", () => {
  standsForTwoSeconds("Saved in part", () => reportAnswer({ data: [], message: "Saved in part" }));
});

test("that something isn't there is said a moment later, unless a page takes the message's place", () => {
  const missing = new Problem({ status: 404, message: "This was not found.", code: "NOT_FOUND" });
  render(<Toaster />);
  const tell = () => act(() => reportProblem(missing));
  tell();
  pass(299);
  expect(screen.queryByText("This was not found.")).toBeNull();
  pass(1);
  expect(screen.getByText("This was not found.")).toBeInTheDocument();
  pass(2000);
  expect(screen.queryByText("This was not found.")).toBeNull();
  tell();
  act(() => takeBack(missing));
  pass(300);
  expect(screen.queryByText("This was not found.")).toBeNull();
});
