import { expect, test } from "@jest/globals";
import type { ScoreCheck } from "@muhtawa/text-analysis/score";
import { fixTarget, withPart } from "./fix-target.ts";

const p = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });
const h = (text: string) => ({ type: "heading", attrs: { level: 2 }, content: [{ type: "text", text }] });
const list = (...items: string[]) => ({ type: "bulletList", content: items.map((item) => ({ type: "listItem", content: [p(item)] })) });
const BODY = { type: "doc", content: [h("Head"), p("First  words."), list("One", "Cheap two"), p("Then."), p("Cheap three.")] };

const check = (id: string, evidence: string[] = [], parts: Partial<ScoreCheck> = {}): ScoreCheck => ({
  id,
  area: "SEO",
  passed: false,
  severity: "HIGH",
  message: { en: "", ar: "" },
  evidence,
  fixable: true,
  ...parts,
});
const blocksOf = (...of: Parameters<typeof check>) => {
  const target = fixTarget(check(...of), BODY, "ARTICLE");
  return target && [target.from, target.blocks.length, target.kind];
};

test.each<[string, Parameters<typeof check>, ReturnType<typeof blocksOf>]>([
  ["from the first passage to the last", ["voice.0", ["Cheap two", "Cheap three"]], [2, 3, "REWRITE"]],
  ["one passage in its block, whatever blanks stand in it, and cut or not", ["readability.sentences", ["First wo…"]], [1, 1, "REWRITE"]],
  ["the first paragraph", ["seo.keyword-in-opening", ["First words."]], [1, 1, "REWRITE"]],
  ["the whole, where it isn't of one place", ["geo.structured"], [0, 5, "REWRITE"]],
  ["the whole, where what was seen is what is right", ["geo.questions", ["Head"]], [0, 5, "REWRITE"]],
  ["an article too short", ["seo.length"], [0, 5, "EXPAND"]],
  ["nothing of a title", ["seo.title-length", ["First words."]], undefined],
  ["nothing that only its owner knows", ["geo.sources", [], { fixable: false }], undefined],
  ["nothing that is right", ["voice.0", ["Cheap two"], { passed: true }], undefined],
])("%s is written anew", (_, of, expected) => {
  expect(blocksOf(...of)).toEqual(expected);
});

test("an opening is mended beneath the line that names its author", () => {
  const target = fixTarget(
    check("seo.description-width"),
    { type: "doc", content: [p("By Sara Ali"), p("Dates."), p("Then.")] },
    "ARTICLE",
  );
  expect([target?.from, target?.blocks.length]).toEqual([1, 1]);
});

test("a passage is found by the words that stand, whatever is suggested between them", () => {
  const suggested = (type: string, text: string) => ({ type: "text", text, marks: [{ type, attrs: { id: "s1", part: null } }] });
  const line = {
    type: "paragraph",
    content: [...p("At a ").content, suggested("deletion", "cheap"), suggested("insertion", "fair"), ...p(" price.").content],
  };
  const target = fixTarget(check("voice.0", ["a cheap price"]), { type: "doc", content: [p("Head."), line, p("Then.")] }, "ARTICLE");
  expect([target?.from, target?.blocks.length]).toEqual([1, 1]);
});

test("a tweet that is too long is shortened", () => {
  expect(fixTarget(check("seo.length"), BODY, "TWEET")?.kind).toBe("SHORTEN");
});

test("a text without words has nothing to mend", () => {
  expect(fixTarget(check("seo.length"), { type: "doc", content: [p(" ")] }, "ARTICLE")).toBeUndefined();
  expect(fixTarget(check("geo.brand-named"), { type: "doc", content: [h("Head")] }, "ARTICLE")).toBeUndefined();
});

test("other blocks take the place of a part, and the rest stays", () => {
  const target = fixTarget(check("voice.0", ["Cheap two"]), BODY, "ARTICLE");
  if (!target) throw new Error("There is a part");
  expect(withPart(BODY, target, [p("A"), p("B")])).toEqual({
    type: "doc",
    content: [h("Head"), p("First  words."), p("A"), p("B"), p("Then."), p("Cheap three.")],
  });
});
