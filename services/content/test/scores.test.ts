import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { companyState } from "@muhtawa/contracts";
import { eventually, type GraphQLClient } from "@muhtawa/testkit";
import { MongoClient } from "mongodb";
import { DELETE_CONTENT, SAVE_BODY, SAVE_IDEA, SAVE_NEEDS } from "./documents.ts";
import { type RunningContent, startContent } from "./running-content.ts";

const SCORE = /* GraphQL */ `
  query ($id: ID!) {
    content(id: $id) {
      score {
        seo
        geo
        readability
        voice
        checks {
          id
          area
          passed
          severity
          message
          evidence
          fixable
        }
      }
    }
  }
`;
const LIST = /* GraphQL */ `
  query ($companyId: ID!, $pageSize: Int) {
    contents(companyId: $companyId, pageSize: $pageSize) {
      results {
        score {
          seo
          checks {
            id
          }
        }
      }
    }
  }
`;

let content: RunningContent;
let noura: GraphQLClient;
beforeAll(async () => {
  // Queries are counted: the schedule looks for none of its own meanwhile.
  content = await startContent({ PUBLISH_INTERVAL_MS: "3600000" });
  noura = await content.as({ id: "noura" });
});
afterAll(() => content?.stop());

const bodyOf = (...paragraphs: string[]) => ({
  type: "doc",
  content: paragraphs.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
});

async function written(input: Record<string, unknown>, ...paragraphs: string[]): Promise<string> {
  const { id = "" } = await content.content("noura", input);
  const { errors } = await noura(SAVE_BODY, { id, input: { body: bodyOf(...paragraphs) } });
  expect(errors).toBeUndefined();
  return id;
}

const scoreOf = async (id: string, client = noura) => (await client(SCORE, { id })).data.content.score;
const checkOf = async (id: string, check: string, client = noura) =>
  (await scoreOf(id, client)).checks.find((entry: { id: string }) => entry.id === check);

describe("a content's score", () => {
  test("is null until there is a text, and again when it is cleared", async () => {
    const { id = "" } = await content.content("noura");
    expect(await scoreOf(id)).toBeNull();
    await noura(SAVE_BODY, { id, input: { body: bodyOf("Fresh dates.") } });
    expect(await scoreOf(id)).not.toBeNull();
    await noura(SAVE_BODY, { id, input: { body: null } });
    expect(await scoreOf(id)).toBeNull();
  });

  test("measures the text by its keyword, and follows what is saved", async () => {
    const id = await written({ title: "Fresh dates for your guests tonight", keywords: ["dates"] }, "Dates are soft.");
    expect(await checkOf(id, "seo.keyword-in-title")).toMatchObject({ area: "SEO", passed: true, severity: "HIGH" });
    expect(await checkOf(id, "seo.keyword-in-opening")).toMatchObject({ passed: true });
    await noura(SAVE_IDEA, { id, input: { keywords: ["olives"] } });
    expect(await checkOf(id, "seo.keyword-in-title")).toMatchObject({ passed: false, fixable: true });
    await noura(SAVE_NEEDS, { id, input: { title: "Olives for your guests tonight", type: "ARTICLE" } });
    expect(await checkOf(id, "seo.keyword-in-title")).toMatchObject({ passed: true });
    const { data } = await noura(
      "mutation ($id: ID!, $input: ContentBodyInput!) { saveContentBody(id: $id, input: $input) { content { score { checks { id passed } } } } }",
      { id, input: { body: bodyOf("Olives are salty.") } },
    );
    expect(data.saveContentBody.content.score.checks).toContainEqual({ id: "seo.keyword-in-opening", passed: true });
  });

  test("is told in the language of the request, whatever the text's", async () => {
    const id = await written({ locale: "ar", title: "تمر طازج", keywords: ["تمر"] }, "جاء, ثم ذهب.");
    const inArabic = await content.as({ id: "noura", locale: "ar" });
    expect((await checkOf(id, "readability.punctuation")).message).toMatch(/^Arabic has/);
    expect(await checkOf(id, "readability.punctuation", inArabic)).toMatchObject({
      passed: false,
      message: "للعربية علامات ترقيمها: «،» و«؛» و«؟».",
      evidence: ["جاء, ثم ذهب."],
    });
  });

  test("follows the rules of the company's voice", async () => {
    const companyId = await content.company("noura");
    const id = await written({ companyId }, "Cheap dates from the Oasis.");
    expect(await scoreOf(id)).toMatchObject({ voice: 100 });
    const rules = [{ locale: "en" as const, kind: "BAN" as const, term: "cheap", replacement: "fair" }];
    const card = { ownerId: "noura", companyName: "Oasis", brandName: "Oasis", values: [], competitors: [] };
    const brandVoice = { personality: [], goals: [], tags: [], rules };
    await content.events.publish(companyState, companyId, { ...card, brandVoice, deleted: false }, { sourceVersion: 2 });
    await eventually(async () => (await scoreOf(id)).voice === 0);
    expect(await checkOf(id, "voice.0")).toMatchObject({
      severity: "HIGH",
      evidence: ["Cheap"],
      message: "The brand writes “fair”, not “cheap”.",
    });
    expect(await checkOf(id, "geo.brand-named")).toMatchObject({ passed: true });
  });

  test("of a list takes as many queries for fifteen as for three; a text is measured once", async () => {
    const companyId = await content.company("noura");
    for (let n = 0; n < 15; n++) await written({ companyId, title: `Dates ${n}` }, "Dates are soft.");
    const queriesFor = (pageSize: number) =>
      content.proxy.queriesDuring(async () => {
        const { data } = await noura(LIST, { companyId, pageSize });
        const { results } = data.contents;
        expect(results).toHaveLength(pageSize);
        for (const { score } of results) expect(score.checks.length).toBeGreaterThan(5);
      });
    await queriesFor(15);
    const many = await queriesFor(15);
    expect(await queriesFor(3)).toEqual(many);
    expect(many.filter((query) => query === "find contentScores")).toHaveLength(1);
  });

  test("goes with its content", async () => {
    const id = await written({}, "Dates are soft.");
    await scoreOf(id);
    const client = await MongoClient.connect(content.database.url);
    const kept = () => client.db(content.database.name).collection<{ _id: string }>("contentScores").countDocuments({ _id: id });
    expect(await kept()).toBe(1);
    await noura(DELETE_CONTENT, { id });
    await eventually(async () => (await kept()) === 0);
    await client.close();
  });
});
