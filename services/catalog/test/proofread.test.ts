import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { GraphQLClient } from "@muhtawa/testkit";
import { startCatalog } from "./running-catalog.ts";

const PROOFREAD = `query ($text: String!, $locale: Locale!, $companyId: ID) { proofread(text: $text, locale: $locale, companyId: $companyId) {
  words findings { kind start end severity suggestions reason } readability { score level wordsPerSentence } } }`;
const SET_WORDS = `mutation ($companyId: ID!, $add: [String!], $remove: [String!]) {
  setCompanyWords(companyId: $companyId, add: $add, remove: $remove) { words } }`;
const CREATE = `mutation ($input: CompanyInput!) { createCompany(input: $input) { company { id words } } }`;

let catalog: Awaited<ReturnType<typeof startCatalog>>;
let owner: GraphQLClient;
let ownerInArabic: GraphQLClient;
let stranger: GraphQLClient;
beforeAll(async () => {
  catalog = await startCatalog();
  [owner, ownerInArabic, stranger] = await Promise.all([
    catalog.as({ id: "owner" }),
    catalog.as({ id: "owner", locale: "ar" }),
    catalog.as({ id: "stranger" }),
  ]);
}, 300_000);
afterAll(() => catalog?.stop());

interface Finding {
  kind: string;
  start: number;
  end: number;
  severity: string;
  suggestions: string[];
  reason: string;
}

const findings = async (client: GraphQLClient, text: string, companyId?: string, locale = "ar"): Promise<Finding[]> =>
  (await client(PROOFREAD, { text, locale, companyId })).data.proofread.findings;

async function newCompany(rules: object[] = []): Promise<string> {
  const { data } = await owner(CREATE, {
    input: { companyName: "شركة صدى", brandName: "قهوه صدى", brandVoice: { rules } },
  });
  expect(data?.createCompany.company.words).toEqual([]);
  return data?.createCompany.company.id ?? "";
}

test("what is written wrong is told with its place, a better word and the rule in the reader's language", async () => {
  const text = "🙂 ذهبت الى السوق";
  const [finding, ...others] = await findings(owner, text);
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ kind: "HAMZA", severity: "ERROR", suggestions: ["إلى"] });
  expect(text.slice(finding?.start, finding?.end)).toBe("الى");
  // either names letters and words of the other script
  const FIRST_WORDS = { en: /^[A-Z][a-z]+ [a-z]/, ar: /^[\p{Script=Arabic}\p{M}]+ \p{Script=Arabic}/u };
  expect(finding?.reason).toMatch(FIRST_WORDS.en);
  const [inArabic] = await findings(ownerInArabic, text);
  expect(inArabic?.reason).toMatch(FIRST_WORDS.ar);
});

test("English is proofread by its own checks", async () => {
  expect(await findings(owner, "We recieve the the orders .", undefined, "en")).toMatchObject([
    { kind: "UNKNOWN", severity: "NOTE", suggestions: expect.arrayContaining(["receive"]) },
    { kind: "REPEATED", severity: "LIKELY" },
    { kind: "PUNCTUATION", severity: "ERROR", suggestions: ["."] },
  ]);
});

test("of a text that is wrong all over the first thousand findings are told, and how many there are", async () => {
  const { data } = await owner(`query ($text: String!) { proofread(text: $text, locale: ar) { total findings { start suggestions } } }`, {
    text: "الى ".repeat(1_200),
  });
  expect(data?.proofread.total).toBe(1_200);
  expect(data?.proofread.findings).toHaveLength(1_000);
  expect(data?.proofread.findings.at(-1)).toEqual({ start: 999 * 4, suggestions: ["إلى"] });
});

test("short texts are read however many long ones wait, and a long one that can't be is refused with a time to retry", async () => {
  const asked = `query ($text: String!) { proofread(text: $text, locale: ar) { total } }`;
  const long = Array.from({ length: 30 }, () => owner(asked, { text: "ذهبت الى المدرسه و اشتريت خدمه. ".repeat(1_500).slice(0, 50_000) }));
  const short = await Promise.all(Array.from({ length: 60 }, () => owner(asked, { text: "ذهبت الى السوق" })));
  expect(new Set(short.map(({ data }) => data?.proofread.total))).toEqual(new Set([1]));
  for (const { data, errors } of await Promise.all(long))
    if (errors) expect(errors[0]?.extensions).toMatchObject({ code: "SERVICE_UNAVAILABLE", retryAfter: 5 });
    else expect(data?.proofread.total).toBeGreaterThan(1_000);
}, 120_000);

test("words are counted, and how easy the text is", async () => {
  const { data } = await owner(PROOFREAD, { text: "القط ينام. الكلب يلعب.", locale: "ar" });
  expect(data?.proofread).toMatchObject({ words: 4, readability: { score: 90, level: "Very easy", wordsPerSentence: 2 } });
});

test("a company's names and words are never wrong, and its voice is told", async () => {
  const companyId = await newCompany([
    { locale: "ar", kind: "BAN", term: "رخيص" },
    { locale: "ar", kind: "GLOSSARY", term: "عملاؤنا الكرام", replacement: "زبائننا" },
  ]);
  expect(await findings(owner, "قهوه صدى بسعر رخيص", companyId)).toMatchObject([{ kind: "VOICE", suggestions: [] }]);
  const text = "نقدم لكم شاهى الصباح";
  expect(await findings(owner, text, companyId)).toMatchObject([{ suggestions: expect.anything() }]);
  const added = await owner(SET_WORDS, { companyId, add: ["شاهى", " شاهى ", "كرك"] });
  expect(added.data?.setCompanyWords.words).toEqual(["شاهى", "كرك"]);
  expect(await findings(owner, text, companyId)).toEqual([]);
  const removed = await owner(SET_WORDS, { companyId, remove: ["شاهى"] });
  expect(removed.data?.setCompanyWords.words).toEqual(["كرك"]);
  expect(await findings(owner, text, companyId)).toHaveLength(1);
});

test("a company keeps its words when the rest of it changes", async () => {
  const companyId = await newCompany();
  await owner(SET_WORDS, { companyId, add: ["كرك"] });
  await owner(`mutation ($id: ID!) { updateCompany(id: $id, input: { slogan: "x" }) { company { id } } }`, { id: companyId });
  const { data } = await owner(`query ($id: ID!) { company(id: $id) { words } }`, { id: companyId });
  expect(data?.company.words).toEqual(["كرك"]);
});

test("a company's owner chooses whether texts are proofread before they move on", async () => {
  const companyId = await newCompany();
  const read = async () =>
    (await owner(`query ($id: ID!) { company(id: $id) { proofBeforeReview words } }`, { id: companyId })).data?.company;
  expect(await read()).toEqual({ proofBeforeReview: false, words: [] });
  const set = `mutation ($id: ID!) { setProofBeforeReview(companyId: $id, proofBeforeReview: true) { company { proofBeforeReview } } }`;
  expect((await stranger(set, { id: companyId })).errors?.[0]?.extensions?.["code"]).toMatch(/NOT_FOUND|FORBIDDEN/);
  await owner(set, { id: companyId });
  await owner(SET_WORDS, { companyId, add: ["كرك"] });
  expect(await read()).toEqual({ proofBeforeReview: true, words: ["كرك"] });
});

test("a company's owner, and nobody else, says whether another person approves its contents; that is told in the history", async () => {
  const companyId = await newCompany();
  const set = `mutation ($id: ID!) { setApprovalByAnother(companyId: $id, approvalByAnother: true) { company { approvalByAnother version } } }`;
  expect((await stranger(set, { id: companyId })).errors?.[0]?.extensions?.["code"]).toBe("NOT_FOUND");
  const { data } = await owner(set, { id: companyId });
  expect(data?.setApprovalByAnother.company).toEqual({ approvalByAnother: true, version: 2 });
  expect((await owner(set, { id: companyId })).data?.setApprovalByAnother.company.version).toBe(2);
});

test("a company's owner chooses how it spells, and its texts are proofread by that", async () => {
  const companyId = await newCompany();
  const read = async () =>
    (await owner(`query ($id: ID!) { company(id: $id) { orthography { yaConvention digits } } }`, { id: companyId })).data?.company
      .orthography;
  expect(await read()).toEqual({ yaConvention: "DOTTED", digits: null });
  const set = `mutation ($id: ID!, $yaConvention: YaConvention, $digits: DigitSystem) {
    setOrthography(companyId: $id, yaConvention: $yaConvention, digits: $digits) { company { id } } }`;
  const text = "نلتقي فى 3 مدن";
  expect(await findings(owner, text, companyId)).toMatchObject([{ kind: "ALEF_MAQSURA" }]);
  expect((await stranger(set, { id: companyId, digits: "LATIN" })).errors?.[0]?.extensions?.["code"]).toMatch(/NOT_FOUND|FORBIDDEN/);
  await owner(set, { id: companyId, yaConvention: "UNDOTTED" });
  expect(await findings(owner, text, companyId)).toEqual([]);
  await owner(set, { id: companyId, digits: "ARABIC_INDIC" });
  expect(await read()).toEqual({ yaConvention: "UNDOTTED", digits: "ARABIC_INDIC" });
  expect(await findings(owner, text, companyId)).toMatchObject([{ kind: "DIGITS", suggestions: ["٣"] }]);
  await owner(set, { id: companyId, digits: null });
  await owner(SET_WORDS, { companyId, add: ["كرك"] });
  expect(await read()).toEqual({ yaConvention: "UNDOTTED", digits: null });
});

test("visitors proofread nothing, nobody by a company that isn't theirs, and none too long a text", async () => {
  expect((await catalog.anonymous()(PROOFREAD, { text: "x", locale: "ar" })).errors?.[0]?.extensions?.["code"]).toBe("UNAUTHENTICATED");
  const companyId = await newCompany();
  expect((await stranger(PROOFREAD, { text: "x", locale: "ar", companyId })).errors?.[0]?.extensions?.["code"]).toMatch(
    /NOT_FOUND|FORBIDDEN/,
  );
  expect((await stranger(SET_WORDS, { companyId, add: ["x"] })).errors?.[0]?.extensions?.["code"]).toMatch(/NOT_FOUND|FORBIDDEN/);
  const long = await owner(PROOFREAD, { text: "ا".repeat(50_001), locale: "ar" });
  expect(long.errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { text: [expect.any(String)] } });
  const tooMany = Array.from({ length: 301 }, (_, at) => `كلمة${at}`);
  expect((await owner(SET_WORDS, { companyId, add: tooMany })).errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
});
