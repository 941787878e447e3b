import { COMPANY_LISTS, COMPANY_TEXTS, MAX_EVENT_BYTES, VOICE_RULES } from "@muhtawa/contracts";
import { describe, expect, test } from "@jest/globals";
import { COMPANY_PARTS, companyFields, companyInput, companyWords, MAX_COMPANY_WORDS, storedCompany } from "../src/index.ts";

const NAMES = { companyName: "Sada", brandName: "Sada" };
const rule = (term: string, others: object = {}) => ({ locale: "en", kind: "BAN", term, ...others });

/** A field at its path, as input has it. */
const at = (path: string, value: unknown): object => path.split(".").reduceRight((inner, name) => ({ [name]: inner }), value) as object;
const merged = (path: string, value: unknown) => ({ ...NAMES, ...at(path, value) });
const pathsOf = (given: object) => storedCompany.safeParse(given).error?.issues.map(({ path }) => path.join(".")) ?? [];

describe("a company", () => {
  test("has parts that may be left out, and what is left out isn't stored", () => {
    expect(storedCompany.parse(NAMES)).toEqual({
      ...NAMES,
      values: [],
      competitors: [],
      brandVoice: { personality: [], goals: [], tags: [], rules: [] },
    });
    expect(Object.keys(storedCompany.parse(NAMES))).not.toContain("persona");
  });

  test.each([
    [{}, undefined],
    [{ name: " ", needs: [], pains: null }, undefined],
    [{ name: "Mona" }, { name: "Mona", needs: [], pains: [], channels: [] }],
    [{ needs: ["time"] }, { needs: ["time"], pains: [], channels: [] }],
  ])("of whose reader %j is said has the persona %j", (persona, expected) => {
    expect(storedCompany.parse({ ...NAMES, persona }).persona).toEqual(expected);
  });

  test("needs both its names, which a suggestion doesn't", () => {
    expect(pathsOf({})).toEqual(["companyName", "brandName"]);
    expect(companyInput.safeParse({}).success).toBe(true);
  });

  test.each(Object.entries(COMPANY_TEXTS))("may have %s of %i characters and no more", (path, most) => {
    expect(pathsOf(merged(path, "x".repeat(most)))).toEqual([]);
    expect(pathsOf(merged(path, "x".repeat(most + 1)))).toEqual([path]);
  });

  test.each(Object.entries(COMPANY_LISTS))("may have %s within the limits", (path, { entries, characters }) => {
    const all = Array.from({ length: entries }, (_, index) => String(index).padStart(characters, "x"));
    expect(pathsOf(merged(path, all))).toEqual([]);
    expect(pathsOf(merged(path, [...all, "one more"]))).toEqual([path]);
    expect(pathsOf(merged(path, ["x".repeat(characters + 1)]))).toEqual([`${path}.0`]);
  });

  test("keeps what it says of an activity, its words, its proofs and its spelling", () => {
    const more = { businessActivityId: "food", words: ["صدى"], proofBeforeReview: true, voiceToneFileId: "f" };
    expect(storedCompany.parse({ ...NAMES, ...more })).toMatchObject(more);
    expect(
      companyFields.safeParse({ ...NAMES, businessActivityId: "x".repeat(81), voiceToneFileId: "x".repeat(61) }).error?.issues,
    ).toHaveLength(2);
    expect(companyWords.safeParse(Array.from({ length: MAX_COMPANY_WORDS + 1 }, String)).success).toBe(false);
    expect(companyWords.safeParse(["x".repeat(41)]).success).toBe(false);
  });
});

describe("a voice's rules", () => {
  const rulesOf = (...rules: object[]) => ({ ...NAMES, brandVoice: { rules } });

  test("are in a language, of a kind, for a term, within the limits", () => {
    const whole = rule("x".repeat(VOICE_RULES.term), {
      replacement: "x".repeat(VOICE_RULES.replacement),
      note: "x".repeat(VOICE_RULES.note),
    });
    expect(storedCompany.parse(rulesOf(whole)).brandVoice.rules).toEqual([whole]);
    expect(pathsOf(rulesOf({}))).toEqual(["locale", "kind", "term"].map((field) => `brandVoice.rules.0.${field}`));
    const long = rule("x".repeat(VOICE_RULES.term + 1), {
      replacement: "x".repeat(VOICE_RULES.replacement + 1),
      note: "x".repeat(VOICE_RULES.note + 1),
    });
    expect(pathsOf(rulesOf(long))).toEqual(["term", "replacement", "note"].map((field) => `brandVoice.rules.0.${field}`));
    const many = (count: number) => rulesOf(...Array.from({ length: count }, (_, index) => rule(`t${index}`)));
    expect([pathsOf(many(VOICE_RULES.rules)), pathsOf(many(VOICE_RULES.rules + 1))]).toEqual([[], ["brandVoice.rules"]]);
  });

  test("are said once for a term of a kind in a language, however it is written", () => {
    const said = rulesOf(rule("Cheap"), rule("costly"), rule("ｃｈｅａｐ"), rule("CHEAP"));
    expect(pathsOf(said)).toEqual(["brandVoice.rules.2.term", "brandVoice.rules.3.term"]);
    const [issue] = storedCompany.safeParse(said).error?.issues ?? [];
    expect(issue).toMatchObject({ code: "custom", params: { message: { en: expect.stringContaining("another rule of this kind") } } });
    expect(pathsOf(rulesOf(rule("cheap"), rule("cheap", { locale: "ar" }), rule("cheap", { kind: "PREFER", replacement: "x" })))).toEqual(
      [],
    );
  });

  test("and all texts together leave room for the event that carries them", () => {
    const most = MAX_EVENT_BYTES - 8 * 1024;
    const long = { mission: "字".repeat(2_000), goal: "字".repeat(2_000), targetMarket: "字".repeat(1_000) };
    const company = (noteLength: number, vision: string) => {
      const replacement = "字".repeat(VOICE_RULES.replacement);
      const terms = Array.from({ length: VOICE_RULES.rules }, (_, index) => String(index).padStart(VOICE_RULES.term, "字"));
      return { ...rulesOf(...terms.map((term) => rule(term, { replacement, note: "字".repeat(noteLength) }))), ...long, vision };
    };
    const bytes = (given: object) => Buffer.byteLength(JSON.stringify(companyFields.parse(given)));
    // Notes for the most of it, and a vision for what is left to the byte.
    const noteLength = 100 + Math.floor((most - bytes(company(100, "x"))) / (3 * VOICE_RULES.rules));
    const visionLength = 1 + most - bytes(company(noteLength, "x"));
    expect(pathsOf(company(noteLength, "x".repeat(visionLength)))).toEqual([]);
    const { error } = storedCompany.safeParse(company(noteLength, "x".repeat(visionLength + 1)));
    expect(error?.issues).toMatchObject([
      { path: ["brandVoice", "rules"], params: { message: { en: expect.stringContaining("too long altogether") } } },
    ]);
  });
});

test("the names within a company's parts are those that forms send", () => {
  expect(COMPANY_PARTS).toEqual({
    persona: ["name", "ageRange", "role", "needs", "pains", "channels"],
    brandVoice: ["personality", "language", "goals", "tags", "rules"],
    voiceRule: ["locale", "kind", "term", "replacement", "note"],
  });
});
