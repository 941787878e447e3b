import { describe, expect, test } from "@jest/globals";
import { generationKind } from "@muhtawa/contracts";
import { LENGTHS } from "../writing/assignment.ts";
import { outputBound } from "../writing/output-bound.ts";
import { estimateTokens } from "../writing/tokens.ts";
import { expectedTokens } from "./estimate.ts";

const asked = { prompt: "p", material: 0, thinking: 500, offline: false, variantCount: 3, length: "MEDIUM" } as const;

describe.each(generationKind.options)("what is set aside for %s", (kind) => {
  test.each(LENGTHS)("covers all that a model may answer at the length %s", (length) => {
    const task = { ...asked, kind, length, selection: "Dates are ripe. ".repeat(200) };
    expect(expectedTokens(task)).toBeGreaterThan(outputBound(task, asked.thinking) * asked.variantCount);
    expect(expectedTokens({ ...task, offline: true })).toBe(0);
  });
});

test("a second answer, where one has to have a form, is set aside with what it is told", () => {
  const ideas = { ...asked, kind: "IDEAS", variantCount: 1 } as const;
  const written = outputBound(ideas, asked.thinking);
  expect(expectedTokens(ideas)).toBeGreaterThan(3 * written);
});

test("a text is given more room than it asks for, its selection among it", () => {
  const selection = "كلمة ".repeat(2_000);
  expect(outputBound({ kind: "TRANSLATE", length: "LOW", selection }, 0)).toBeGreaterThan(2 * estimateTokens(selection));
  expect(outputBound({ kind: "ARTICLE", length: "HIGH" }, 0)).toBeGreaterThan(estimateTokens("كلمة ".repeat(1_500)) * 2);
});
