import { describe, expect, jest, test } from "@jest/globals";
import { growthOf, HOSTILE_PIECES, hostileText } from "@muhtawa/testkit/hostile-text";
import fc from "fast-check";
import {
  checkVoice,
  enforceVoice,
  headingsOf,
  isolate,
  normalise,
  paragraphsOf,
  readingDirection,
  sentencesOf,
  TermFinder,
  VoicePass,
  type VoiceRule,
  wordCount,
} from "../src/index.ts";
import { readabilityOf, scoreOf } from "../src/score/index.ts";
import { keywordUse, matches, matchSpans, placesOf, queryKeys, searchKeys, snippetOf } from "../src/search/index.ts";

const rulesOf = (term: string, replacement?: string): VoiceRule[] =>
  (["en", "ar"] as const).flatMap((locale) =>
    (["BAN", "PREFER", "GLOSSARY", "STYLE"] as const).map((kind) => ({ locale, kind, term, replacement })),
  );
const RULES = [...rulesOf("cheap"), ...rulesOf("dirt-cheap", "fair"), ...rulesOf("رخيص", "منصف"), ...rulesOf("ال", "a a a a a a b")];

/** As long as catalog lets a term be. */
const LONGEST_TERM = 100;

/** Milliseconds; much is read, and the machine may be busy. */
const PATIENCE = 300_000;
jest.setTimeout(PATIENCE);

const scored = (text: string, title = "Dates") =>
  (["en", "ar"] as const).map((locale) =>
    scoreOf({
      locale,
      type: "ARTICLE",
      title,
      keywords: [title],
      internalLinks: [],
      rules: RULES,
      body: {
        type: "doc",
        content: [
          { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text }] },
          { type: "paragraph", content: [{ type: "text", text }] },
        ],
      },
    }),
  );

const streamed = (text: string, rules: readonly VoiceRule[]) => {
  const pass = new VoicePass(rules);
  let out = "";
  for (let at = 0; at < text.length; at += 50) out += pass.push(text.slice(at, at + 50));
  return out + pass.end();
};

/** Everything that is done with a text that somebody wrote. */
const WORK: Record<string, (text: string) => unknown> = {
  normalise,
  searchKeys,
  queryKeys,
  wordCount,
  readingDirection,
  isolate,
  headingsOf,
  paragraphsOf,
  sentencesOf,
  readabilityOf: (text) => [readabilityOf(text, "en"), readabilityOf(text, "ar")],
  keywordUse: (text) => keywordUse(text, "a cheap الرخيص"),
  matches: (text) => matches(text, "cheap رخيص"),
  matchSpans: (text) => [...matchSpans(text, "cheap رخيص a")],
  snippetOf: (text) => snippetOf(text, "cheap رخيص"),
  scoreOf: (text) => scored(text),
  checkVoice: (text) => [checkVoice(text, RULES, "en"), checkVoice(text, RULES, "ar")],
  enforceVoice: (text) => enforceVoice(text, RULES),
};

describe("twice the letters take about twice the work", () => {
  test.each(Object.entries(WORK))("%s", (_name, work) => {
    for (const piece of HOSTILE_PIECES) expect({ piece, linear: growthOf(work, piece) <= 2.6 }).toEqual({ piece, linear: true });
  });

  test("also where it arrives in pieces", () => {
    const work = (text: string) => streamed(text, RULES);
    for (const piece of [" ", "a ", "cheap ", "cheap. ", "رخيص و", "`a ", "ال ال ", "a"])
      expect({ piece, linear: growthOf(work, piece) <= 2.6 }).toEqual({ piece, linear: true });
  });

  test("also of long terms in a text of their own letters", () => {
    const work = (text: string) => new TermFinder([text.slice(0, LONGEST_TERM), text.slice(1, 30)]).find(text);
    for (const piece of HOSTILE_PIECES) expect({ piece, linear: growthOf(work, piece, 2_000) <= 2.6 }).toEqual({ piece, linear: true });
  });
});

describe("whatever is written, nothing fails", () => {
  const runs = { numRuns: 100 };
  test("as a text", () => {
    fc.assert(
      fc.property(hostileText(), (text) => {
        for (const work of Object.values(WORK)) work(text);
      }),
      runs,
    );
  });

  test("as a term of a voice's rule, a keyword, a search", () => {
    fc.assert(
      fc.property(hostileText(40), hostileText(40), hostileText(), (term, other, text) => {
        const rules = rulesOf(term, other);
        const around = `${text} ${term} ${other}.`;
        checkVoice(around, rules, "en");
        enforceVoice(around, rules);
        streamed(around, rules);
        scored(around, term);
        placesOf(around, term);
        snippetOf(around, term);
        matches(around, term);
      }),
      runs,
    );
  });

  test("a banned term that is a word of the text is found, whatever its signs", () => {
    const found = (text: string, term: string) => new TermFinder([term]).find(text)[0]?.map((place) => place.text);
    expect(found("Not dirt-cheap, but C++ and (a|b)* are.", "dirt-cheap")).toEqual(["dirt-cheap"]);
    expect(found("Not dirt-cheap, but C++ and (a|b)* are.", "C++")).toEqual(["C++"]);
    expect(found("Not dirt-cheap, but C++ and (a|b)* are.", "(a|b)*")).toEqual(["(a|b)*"]);
    expect(found("C++ and C+++, C++a", "c++")).toEqual(["C++", "C++"]);
    expect(enforceVoice("A dirt-cheap offer.", [{ locale: "en", kind: "BAN", term: "dirt-cheap", replacement: "fair" }]).text).toBe(
      "A fair offer.",
    );
  });
});
