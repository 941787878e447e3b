import { describe, expect, test } from "@jest/globals";
import { NotSent } from "../drafts/not-sent.ts";
import { Problem } from "../http/problem.ts";
import { HUMAN } from "./edit-state.ts";
import { answerTo, verdictOf } from "./save-answer.ts";

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
  [new Problem({ status: 500, message: "Not now" }), "Not now"],
  [new Problem({ status: 429, message: "Too many" }), "Too many"],
  [new Problem({ status: 200, code: "SESSION_EXPIRED", message: "Sign in" }), "Sign in"],
  [new TypeError("Failed to fetch"), ""],
])("what says nothing of the value may be sent again: %s", (error, reason) => {
  expect(verdictOf(error)).toEqual({ kind: "unavailable", reason });
});

test("a refusal without a code is one all the same", () => {
  expect(verdictOf(new Problem({ status: 404, message: "It isn't there any more" }))).toMatchObject({ kind: "refused" });
});

describe("a save", () => {
  const stored = { value: "a", version: 2, origin: HUMAN };
  const notSent = new NotSent("Save", { text: "a" }, new TypeError("Failed to fetch"));
  const queue = async (error: NotSent) => `${error.operation} waits`;

  test("that the service took tells what is stored", async () => {
    expect(await answerTo(async () => stored, queue)).toEqual({ end: "stored", stored });
  });

  test("that nobody answered may wait for a network where that is possible, and is tried again here otherwise", async () => {
    const answer = await answerTo(() => Promise.reject<typeof stored>(notSent), queue);
    expect(answer.end === "unanswered" && (await answer.queue())).toBe("Save waits");
    expect(await answerTo(() => Promise.reject<typeof stored>(notSent), undefined)).toMatchObject({
      end: "failed",
      failure: { kind: "unavailable" },
    });
  });

  test("made on another version than the one that is stored is outdated, and one that is refused says why; neither waits", async () => {
    const answer = (code: string) =>
      answerTo(() => Promise.reject<typeof stored>(new Problem({ status: 422, code, message: "No" })), queue);
    expect(await answer("CONFLICT")).toEqual({ end: "outdated" });
    expect(await answer("BAD_USER_INPUT")).toEqual({ end: "failed", failure: { kind: "refused", reason: "No", fields: {} } });
  });
});
