import { expect, test } from "@jest/globals";
import { Problem } from "../http/problem.ts";
import { verdictOf } from "./save-answer.ts";

const refusal = (fields: Record<string, string[]>, code = "BAD_USER_INPUT") =>
  verdictOf(new Problem({ status: 422, code, message: "Some fields need your attention.", fields }));

test("a refusal says why in its fields' own words, each once, and no more than three", () => {
  expect(refusal({ body: ["The text has half of a character."] })).toEqual({
    kind: "refused",
    reason: "The text has half of a character.",
    fields: { body: ["The text has half of a character."] },
  });
  expect(refusal({ a: ["Too long.", "Too long."], b: ["Missing."], c: ["Unknown."], d: ["Wrong."] })).toMatchObject({
    reason: "Too long. Missing. Unknown.",
  });
  expect(refusal({ title: ["Taken."] }, "CONFLICT")).toMatchObject({ kind: "refused", reason: "Taken." });
});

test("without fields it says so in the answer's words; another version is none", () => {
  expect(refusal({})).toMatchObject({ kind: "refused", reason: "Some fields need your attention." });
  expect(refusal({}, "CONFLICT")).toBe("outdated");
});

test.each([
  [new Problem({ status: 503, message: "Later" }), "Later"],
  [new Problem({ status: 429, code: "RATE_LIMITED", message: "Slower", fields: { body: ["x"] } }), "Slower"],
  [new TypeError("Failed to fetch"), ""],
])("what says nothing of the value may be sent again: %s", (error, reason) => {
  expect(verdictOf(error)).toEqual({ kind: "unavailable", reason });
});
