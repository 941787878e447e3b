import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { scoreOf } from "../../src/score/index.ts";
import { goldTexts } from "./gold.ts";

const failedOf = (scored: Parameters<typeof scoreOf>[0]) => scoreOf(scored)?.checks.flatMap(({ id, passed }) => (passed ? [] : [id])) ?? [];

describe.each(["en", "ar"] as const)("the gold set in %s", (locale) => {
  const texts = goldTexts(locale);
  const named = texts.map((gold) => [`${gold.scored.type}: ${gold.scored.title}`, gold] as const);

  test("has thirty texts of every form", () => {
    expect(texts).toHaveLength(30);
    expect(new Set(texts.map(({ scored }) => scored.type)).size).toBe(6);
  });

  test.each(named)("%s fails what it fails by hand", (_, { scored, fails }) => {
    expect(failedOf(scored).toSorted()).toEqual([...fails].toSorted());
  });

  test.each(named)("%s: its keyword in its title never lowers that check", (_, { scored }) => {
    const [keyword] = scored.keywords;
    if (keyword === undefined) return;
    for (const title of [`${keyword}: ${scored.title}`, `${scored.title} ${keyword}`]) {
      expect(failedOf({ ...scored, title })).not.toContain("seo.keyword-in-title");
    }
  });

  test("measuring leaves each text as it is, and gives the same twice, in whatever order they come", () => {
    const before = structuredClone(texts);
    const scores = new Map(texts.map(({ scored }) => [scored, scoreOf(scored)]));
    expect(texts).toEqual(before);
    fc.assert(
      fc.property(fc.shuffledSubarray(texts, { minLength: texts.length }), (some) => {
        for (const { scored } of some) expect(scoreOf(scored)).toEqual(scores.get(scored));
      }),
      { numRuns: 3 },
    );
  });

  test("the areas are sums over the checks, whatever their order", () => {
    const weight = { LOW: 1, MEDIUM: 2, HIGH: 3 } as const;
    for (const { scored } of texts) {
      const score = scoreOf(scored);
      for (const [area, value] of [
        ["SEO", score?.seo],
        ["GEO", score?.geo],
        ["READABILITY", score?.readability],
        ["VOICE", score?.voice],
      ] as const) {
        const checks = score?.checks.filter((check) => check.area === area).toReversed() ?? [];
        const sum = (some: typeof checks) => some.reduce((all, { severity }) => all + weight[severity], 0);
        const share = checks.length === 0 ? 100 : Math.round((100 * sum(checks.filter(({ passed }) => passed))) / sum(checks));
        expect(value).toBe(share);
      }
    }
  });
});
