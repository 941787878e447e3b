import { expect, test } from "@jest/globals";
import { living } from "./living.ts";

const LIVES = { deletedAt: { $exists: false } };

test.each<[string, object]>([
  ["a value", { title: "one" }],
  ["a date", { at: new Date(0) }],
  ["one of several values", { title: { $in: ["one", "two"] } }],
  ["a bound", { title: { $gt: "a" } }],
  ["a bound beside something else", { title: { $ne: "x", $gte: "a" } }],
  ["another bound", { title: { $lt: "a" } }],
  ["another bound that includes its end", { title: { $lte: "a" } }],
  ["an equal value", { title: { $eq: "a" } }],
  ["an element", { keys: { $elemMatch: { $gte: "a", $lt: "b" } } }],
  ["being there", { title: { $exists: true } }],
  ["one value among other conditions", { _id: "a", other: { $exists: false }, title: "one" }],
])("%s is found in none that is deleted", (_what, where) => {
  expect(living(where)).toEqual(where);
});

test.each<[string, object]>([
  ["nothing", {}],
  ["an id", { _id: "a" }],
  ["the store's own fields", { version: 3, createdAt: new Date(0) }],
  ["null", { title: null }],
  ["undefined", { title: undefined }],
  ["one of several values that may be nothing", { title: { $in: ["one", null] } }],
  ["a value that is nothing", { title: { $eq: null } }],
  ["not being there", { title: { $exists: false } }],
  ["another value", { title: { $ne: "one" } }],
  ["none of several values", { title: { $nin: ["one"] } }],
  ["a choice", { $or: [{ title: "one" }, { title: { $exists: false } }] }],
])("%s could be found in one that is deleted", (_what, where) => {
  expect(living(where)).toEqual({ ...LIVES, ...where });
});
