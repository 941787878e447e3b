import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { Schema } from "mongoose";
import { indexProblems, pipelineUpdates } from "./index-rules.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

describe("the services", () => {
  const schemas = new Set<Schema>();
  const sources = new Map<string, string>();

  beforeAll(async () => {
    for await (const file of glob("services/*/src/**/*.ts", { cwd: root })) sources.set(file, readFileSync(root + file, "utf8"));
    const { add } = Schema.prototype;
    // Every schema goes through here while it is made.
    Schema.prototype.add = function (this: Schema, ...args: never) {
      schemas.add(this);
      return add.apply(this, args);
    };
    for (const [file, source] of sources) if (/\bnew Schema\b|\baggregateSchema\b/.test(source)) await import(root + file);
    Schema.prototype.add = add;
  });

  test("have no index that the embedded engine and MongoDB treat differently", () => {
    expect(schemas.size).toBeGreaterThan(10);
    expect([...schemas].flatMap(indexProblems)).toEqual([]);
  });

  test("update without pipelines", () => {
    expect([...sources].filter(([, source]) => pipelineUpdates(source).length > 0).map(([file]) => file)).toEqual([]);
  });
});

describe("the rules", () => {
  const fields = { a: [String], b: [String], c: String, d: String, rows: [{ x: String, y: String }] };
  test.each<[string, object, object, RegExp | null]>([
    ["one field", { c: 1 }, {}, null],
    ["one field, sparse and unique", { c: 1 }, { sparse: true, unique: true }, null],
    ["an array and a field", { c: 1, a: 1 }, {}, null],
    ["two fields of one array", { "rows.x": 1, "rows.y": 1 }, {}, null],
    ["two arrays", { a: 1, b: 1 }, {}, /two arrays/],
    ["an array and a field of another one", { a: 1, "rows.x": 1 }, {}, /two arrays/],
    ["compound, sparse and unique", { c: 1, d: 1 }, { sparse: true, unique: true }, /combined text/],
    ["a partial filter", { c: 1 }, { partialFilterExpression: { d: "x" } }, /partial filter/],
    ["a collation", { c: 1 }, { collation: { locale: "ar" } }, /collation/],
    ["a text index", { c: "text" }, {}, /text index/],
  ])("%s", (_name, keys, options, problem) => {
    const schema = new Schema(fields);
    schema.index(keys as never, options);
    const found = indexProblems(schema);
    if (problem) expect(found).toEqual([expect.stringMatching(problem)]);
    else expect(found).toEqual([]);
  });

  test("a pipeline update is found, a plain one is not", () => {
    expect(pipelineUpdates("model.updateOne({ _id: id }, [{ $set: { a: 1 } }])")).toHaveLength(1);
    expect(pipelineUpdates("model.findOneAndUpdate(filter,\n  [\n    stage])")).toHaveLength(1);
    expect(pipelineUpdates("model.updateOne({ _id: id }, { $push: { a: { $each: [1] } } })")).toEqual([]);
  });
});
