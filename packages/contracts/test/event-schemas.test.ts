import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { breakingChanges } from "./breaking-changes.ts";
import { declaredEvents, type JsonSchema } from "./declared-events.ts";

const folder = new URL("event-schemas/", import.meta.url);
const committed = readdirSync(folder).toSorted();
const read = (file: string) => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as JsonSchema;

describe("the declared events", () => {
  const declared = declaredEvents();

  test("are the committed ones: none has vanished; a new one is accepted by `npm run accept-events -w packages/contracts`", () => {
    expect(declared.map(({ file }) => file).toSorted()).toEqual(committed);
  });

  test.each(committed)("%s breaks no reader", (file) => {
    const event = declared.find((candidate) => candidate.file === file);
    expect(breakingChanges(read(file), event?.schema ?? {})).toEqual([]);
  });

  test.each(committed)("%s is written down as it is", (file) => {
    expect(JSON.parse(JSON.stringify(declared.find((candidate) => candidate.file === file)?.schema))).toEqual(read(file));
  });
});

describe("what breaks a reader", () => {
  const text: JsonSchema = { type: "string" };
  const before: JsonSchema = {
    anyOf: [
      {
        type: "object",
        properties: { name: text, note: text, kind: { type: "string", enum: ["A", "B"] }, tags: { type: "array", items: text } },
        required: ["name", "kind", "tags"],
      },
    ],
  };
  const card = before.anyOf![0]!;
  const changed = (change: Partial<JsonSchema>): JsonSchema => ({ anyOf: [{ ...card, ...change }] });
  const fields = (change: Record<string, JsonSchema>) => changed({ properties: { ...card.properties, ...change } });

  test("nothing changed, or a new optional field, doesn't", () => {
    expect(breakingChanges(before, before)).toEqual([]);
    expect(breakingChanges(before, fields({ more: text }))).toEqual([]);
  });

  const { note: _, ...withoutNote } = card.properties!;
  test.each<[string, JsonSchema, string]>([
    ["a field gone", changed({ properties: withoutNote }), "data(1).note is gone"],
    ["a field of another type", fields({ name: { type: "number" } }), "data(1).name was string and is number"],
    [
      "a new required field",
      changed({ properties: { ...card.properties, more: text }, required: ["name", "kind", "tags", "more"] }),
      "data(1).more is new and required",
    ],
    ["an optional field required", changed({ required: ["name", "kind", "tags", "note"] }), "data(1).note was optional and no longer is"],
    ["a required field optional", changed({ required: ["name", "kind"] }), "data(1).tags was required and no longer is"],
    ["another enumeration value", fields({ kind: { type: "string", enum: ["A", "B", "C"] } }), "data(1).kind takes other values"],
    ["other entries", fields({ tags: { type: "array", items: { type: "number" } } }), "data(1).tags[] was string and is number"],
    ["a further alternative", { anyOf: [card, card] }, "data has 2 alternatives instead of 1"],
  ])("%s does", (_change, after, problem) => {
    expect(breakingChanges(before, after)).toEqual([problem]);
  });
});
