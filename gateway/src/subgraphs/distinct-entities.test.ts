import { expect, test } from "@jest/globals";
import { AnswerBudget } from "@muhtawa/service-kit/edge";
import { atEveryPlace, distinctEntities } from "./distinct-entities.ts";

const company = (id: string) => ({ __typename: "Company", id });

test("an entity that stands in several places is asked for once, and stands in each with its errors", () => {
  const distinct = distinctEntities([company("a"), company("b"), company("a")]);
  expect(distinct.representations).toEqual([company("a"), company("b")]);
  const answer = {
    data: { _entities: [{ name: "A" }, null] },
    errors: [{ message: "gone", path: ["_entities", 1] }, { message: "no voice", path: ["_entities", 0, "voice"] }, { message: "of all" }],
  };
  expect(atEveryPlace(answer, distinct, new AnswerBudget())).toEqual({
    data: { _entities: [{ name: "A" }, null, { name: "A" }] },
    errors: [
      { message: "gone", path: ["_entities", 1] },
      { message: "no voice", path: ["_entities", 0, "voice"] },
      { message: "no voice", path: ["_entities", 2, "voice"] },
      { message: "of all" },
    ],
  });
});

test("what stands in several places counts as often towards the answer's size", () => {
  const megabyte = { name: "x".repeat(1024 * 1024) };
  const distinct = distinctEntities(Array.from({ length: 10 }, () => company("a")));
  expect(() => atEveryPlace({ data: { _entities: [megabyte] } }, distinct, new AnswerBudget())).toThrow(
    expect.objectContaining({ code: "BAD_USER_INPUT" }),
  );
});

test("an answer that isn't one to the question stays as it is", () => {
  const distinct = distinctEntities([company("a"), company("a")]);
  const answer = { data: null, errors: [{ message: "down" }] };
  expect(atEveryPlace(answer, distinct, new AnswerBudget())).toBe(answer);
});
