import { describe, expect, test } from "@jest/globals";
import { difference, sameState, stateOf, withoutUndefined } from "./aggregate-state.ts";

const RECORD = {
  _id: "a",
  version: 3,
  commandIds: ["c"],
  lastCommandId: "c",
  createdAt: new Date(0),
  updatedAt: new Date(1),
  deletedAt: new Date(2),
  pendingState: {},
  outbox: [],
  outboxAt: new Date(3),
};

test("the state is what is left without everything that the store keeps beside it", () => {
  expect(stateOf({ ...RECORD, title: "one", tags: [] })).toEqual({ title: "one", tags: [] });
  expect(stateOf(RECORD)).toEqual({});
});

test("fields that are undefined are left out, empty ones are not", () => {
  expect(Object.keys(withoutUndefined({ a: undefined, b: null, c: "", d: 0, e: false }))).toEqual(["b", "c", "d", "e"]);
});

describe("two states are the same", () => {
  test("whatever their records, and whether a field is absent or undefined", () => {
    expect(sameState({ ...RECORD, title: "one", tags: ["a"] }, { version: 9, title: "one", tags: ["a"], note: undefined })).toBe(true);
    expect(sameState({ title: "one", note: undefined }, { title: "one" })).toBe(true);
  });

  test.each([
    [{ title: "one" }, { title: "two" }],
    [{ title: "one" }, { title: "one", note: "" }],
    [{ title: "one", note: "" }, { title: "one" }],
    [{ tags: ["a"] }, { tags: ["a", "b"] }],
  ])("but not %j and %j", (one, other) => expect(sameState(one, other)).toBe(false));
});

describe("what is written", () => {
  test("are the fields that differ", () => {
    expect(difference({ ...RECORD, a: 1, b: [1], c: "x" }, { a: 1, b: [1, 2], c: "x", d: "new" })).toEqual({
      set: { b: [1, 2], d: "new" },
      unset: {},
    });
  });

  test("and taken out those that the decision leaves out or names as undefined, loaded or not", () => {
    expect(difference({ a: 1, b: 2 }, { b: 2 })).toEqual({ set: {}, unset: { a: 1 } });
    expect(difference({ a: 1 }, { a: undefined, neverLoaded: undefined })).toEqual({ set: {}, unset: { a: 1, neverLoaded: 1 } });
  });

  test("is nothing of the record", () => {
    expect(difference(RECORD, { version: 7, outbox: ["x"] })).toEqual({ set: {}, unset: {} });
  });
});
