import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { companyState } from "@muhtawa/contracts";
import { eventually, type GraphQLClient } from "@muhtawa/testkit";
import { MongoClient } from "mongodb";
import { SAVE_BODY, SAVE_NEEDS } from "./documents.ts";
import { type RunningContent, startContent } from "./running-content.ts";

const LIST = /* GraphQL */ `
  query ($companyId: ID!, $minScore: Int, $maxScore: Int, $orderBy: ContentOrder, $pageSize: Int) {
    contents(companyId: $companyId, minScore: $minScore, maxScore: $maxScore, orderBy: $orderBy, pageSize: $pageSize) {
      totalCount
      results {
        id
        title
        overallScore
      }
    }
  }
`;
const SCORE = `query ($id: ID!) { content(id: $id) { overallScore version updatedAt score { seo geo readability voice } } }`;

let content: RunningContent;
let noura: GraphQLClient;
beforeAll(async () => {
  content = await startContent({ PUBLISH_INTERVAL_MS: "3600000", MEASURE_INTERVAL_MS: "50" });
  noura = await content.as({ id: "noura" });
});
afterAll(() => content?.stop());

const bodyOf = (...paragraphs: string[]) => ({
  type: "doc",
  content: paragraphs.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
});

interface Row {
  id: string;
  title: string;
  overallScore: number | null;
}

const listed = async (variables: object): Promise<Row[]> => (await noura(LIST, variables as never)).data.contents.results;
const overallOf = async (id: string) => (await noura(SCORE, { id })).data.content.overallScore as number | null;
const known = async (id: string): Promise<number> => {
  await eventually(async () => (await overallOf(id)) !== null);
  return Number(await overallOf(id));
};

async function written(input: Record<string, unknown>, ...paragraphs: string[]): Promise<string> {
  const { id = "" } = await content.content("noura", input);
  const { errors } = await noura(SAVE_BODY, { id, input: { body: bodyOf(...paragraphs) } });
  expect(errors).toBeUndefined();
  return id;
}

const save = (id: string, input: object) => noura(SAVE_BODY, { id, input: input as never });

describe("the overall score of a content", () => {
  test("is the mean of its score's four some moments after a save, and no write of anybody's", async () => {
    const id = await written({ title: "Fresh dates for your guests tonight", keywords: ["dates"] }, "Dates are soft.");
    const overall = await known(id);
    const { score, version, updatedAt } = (await noura(SCORE, { id })).data.content;
    expect(overall).toBe(Math.round((score.seo + score.geo + score.readability + score.voice) / 4));
    expect(version).toBe(2);
    expect(updatedAt).toBe((await noura(SCORE, { id })).data.content.updatedAt);
  });

  test("follows what it is made of: the title, the text, and that there is none", async () => {
    const id = await written({ title: "Fresh dates for your guests tonight", keywords: ["dates"] }, "Dates are soft.");
    const before = await known(id);
    await noura(SAVE_NEEDS, { id, input: { title: "Hi", type: "ARTICLE" } });
    await eventually(async () => Number(await overallOf(id)) < before);
    await save(id, { body: null });
    await eventually(async () => (await overallOf(id)) === null);
  });

  describe("follows the company's voice alone", () => {
    const card = { ownerId: "noura", companyName: "Oasis", brandName: "واحة", values: [], competitors: [] };
    const brandVoice = { personality: [], goals: [], tags: [], rules: [{ locale: "en" as const, kind: "BAN" as const, term: "soft" }] };
    const tell = (companyId: string, sourceVersion: number, change: object) =>
      content.events.publish(companyState, companyId, { ...card, brandVoice, ...change, deleted: false }, { sourceVersion });

    test("once it is told", async () => {
      const companyId = await content.company("noura");
      const id = await written({ companyId, title: "Fresh dates for your guests tonight", keywords: ["dates"] }, "Dates are soft.");
      const before = await known(id);
      await tell(companyId, 2, {});
      await eventually(async () => Number(await overallOf(id)) === before - 25);
    });

    test("also where it is told while the text is being measured", async () => {
      const companyId = await content.company("noura");
      const client = await MongoClient.connect(content.database.url);
      const database = client.db(content.database.name);
      const heard = async () => {
        const cards = (await database.listCollections().toArray()).filter(({ name }) => name.startsWith("companyCards_"));
        const rows = cards.map(({ name }) => database.collection<{ _id: string; sourceVersion: number }>(name).findOne({ _id: companyId }));
        return (await Promise.all(rows)).some((row) => row?.sourceVersion === 2);
      };
      const measuring = content.proxy.hold("find contentScores");
      const id = await written({ companyId, title: "Fresh dates for your guests tonight", keywords: ["dates"] }, "Dates are soft.");
      await measuring.reached;
      await tell(companyId, 2, {});
      await eventually(heard);
      measuring.release();
      await eventually(async () => {
        const { overallScore, score } = (await noura(SCORE, { id })).data.content;
        return score.voice === 0 && overallScore === Math.round((score.seo + score.geo + score.readability) / 4);
      });
      await client.close();
    });

    test("and of no other change of the company", async () => {
      const companyId = await content.company("noura");
      const id = await written({ companyId }, "Dates are soft.");
      await known(id);
      const client = await MongoClient.connect(content.database.url);
      const rows = client.db(content.database.name).collection<{ _id: string }>("contents");
      await rows.updateOne({ _id: id }, { $set: { overallScore: 1 } });
      await tell(companyId, 2, { brandVoice: { ...brandVoice, rules: [] }, slogan: "Soft" });
      const other = await written({ companyId }, "Dates are soft.");
      await known(other);
      expect(await overallOf(id)).toBe(1);
      await client.close();
    });
  });

  test("waits while somebody is writing", async () => {
    const id = await written({ title: "Fresh dates for your guests tonight", keywords: ["dates"] }, "Dates are soft.");
    const before = await known(id);
    await save(id, { body: bodyOf("Olives, salty , and cheap."), checkpoint: false });
    const other = await written({}, "Dates are soft.");
    await known(other);
    expect(await overallOf(id)).toBe(before);
    await save(id, { body: bodyOf("Olives, salty , and cheap!"), checkpoint: true });
    await eventually(async () => (await overallOf(id)) !== before);
  });

  test("orders a list and narrows it, and a list measures nothing", async () => {
    const companyId = await content.company("noura");
    const good = await written({ companyId, title: "Fresh dates for your guests tonight", keywords: ["dates"] }, "Dates are soft.");
    const poor = await written({ companyId, title: "Hi", keywords: ["olives"] }, "Dates are soft .");
    const { id: none = "" } = await content.content("noura", { companyId });
    const [high, low] = [await known(good), await known(poor)];
    expect(high).toBeGreaterThan(low);
    const ids = async (variables: object) => (await listed({ companyId, ...variables })).map(({ id }) => id);
    expect(await ids({})).toEqual([none, poor, good]);
    expect(await ids({ orderBy: "HIGHEST_SCORE" })).toEqual([good, poor, none]);
    expect(await ids({ orderBy: "LOWEST_SCORE" })).toEqual([none, poor, good]);
    expect(await ids({ minScore: low + 1 })).toEqual([good]);
    expect(await ids({ maxScore: low })).toEqual([poor]);
    expect(await ids({ minScore: low, maxScore: high, orderBy: "HIGHEST_SCORE" })).toEqual([good, poor]);
    const queries = await content.proxy.queriesDuring(async () => void (await listed({ companyId, orderBy: "HIGHEST_SCORE" })));
    expect(queries.filter((query) => query.startsWith("find content") && query !== "find contents")).toEqual([]);
  });

  test("of a text that was measured in another way is known anew after a start", async () => {
    const id = await written({}, "Dates are soft.");
    const before = await known(id);
    const client = await MongoClient.connect(content.database.url);
    const rows = client.db(content.database.name).collection<{ _id: string }>("contents");
    await rows.updateOne({ _id: id }, { $set: { scoring: 1, overallScore: 1 } });
    expect(await overallOf(id)).toBe(1);
    const sibling = await content.startSibling();
    await eventually(async () => (await overallOf(id)) === before);
    await sibling.stop();
    await client.close();
  });

  describe("beside an older release, which writes texts and knows nothing of scores,", () => {
    let client: MongoClient;
    beforeAll(async () => {
      client = await MongoClient.connect(content.database.url);
    });
    afterAll(() => client.close());
    const rows = () => client.db(content.database.name).collection<{ _id: string; version: number }>("contents");
    const writtenByOlder = async (id: string, set: object) => {
      const { version = 0 } = (await rows().findOne({ _id: id })) ?? {};
      await rows().updateOne(
        { _id: id },
        { $set: { ...set, updatedAt: new Date(), "partVersions.body": version + 1 }, $inc: { version: 1 } },
      );
    };

    test("is measured anew of the text that is stored", async () => {
      const id = await written({ title: "Fresh dates for your guests tonight", keywords: ["dates"] }, "Dates are soft.");
      const before = await known(id);
      await writtenByOlder(id, { body: bodyOf("Olives , salty . And olives are cheap , cheap .") });
      await eventually(async () => ![before, null].includes(await overallOf(id)));
      await rows().updateOne({ _id: id }, { $unset: { body: 1 } });
      await writtenByOlder(id, {});
      await eventually(async () => (await overallOf(id)) === null);
    });

    test("is measured of a text that has had no score", async () => {
      const { id = "" } = await content.content("noura", { title: "Fresh dates for your guests tonight", keywords: ["dates"] });
      await eventually(async () => (await rows().findOne({ _id: id, scoreDue: { $exists: false } })) !== null);
      const bodyVersion = { number: 1, authorId: "noura", source: "HUMAN", savedAt: new Date() };
      await writtenByOlder(id, { body: bodyOf("Dates are soft."), bodyVersion });
      await known(id);
    });

    test("is measured also where that release wrote while no newer one ran", async () => {
      const id = await written({ title: "Fresh dates for your guests tonight", keywords: ["dates"] }, "Dates are soft.");
      const before = await known(id);
      await rows().updateOne(
        { _id: id },
        { $set: { overallScore: 1, "partVersions.body": 900, updatedAt: new Date(Date.now() - 3 * 86_400_000) } },
      );
      const sibling = await content.startSibling();
      await eventually(async () => (await overallOf(id)) === before);
      await sibling.stop();
    });

    test("is left when something else was written", async () => {
      const id = await written({ title: "Fresh dates for your guests tonight", keywords: ["dates"] }, "Dates are soft.");
      await known(id);
      await rows().updateOne({ _id: id }, { $set: { overallScore: 1, updatedAt: new Date() }, $inc: { version: 1 } });
      await known(await written({}, "Dates are soft."));
      expect(await overallOf(id)).toBe(1);
    });
  });

  test("is measured by one instance at a time", async () => {
    const sibling = await content.startSibling();
    const first = content.proxy.hold("find contentScores");
    const id = await written({ title: "Fresh dates for your guests tonight", keywords: ["dates"] }, "Dates are soft.");
    await first.reached;
    let hasOther = false;
    const second = content.proxy.hold("find contentScores");
    void second.reached.then(() => (hasOther = true));
    for (let attempts = 0; attempts < 5; attempts += 1) {
      const attempt = content.proxy.hold("update turns");
      await attempt.reached;
      attempt.release();
    }
    expect(hasOther).toBe(false);
    second.release();
    first.release();
    await known(id);
    await sibling.stop();
  });

  test("of texts that can't be measured hold up no other", async () => {
    const client = await MongoClient.connect(content.database.url);
    const rows = client.db(content.database.name).collection<{ _id: string }>("contents");
    // Of a company that the service knows: so many that wait for theirs at once would be refused.
    const companyId = await content.company("noura");
    const first = await written({ companyId }, "Dates are soft.");
    const others = Array.from({ length: 19 }, () => written({ companyId }, "Dates are soft."));
    const broken = [first, ...(await Promise.all(others))];
    await Promise.all(broken.map(known));
    const unreadable = { type: "doc", content: [{ type: "paragraph", content: 5 }] };
    await rows.updateMany(
      { _id: { $in: broken } },
      { $set: { body: unreadable, "partVersions.body": 1_000, scoreDue: new Date(0) }, $unset: { overallScore: 1 } },
    );
    await known(await written({}, "Dates are soft."));
    expect(await rows.countDocuments({ _id: { $in: broken }, overallScore: { $exists: true } })).toBe(0);
    await client.close();
  });
});
