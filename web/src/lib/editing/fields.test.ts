import { describe, expect, test } from "@jest/globals";
import { clashingFields, fieldsKind } from "./fields.ts";

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
