import { describe, expect, test } from "@jest/globals";
import { clashingFields, fieldsKind, sameField } from "./fields.ts";

interface Values {
  name: string;
  tags: string[];
  persona: { role: string };
}

const PATHS = ["name", "tags", "persona.role"] as const;
const KIND = fieldsKind<Values>(PATHS, { autosave: true });
const values = (name: string, tags: string[] = [], role = ""): Values => ({ name, tags, persona: { role } });

describe("values of a form", () => {
  test("blanks around a value and the ways of writing nothing make no difference, another entry of a list does", () => {
    expect(KIND.same(values(" Rutab ", [""]), values("Rutab", [""]))).toBe(true);
    expect(KIND.same(values(""), { name: null, tags: null, persona: { role: null } } as unknown as Values)).toBe(true);
    expect(KIND.same(values("Rutab", ["a"]), values("Rutab", ["a", "b"]))).toBe(false);
    expect(KIND.same(values("Rutab", ["a", "b"]), values("Rutab", ["b", "a"]))).toBe(false);
  });

  test("what the service makes of a value is the same value: a save of one's own is known again by it", () => {
    expect(KIND.same(values("a\u0000b\u000bc\ud83d ", ["x", "x", "\u200f", " y"]), values("ab\nc\ufffd", ["x", "y"]))).toBe(true);
    expect(KIND.same(values("\u200b\u0000"), values(""))).toBe(true);
    expect(KIND.same(values("\u2066Rutab\u2069\u202e"), values("Rutab"))).toBe(true);
    expect(KIND.same(values("می\u200cخواهم"), values("میخواهم"))).toBe(false);
  });

  test("parts of a value are compared whatever their order, and what the service adds to tell their kind makes no difference", () => {
    const link = { url: "https://a.example", title: "A" };
    expect(sameField([link], [{ __typename: "Link", title: " A", url: "https://a.example", note: null }])).toBe(true);
    expect(sameField({ b: 1, a: 2, c: 3 }, { c: 3, a: 2, b: 1 })).toBe(true);
    expect(sameField([link], [{ ...link, title: "B" }])).toBe(false);
    expect(sameField({ title: "A" }, { url: "A" })).toBe(false);
    expect(sameField([link], [link, link])).toBe(false);
  });

  test("a value of which every part is empty is none; a number is one, and so is no", () => {
    expect(sameField({ title: " ", note: null }, undefined)).toBe(true);
    expect(sameField({ title: "A" }, undefined)).toBe(false);
    expect(sameField([{}], [{ title: "A" }])).toBe(false);
    expect(sameField(1, 2)).toBe(false);
    expect(sameField(0, null)).toBe(false);
    expect(sameField(false, null)).toBe(false);
    expect(sameField([1, 1], [1])).toBe(false);
    expect(sameField(["a", 1, "a"], ["a", 1])).toBe(false);
  });

  test("a form without conditions may be saved at any time, keeps no history, and is saved by itself only where that is said", () => {
    expect(KIND.isReady(values(""))).toBe(true);
    expect(KIND).toMatchObject({ history: false, autosave: true });
    expect(fieldsKind(PATHS, { autosave: false }).autosave).toBe(false);
    expect(fieldsKind<Values>(PATHS, { autosave: true, isReady: ({ name }) => name !== "" }).isReady(values(""))).toBe(false);
  });

  test("what each side changed alone is taken over, also within a group", () => {
    const merge = KIND.merge(values("a", ["x"], "r"), values("mine", ["x"], "r"), values("a", ["x"], "theirs"), "mine");
    expect(merge).toEqual({ value: values("mine", ["x"], "theirs"), clashes: 0 });
  });

  test("a field that both changed clashes; the rest is brought together all the same", () => {
    const [base, mine, theirs] = [values("a", ["x"]), values("mine", ["x"]), values("theirs", ["y"])] as const;
    expect(KIND.merge(base, mine, theirs, "mine")).toEqual({ value: values("mine", ["y"]), clashes: 1 });
    expect(KIND.merge(base, mine, theirs, "theirs")).toEqual({ value: theirs, clashes: 1 });
    expect(clashingFields(base, mine, theirs, PATHS)).toEqual(["name"]);
  });

  test("what both made the same is no clash, and one's own way of writing it stays", () => {
    const merge = KIND.merge(values("a"), values("same "), values("same"), "mine");
    expect(merge).toEqual({ value: values("same "), clashes: 0 });
  });

  test("the sides that were brought together stay as they were", () => {
    const mine = values("a", ["x"], "r");
    KIND.merge(values("a", ["x"], "r"), mine, values("b", ["y"], "s"), "theirs");
    expect(mine).toEqual(values("a", ["x"], "r"));
  });
});
