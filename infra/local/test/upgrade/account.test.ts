import { expect, test } from "@jest/globals";
import { accountOf, losses } from "../../src/upgrade/account.ts";
import type { ServiceData } from "../../src/upgrade/survey.ts";

const data = (service: string, owned: Record<string, number>, changes: Partial<ServiceData> = {}): ServiceData => ({
  service,
  release: "0.2.0",
  owned: new Map(Object.entries(owned)),
  migrations: [],
  ...changes,
});
const keys = { name: "keys", revision: 2, done: 30, finished: true, took: 1_240 };

test("what there is less of is named, what there is more of isn't", () => {
  const before = [data("catalog", { companies: 3, projects: 6 }), data("content", { contents: 30, media: 2 }), data("ai", { threads: 1 })];
  const after = [data("catalog", { companies: 3, projects: 7 }), data("content", { contents: 29 })];
  expect(losses({ before, after })).toEqual([
    "content: 30 contents before, 29 afterwards",
    "content: 2 media before, 0 afterwards",
    "ai: 1 threads before, 0 afterwards",
  ]);
  expect(losses({ before, after: before })).toEqual([]);
});

test("each service's releases, things and new migrations are told", () => {
  const before = [data("content", { contents: 30 }, { release: undefined }), data("site", {}, { migrations: [keys] })];
  const after = [data("content", { contents: 30, media: 2 }, { migrations: [keys] }), data("site", {}, { migrations: [keys] })];
  expect(accountOf({ before, after })).toEqual([
    "content   before releases were noted → 0.2.0: 30 contents, 2 media",
    "          keys: 30 documents in 1.2 s",
    "site      0.2.0 → 0.2.0: nothing of its own yet",
  ]);
  const again = [data("site", {}, { migrations: [{ ...keys, revision: 3 }] })];
  expect(accountOf({ before, after: again })).toHaveLength(2);
});
