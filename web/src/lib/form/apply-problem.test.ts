import { afterEach, expect, jest, test } from "@jest/globals";
import { Problem } from "../http/problem.ts";
import { clearServerErrors, setServerErrors } from "../http/server-errors.ts";
import { applyProblem } from "./apply-problem.ts";

const FIELDS = ["title", "links", "persona.name"] as const;

const refusal = new Problem({ status: 422, message: "Some fields need your attention." });

afterEach(clearServerErrors);

test("what the server says stands at its field, of a list's entries at the list, and the first is focused", () => {
  const setError = jest.fn();
  const invalid = "Enter a web address.";
  setServerErrors({ "links.0": [invalid], "links.3": [invalid], "persona.name": ["Too long."], titleKey: ["Not a field."] });
  expect(applyProblem(refusal, setError as never, FIELDS)).toEqual(["links", "persona.name"]);
  expect(setError.mock.calls).toEqual([
    ["links", { type: "server", message: invalid }, { shouldFocus: true }],
    ["persona.name", { type: "server", message: "Too long." }, { shouldFocus: false }],
  ]);
});

test("a field that the API calls otherwise is found by its own name", () => {
  setServerErrors({ linksId: ["Not yours."] });
  expect(applyProblem(refusal, jest.fn() as never, FIELDS, { linksId: "links" })).toEqual(["links"]);
});

test("what a later answer has cleared is said no more", () => {
  setServerErrors({ title: ["Too long."] });
  clearServerErrors();
  expect(applyProblem(refusal, jest.fn() as never, FIELDS)).toEqual([]);
});

test("another failure is about no field", () => {
  setServerErrors({ title: ["Too long."] });
  expect(applyProblem(new Error("no connection"), jest.fn() as never, FIELDS)).toEqual([]);
});
