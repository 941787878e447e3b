import { expect, test } from "@jest/globals";
import mongoose from "mongoose";
import { aggregateSchema, NOT_DELETED } from "./aggregate-schema.ts";

interface Page {
  title: string;
  parts: { name: string }[];
  settings?: object;
}

const schema = aggregateSchema<Page>("pages", {
  title: { type: String, required: true },
  parts: [new mongoose.Schema({ name: String }, { _id: false })],
  settings: {},
});
const Model = mongoose.createConnection().model("Page", schema as unknown as mongoose.Schema);

const now = new Date();
const stored = { _id: "p1", version: 1, createdAt: now, updatedAt: now, outbox: [], title: "Home", parts: [{ name: "top" }] };
const pending = { subject: "site.page.p1.state", envelope: { id: "e1" } };
/** The names of the fields that are wrong. */
const wrongIn = (document: object) => Object.keys(new Model(document).validateSync()?.errors ?? {}).toSorted();

test("a document has an id, a version, its times, an outbox, and what its state demands", () => {
  expect(wrongIn(stored)).toEqual([]);
  expect(wrongIn({ outbox: null })).toEqual(["_id", "createdAt", "outbox", "title", "updatedAt", "version"]);
});

test("what the store keeps beside the state is stored as it is given", () => {
  const beside = {
    commandIds: ["c1", "c2"],
    lastCommandId: "c0",
    deletedAt: now,
    eraseAt: now,
    outboxAt: now,
    pendingState: pending,
    outbox: [pending],
  };
  const document = new Model({ ...stored, ...beside, settings: {} }).toObject();
  expect(document).toEqual({ ...stored, ...beside, settings: {} });
});

test("where nothing is kept beside the state, nothing is stored for it", () => {
  expect(new Model(stored).toObject()).toEqual(stored);
});

test.each([
  ["_id", {}],
  ["version", "first"],
  ["createdAt", "long ago"],
  ["updatedAt", "just now"],
  ["deletedAt", "soon"],
  ["eraseAt", "later"],
  ["outboxAt", "never"],
  ["commandIds", [{}]],
  ["lastCommandId", {}],
])("%s of another type is refused", (field, value) => {
  expect(wrongIn({ ...stored, [field]: value })).toContainEqual(expect.stringContaining(field));
});

test("a field that isn't declared is refused", () => {
  expect(() => new Model({ ...stored, colour: "red" })).toThrow(/colour/);
});

test("the relay's sweep and the erasure have indexes without the documents that have nothing for them", () => {
  expect(schema.indexes()).toEqual([
    [{ outboxAt: 1 }, expect.objectContaining({ sparse: true })],
    [{ eraseAt: 1 }, expect.objectContaining({ sparse: true })],
  ]);
  expect(schema.get("collection")).toBe("pages");
});

test("a filter without tombstones demands that nothing has been deleted", () => {
  expect(NOT_DELETED).toEqual({ deletedAt: { $exists: false } });
});
