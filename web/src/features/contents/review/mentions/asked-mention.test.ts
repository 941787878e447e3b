import { expect, test } from "@jest/globals";
import { askedMention, isMentioned, peopleNamed, withMention } from "./asked-mention.ts";

const person = (username: string) => ({ id: username, username });
const PEOPLE = [person("omar"), person("أحمد"), person("sara_o"), person("Layla_Omar")];

test.each([
  ["@", { at: 0, query: "" }],
  ["Look, @om", { at: 6, query: "om" }],
  ["يا @احم", { at: 3, query: "احم" }],
  ["(@sara", { at: 1, query: "sara" }],
  ["first\n@om", { at: 6, query: "om" }],
  ["@Layla_Om", { at: 0, query: "Layla_Om" }],
  ["@omar is", undefined],
  ["omar@mail.example", undefined],
  ["@ home", undefined],
  ["@omar\nnext", undefined],
  [`@${"x".repeat(31)}`, undefined],
  ["nobody", undefined],
  ["", undefined],
])("%j asks for %j", (text, asked) => {
  expect(askedMention(text, text.length)).toEqual(asked);
});

test("what stands after the cursor is no part of it", () => {
  expect(askedMention("@om later", 3)).toEqual({ at: 0, query: "om" });
  expect(askedMention("@om", 0)).toBeUndefined();
});

test.each([
  ["", ["omar", "أحمد", "sara_o", "Layla_Omar"]],
  ["OM", ["omar", "Layla_Omar"]],
  ["احمد", ["أحمد"]],
  ["أَحْمَد", ["أحمد"]],
  ["nobody", []],
])("%j finds %j", (query, names) => {
  expect(peopleNamed(PEOPLE, query).map(({ username }) => username)).toEqual(names);
});

test("no more are offered than are seen at once", () => {
  expect(
    peopleNamed(
      Array.from({ length: 51 }, (_, at) => person(`p${at}`)),
      "p",
    ),
  ).toHaveLength(6);
});

test("a name takes the place of what was typed, with one space after it", () => {
  expect(withMention("Look @om", { at: 5, query: "om" }, person("omar"))).toEqual({ text: "Look @omar ", cursor: 11 });
  expect(withMention("@احم هل", { at: 0, query: "احم" }, person("أحمد"))).toEqual({ text: "@أحمد هل", cursor: 6 });
});

test.each([
  ["@omar", true],
  ["Look, @omar.", true],
  ["@omar2 and @omar", true],
  ["@omar2", false],
  ["omar", false],
])("%j mentions omar: %s", (text, mentioned) => {
  expect(isMentioned(text, person("omar"))).toBe(mentioned);
});
