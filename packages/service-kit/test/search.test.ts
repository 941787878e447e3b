import { expect, test } from "@jest/globals";
import { searchFilter } from "../src/search.ts";

test("a list is narrowed by each word of what it is searched by, of which the last may have begun only", () => {
  const word = (key: string) => ({ searchKeys: { $in: [key, `=${key}`] } });
  const begun = { searchKeys: { $elemMatch: { $gte: "vo", $lt: "vp" } } };
  expect(searchFilter("Brand vo")).toEqual({ $and: [word("brand"), { $or: [word("vo"), begun] }] });
  expect([searchFilter(undefined), searchFilter(null), searchFilter("  ")]).toEqual([{}, {}, {}]);
  expect(searchFilter("!?")).not.toEqual({});
});
