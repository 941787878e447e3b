import { expect, test } from "@jest/globals";
import { AnswerBudget, MAX_ANSWER_SIZE, sizeOfAnswer } from "../../src/http/answer-size.ts";
import { systemContext } from "../../src/index.ts";

test.each([
  ["a text with its quotes", "four", 6],
  ["a number, whatever it is", 123_456, 5],
  ["true", true, 5],
  ["nothing", null, 5],
  ["an empty list", [], 2],
  ["a list with its commas", ["a", "b"], 4 + 3 + 3],
  ["an object with its names", { name: "a", at: null }, 4 + 4 + 3 + 2 + 4 + 5],
  ["what is deep inside", { a: [{ b: "c" }] }, 5 + 3 + 5 + 3],
])("%s is counted", (_what, value, size) => {
  expect(sizeOfAnswer(value)).toBe(size);
});

test("a value is read no further than to its limit, and up to there", () => {
  const read: number[] = [];
  const list = Array.from({ length: 10 }, (_, at) => ({
    get text() {
      read.push(at);
      return "x".repeat(100);
    },
  }));
  expect(sizeOfAnswer(list, 250)).toBeGreaterThan(250);
  expect(read.length).toBeLessThan(4);
  // "abc" and its list: exactly 8.
  expect(sizeOfAnswer(["abc"], 8)).toBe(8);
  expect(sizeOfAnswer(["abc", "d"], 4)).toBeLessThanOrEqual(4 + 5);
});

test("the parts of a request share one budget of eight megabytes, and others have their own", () => {
  expect(MAX_ANSWER_SIZE).toBe(8_388_608);
  const request = systemContext();
  AnswerBudget.of(request).spend(MAX_ANSWER_SIZE);
  AnswerBudget.of(request).demandMore();
  const refusal = { code: "BAD_USER_INPUT", message: "The answer would be larger than 8 MB. Ask for fewer or smaller things at once." };
  expect(() => AnswerBudget.of(request).spend(1)).toThrow(expect.objectContaining(refusal));
  expect(() => AnswerBudget.of(request).demandMore()).toThrow(expect.objectContaining({ code: "BAD_USER_INPUT" }));
  AnswerBudget.of(systemContext()).spend(MAX_ANSWER_SIZE);
});
