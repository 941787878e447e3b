import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { companyState } from "@muhtawa/contracts";
import { eventually, type GraphQLClient } from "@muhtawa/testkit";
import { MongoClient } from "mongodb";
import { SAVE_BODY, SAVE_NEEDS } from "./documents.ts";
import { type RunningContent, startContent } from "./running-content.ts";

const SCORES = /* GraphQL */ `
  query ($contentId: ID!, $page: Int, $pageSize: Int) {
    contentVersions(contentId: $contentId, page: $page, pageSize: $pageSize) {
      results {
        number
        overallScore
      }
    }
  }
`;
const SCORE = `query ($id: ID!) { content(id: $id) { score { seo geo readability voice } } }`;

let content: RunningContent;
let noura: GraphQLClient;
let store: MongoClient;
beforeAll(async () => {
  // Queries are counted: the schedule looks for none of its own meanwhile.
  content = await startContent({ PUBLISH_INTERVAL_MS: "3600000", MEASURE_INTERVAL_MS: "3600000" });
  noura = await content.as({ id: "noura" });
  store = await MongoClient.connect(content.database.url);
});
afterAll(async () => {
  await store?.close();
  await content?.stop();
});

const bodyOf = (text: string) => ({ type: "doc", content: [{ type: "paragraph", ...(text && { content: [{ type: "text", text }] }) }] });

async function written(input: Record<string, unknown>, ...texts: string[]): Promise<string> {
  const { id = "" } = await content.content("noura", input);
  for (const text of texts) expect((await noura(SAVE_BODY, { id, input: { body: bodyOf(text) } })).errors).toBeUndefined();
  return id;
}

type Scores = readonly (number | null)[];
const scoresOf = async (contentId: string, page: object = {}): Promise<Scores> => {
  const { data, errors } = await noura(SCORES, { contentId, ...page });
  expect(errors).toBeUndefined();
  return data.contentVersions.results.map((version: { overallScore: number | null }) => version.overallScore);
};
const overallOf = async (id: string) => {
  const { seo, geo, readability, voice } = (await noura(SCORE, { id })).data.content.score;
  return Math.round((seo + geo + readability + voice) / 4);
};

describe("the overall score of a version", () => {
  test("is that of its text by the brief of now; none of one without words", async () => {
    const id = await written({ title: "Fresh dates for your guests tonight", keywords: ["dates"] }, "Dates are soft.", "");
    await noura(SAVE_BODY, { id, input: { body: bodyOf("Olives are salty.") } });
    const [olives, empty, dates] = await scoresOf(id);
    expect(empty).toBeNull();
    expect(olives).toBe(await overallOf(id));
    expect(Number(dates)).toBeGreaterThan(Number(olives));
    await noura(SAVE_NEEDS, { id, input: { title: "Salty olives for your guests tonight", type: "ARTICLE", keywords: ["olives"] } });
    const [later, , earlier] = await scoresOf(id);
    expect(Number(later)).toBeGreaterThan(Number(earlier));
  });

  test("follows the voice of the company", async () => {
    const companyId = await content.company("noura");
    const id = await written({ companyId }, "Cheap dates from the Oasis.");
    const [before] = await scoresOf(id);
    const rules = [{ locale: "en" as const, kind: "BAN" as const, term: "cheap", replacement: "fair" }];
    const card = { ownerId: "noura", companyName: "Oasis", brandName: "Oasis", values: [], competitors: [] };
    const brandVoice = { personality: [], goals: [], tags: [], rules };
    await content.events.publish(companyState, companyId, { ...card, brandVoice, deleted: false }, { sourceVersion: 2 });
    await eventually(async () => Number((await scoresOf(id))[0]) < Number(before));
  });

  test("follows a version that is written on", async () => {
    const { id = "" } = await content.content("noura", { title: "Fresh dates for your guests tonight", keywords: ["dates"] });
    const autosave = async (text: string, expectedVersion: number) => {
      const { data } = await noura(SAVE_BODY, { id, input: { body: bodyOf(text), checkpoint: false, expectedVersion } });
      return data.saved.content.version as number;
    };
    const stored = await autosave("Olives are salty.", 1);
    const [before] = await scoresOf(id);
    await autosave("Dates are soft.", stored);
    const after = await scoresOf(id);
    expect(after).toHaveLength(1);
    expect(Number(after[0])).toBeGreaterThan(Number(before));
  });

  test("is measured once, and a page asks for all at once", async () => {
    const id = await written({}, ...Array.from({ length: 9 }, (_, n) => `Dates are soft, said ${n} people.`));
    const first = await scoresOf(id);
    expect(first.every((score) => score !== null)).toBe(true);
    const reads = (pageSize: number) => content.proxy.queriesDuring(() => scoresOf(id, { pageSize }).then(() => undefined));
    const many = await reads(9);
    expect(await reads(3)).toEqual(many);
    expect(await scoresOf(id)).toEqual(first);
    // No text is read again: what it says is gone, and the score stands.
    await store
      .db(content.database.name)
      .collection("contentVersions")
      .updateMany({ contentId: id }, { $unset: { body: 1, packed: 1 } });
    expect(await scoresOf(id)).toEqual(first);
  });

  test("of many is measured ten at a time, the newest first", async () => {
    const id = await written({}, ...Array.from({ length: 13 }, (_, n) => `Dates are soft, said ${n} people.`));
    const known = (scores: Scores) => scores.map((score) => score !== null);
    expect(known(await scoresOf(id, { pageSize: 50 }))).toEqual([...Array(10).fill(true), ...Array(3).fill(false)]);
    expect(known(await scoresOf(id, { pageSize: 50 }))).toEqual(Array(13).fill(true));
  });

  test("that can't be measured is missing, and the others are there", async () => {
    const id = await written({}, "Dates are soft.", "Dates are sweet.");
    const unreadable = { type: "doc", content: [{ type: "paragraph", content: 5 }] };
    await store
      .db(content.database.name)
      .collection("contentVersions")
      .updateOne({ contentId: id, number: 2 }, { $set: { body: unreadable }, $unset: { packed: 1, base: 1 } });
    expect(await scoresOf(id)).toEqual([null, expect.any(Number)]);
  });
});
