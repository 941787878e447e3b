import { expect, test } from "@jest/globals";
import { z } from "zod";
import { defineReadModel } from "../../src/index.ts";
import { noteStamped, noteState } from "../sample/note.ts";
import { told } from "./database.ts";

const pageState = { ...noteState, name: "site.page.state", filter: "site.page.*.state.v1" };
const shape = z.object({ title: z.string() });

/** A read model that is declared anew for each test. */
const titles = () =>
  defineReadModel({ name: "titles", shape, from: { note: noteState }, row: { note: ({ data }) => ({ title: data.title }) } });

test("a row shows its source's version, and nothing that its shape doesn't have", () => {
  const { rowAfter } = titles();
  expect(rowAfter("note", told("a", 3, "one"))).toEqual({ _id: "a", sourceVersion: 3, deleted: false, title: "one" });
  expect(rowAfter("note", told("a", 4))).toEqual({ _id: "a", sourceVersion: 4, deleted: true });
});

test("a row that isn't of its shape is refused", () => {
  const broken = defineReadModel({ name: "titles", shape, from: { note: noteState }, row: { note: () => ({ title: 7 as never }) } });
  expect(() => broken.rowAfter("note", told("a", 1, "one"))).toThrow(z.ZodError);
});

test("null is as deleted, undefined leaves what is there", () => {
  const row = { note: ({ data }: { data: { title: string } }) => (data.title === "hidden" ? null : undefined) };
  const { rowAfter } = defineReadModel({ name: "titles", shape, from: { note: noteState }, row });
  expect(rowAfter("note", told("a", 1, "hidden"))).toEqual({ _id: "a", sourceVersion: 1, deleted: true });
  expect(rowAfter("note", told("a", 1, "other"))).toBeUndefined();
});

test("of a deleted one what the model keeps stays, under the id that its source gives it", () => {
  const kept = defineReadModel({
    name: "titles",
    shape,
    from: { note: noteState },
    row: { note: ({ data }) => ({ title: data.title }) },
    rowId: (source, id) => `${source}/${id}`,
    keptOfDeleted: (id, known) => ({ title: `${id}, ${known?.title}` }),
  });
  expect([kept.rowId("note", "a"), titles().rowId("note", "a")]).toEqual(["note/a", "a"]);
  expect(kept.keptOf?.("a", { title: "one" })).toEqual({ title: "a, one" });
  expect(titles().keptOf).toBeUndefined();
  expect(kept.rowAfter("note", told("a", 2))).toEqual({ _id: "note/a", sourceVersion: 2, deleted: true });
});

test("another shape, source, event, version or revision is another collection; another name for the same is not", () => {
  const row = { note: () => ({ title: "" }) };
  const of = (declaration: object) =>
    defineReadModel({ name: "titles", shape, from: { note: noteState }, row, ...declaration } as never).collection;
  const others = [
    {},
    { shape: z.object({ title: z.string().nullable() }) },
    { from: { paper: noteState } },
    { from: { note: pageState } },
    { from: { note: { ...noteState, version: 2 } } },
    { from: { note: noteState, page: pageState } },
    { revision: 1 },
  ].map(of);
  expect(new Set(others).size).toBe(others.length);
  expect(others.every((name) => /^titles_[0-9a-f]{8}$/.test(name))).toBe(true);
  expect([of({ revision: 0 }), of({ indexes: [{ title: 1 }] }), titles().collection]).toEqual([others[0], others[0], others[0]]);
  expect(of({ name: "other" })).toBe(others[0]?.replace("titles", "other"));
});

test("what it is for is told as declared, and makes no other collection", () => {
  const row = { note: () => ({ title: "" }) };
  const told = defineReadModel({ name: "titles", purpose: "titles for the list", shape, from: { note: noteState }, row });
  expect([told.purpose, told.collection]).toEqual(["titles for the list", titles().collection]);
  expect(titles()).not.toHaveProperty("purpose");
});

test("what it is made of can be read; without indexes it has none", () => {
  const model = titles();
  expect(model).toMatchObject({ name: "titles", sources: { note: noteState }, events: [noteState], indexes: [] });
  expect(model.shape).toBe(shape);
});

test("a fact is refused by its name", () => {
  const fact = () => defineReadModel({ name: "titles", shape, from: { note: noteStamped as never }, row: { note: () => null } });
  expect(fact).toThrow("titles: a read model is made of state events, site.note.stamped is a fact");
});
