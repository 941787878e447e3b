import { expect, jest, test } from "@jest/globals";
import { Problem } from "../http/problem.ts";
import { applyProblem } from "./apply-problem.ts";

const FIELDS = ["title", "links", "persona.name"] as const;

test("what the server says stands at its field, of a list's entries at the list, and the first is focused", () => {
  const setError = jest.fn();
  const invalid = "Enter a web address.";
  const problem = new Problem({
    status: 422,
    message: "Some fields need your attention.",
    fields: { "links.0": [invalid], "links.3": [invalid], "persona.name": ["Too long."], titleKey: ["Not a field."] },
  });
  expect(applyProblem(problem, setError as never, FIELDS)).toEqual(["links", "persona.name"]);
  expect(setError.mock.calls).toEqual([
    ["links", { type: "server", message: invalid }, { shouldFocus: true }],
    ["persona.name", { type: "server", message: "Too long." }, { shouldFocus: false }],
  ]);
});

test("another failure is about no field", () => {
  expect(applyProblem(new Error("no connection"), jest.fn() as never, FIELDS)).toEqual([]);
});
