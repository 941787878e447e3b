import { expect, test } from "@jest/globals";
import { duplicateKey, isUndecided, isUnreachable } from "./database-errors.ts";

const named = (name: string, code?: number) => Object.assign(new Error(name), { name, ...(code !== undefined && { code }) });

test("a duplicate key is named by its index, from what the server says or from its message", () => {
  const of = (error: object) => duplicateKey({ code: 11_000, ...error })?.index;
  expect(of({ keyPattern: { emailKey: 1 }, message: "index: other_1 dup" })).toBe("emailKey");
  expect(of({ keyPattern: { a: 1, b: -1 } })).toBe("a_b");
  expect(of({ message: "E11000 duplicate key error collection: x.users index: emailKey_1 dup key: { emailKey: 1 }" })).toBe("emailKey");
  expect(of({ message: "E11000 duplicate key error index: x.users.$emailKey_-1 dup key" })).toBe("emailKey");
  expect(of({ message: "E11000 duplicate key error index: _id_ dup key" })).toBe("_id_");
  expect([of({ message: "something else" }), of({})]).toEqual(["", ""]);
});

test("nothing else is a duplicate key", () => {
  for (const error of [undefined, null, "E11000", 11_000, {}, { code: 11_001 }, new Error("E11000")])
    expect(duplicateKey(error)).toBeUndefined();
});

test.each(["MongoNetworkError", "MongoNetworkTimeoutError"])("%s leaves a write undecided", (name) => {
  expect([isUndecided(named(name)), isUnreachable(named(name))]).toEqual([true, true]);
});

test.each([91, 189, 10_058, 10_107, 11_600, 11_602, 13_435, 13_436])(
  "a server that steps down with %s leaves a write undecided",
  (code) => {
    expect([isUndecided(named("MongoServerError", code)), isUnreachable(named("MongoServerError", code))]).toEqual([true, true]);
  },
);

test("what refuses has decided and could be asked", () => {
  for (const error of [
    named("MongoServerError", 11_000),
    named("MongoServerError"),
    named("Error", 91),
    named("Error", 50),
    named("SomeMongoNetworkError"),
    { name: "MongoNetworkError" },
    undefined,
  ])
    expect([isUndecided(error), isUnreachable(error)]).toEqual([false, false]);
});

test.each([
  "MongooseError",
  "MongoNetworkError",
  "MongoServerSelectionError",
  "MongoPoolClearedError",
  "MongoPoolClosedError",
  "MongoNotConnectedError",
  "MongoOperationTimeoutError",
])("%s is an outage, also as the cause of another error", (name) => {
  expect(isUnreachable(named(name))).toBe(true);
  expect(isUnreachable(new Error("wrapped", { cause: new Error("again", { cause: named(name) }) }))).toBe(true);
});

test("a command whose time was over is an outage that decides", () => {
  expect([isUndecided(named("MongoServerError", 50)), isUnreachable(named("MongoServerError", 50))]).toEqual([false, true]);
  expect([isUnreachable(named("MongoOther")), isUnreachable(named("MongoServerSelectionErrors"))]).toEqual([false, false]);
});
