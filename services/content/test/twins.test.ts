import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { companyDeleted, companyState, contentDeleted, contentState } from "@muhtawa/contracts";
import { eventually, type GraphQLClient } from "@muhtawa/testkit";
import mongoose from "mongoose";
import { paragraphKey } from "@muhtawa/text-analysis/twins";
import {
  CREATE_CONTENT,
  CREATE_TWIN,
  DELETE_CONTENT,
  PAIR_TWIN,
  READ_TWIN,
  SAVE_BODY,
  SAVE_NEEDS,
  SET_STATUS,
  VERSIONS,
} from "./documents.ts";
import { type RunningContent, startContent } from "./running-content.ts";

let content: RunningContent;
let noura: GraphQLClient;
let database: mongoose.Connection;
beforeAll(async () => {
  content = await startContent();
  noura = await content.as({ id: "noura" });
  database = mongoose.createConnection(content.database.url, { dbName: content.database.name });
  await database.asPromise();
});
afterAll(async () => {
  await database?.close();
  await content?.stop();
});

const versionsOf = (contentId: string) => database.collection("contentVersions").countDocuments({ contentId });

const paragraph = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });
const doc = (...paragraphs: string[]) => ({ type: "doc", content: paragraphs.map(paragraph) });
const write = (id: string, ...paragraphs: string[]) => noura(SAVE_BODY, { id, input: { body: doc(...paragraphs) } });

/** What asks for the translation of an English paragraph: its words are isolated from the Arabic ones. */
const asks = (words: string) => `✎ ترجمة: «\u2068${words}\u2069»`;

interface Block {
  type: string;
  attrs?: { src?: string };
  content?: { text?: string }[];
}

/** An article with a text, in a project. */
async function article(...paragraphs: string[]) {
  const companyId = await content.company("noura");
  const projectId = await content.project("noura", companyId);
  const input = { title: "Why dates", type: "ARTICLE", locale: "en", keywords: ["dates"], framework: "AIDA" };
  const { data } = await noura(CREATE_CONTENT, { companyId, projectId, input });
  const { id } = data.createContent.content as { id: string };
  await write(id, ...(paragraphs.length > 0 ? paragraphs : ["Dates keep.", "They are picked by hand."]));
  return { id, companyId, projectId };
}

async function twinOf(id: string) {
  const { data, errors } = await noura(CREATE_TWIN, { id });
  expect(errors).toBeUndefined();
  return data.createTwin.content;
}
const read = async (id: string) => (await noura(READ_TWIN, { id })).data.content;
const pair = (id: string, ...pairs: [string, string][]) =>
  noura(PAIR_TWIN, { id, pairs: pairs.map(([own, other]) => ({ own: paragraphKey(own), other: paragraphKey(other) })) });
const behind = async (id: string) => (await read(id)).twin.behind;

/** An article and its twin, translated and in step. */
async function inStep() {
  const { id, companyId } = await article();
  const twin = await twinOf(id);
  await write(twin.id, "تبقى التمور.", "تُقطف باليد.");
  const { errors } = await pair(twin.id, ["تبقى التمور.", "Dates keep."], ["تُقطف باليد.", "They are picked by hand."]);
  expect(errors).toBeUndefined();
  return { id, twinId: twin.id as string, companyId };
}

describe("a content's twin", () => {
  test("is a content in the other language with its brief, and a prompt for each paragraph", async () => {
    const { id, companyId, projectId } = await article("Dates keep.", "✎ Say why.", "They are picked by hand.");
    const twin = await twinOf(id);
    expect(twin).toMatchObject({
      title: "Why dates – بالعربية",
      locale: "ar",
      type: "ARTICLE",
      status: "DRAFT",
      company: { id: companyId },
      project: { id: projectId },
      keywords: ["dates"],
      framework: "AIDA",
      body: doc(asks("Dates keep."), asks("They are picked by hand.")),
      promptsLeft: 2,
      twin: { content: { id, title: "Why dates", locale: "en" }, behind: 2 },
    });
    expect(twin.provenance).toContainEqual({ field: "body", source: "TEMPLATE", generationId: null, stale: false });
    expect(await read(id)).toMatchObject({ twin: { content: { id: twin.id, locale: "ar" }, behind: 0 } });
    const { data } = await noura(VERSIONS, { contentId: twin.id });
    expect(data.contentVersions.results).toMatchObject([{ number: 1, source: "TEMPLATE" }]);
  });

  test("keeps pictures and rules where they stand, and the beginning of a long paragraph in its prompt", async () => {
    const { id } = await article();
    const long = `${"word ".repeat(30)}end`;
    const rule = { type: "horizontalRule" };
    await noura(SAVE_BODY, {
      id,
      input: { body: { type: "doc", content: [paragraph(long), rule, { type: "paragraph" }, paragraph("Last.")] } },
    });
    const { body } = await twinOf(id);
    expect(body.content).toEqual([paragraph(asks(`${"word ".repeat(16).trim()}…`)), rule, paragraph(asks("Last."))]);
  });

  test("keeps pictures that stand among the words of a paragraph, behind its prompt", async () => {
    const { id } = await article();
    const picture = { type: "image", attrs: { src: "https://a.example/palm.png", alt: "A palm" } };
    const words = [{ type: "text", text: "Dates " }, picture, { type: "text", text: "keep." }];
    const item = { type: "listItem", content: [{ type: "paragraph", content: [{ type: "text", text: "Picked " }, picture] }] };
    const body = {
      type: "doc",
      content: [
        { type: "paragraph", content: words },
        { type: "bulletList", content: [item] },
      ],
    };
    expect((await noura(SAVE_BODY, { id, input: { body } })).errors).toBeUndefined();
    const twin = await twinOf(id);
    const shown = twin.body.content.map(({ type, attrs, content: [said] = [] }: Block) => said?.text ?? `${type} ${attrs?.src}`);
    const kept = "image https://a.example/palm.png";
    expect(shown).toEqual([asks("Dates keep."), kept, asks("Picked"), kept]);
  });

  test("is there once, however often and at once it is asked for, from either side", async () => {
    const { id } = await article();
    const twins = await Promise.all(Array.from({ length: 5 }, () => twinOf(id)));
    expect(new Set(twins.map((twin) => twin.id)).size).toBe(1);
    expect((await twinOf(twins[0].id)).id).toBe(id);
    expect((await twinOf(id)).id).toBe(twins[0].id);
  });

  test("needs something to translate", async () => {
    const { id = "" } = await content.content("noura");
    const expected = { code: "BAD_USER_INPUT", fields: { id: [expect.any(String)] } };
    expect((await noura(CREATE_TWIN, { id })).errors?.[0]?.extensions).toMatchObject(expected);
    await write(id, "✎ Say why.");
    expect((await noura(CREATE_TWIN, { id })).errors?.[0]?.extensions).toMatchObject(expected);
  });

  test("stays in the other language, on whichever side that is changed; one without a twin may change", async () => {
    const { id, twinId } = await inStep();
    const save = (of: string, locale: string) => noura(SAVE_NEEDS, { id: of, input: { title: "Dates", type: "ARTICLE", locale } });
    for (const [of, locale] of [
      [id, "ar"],
      [twinId, "en"],
    ] as const) {
      const { errors } = await save(of, locale);
      expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { locale: [expect.any(String)] } });
      expect((await read(of)).locale).not.toBe(locale);
    }
    expect((await save(id, "en")).errors).toBeUndefined();
    await noura(DELETE_CONTENT, { id: twinId });
    expect((await save(id, "ar")).errors).toBeUndefined();
  });

  test("in the same language, as earlier releases let them come to be, is given the other one again", async () => {
    const { id, twinId } = await inStep();
    await database.collection<{ _id: string }>("contents").updateOne({ _id: twinId }, { $set: { locale: "en" } });
    expect((await noura(SAVE_NEEDS, { id: twinId, input: { title: "Dates", type: "ARTICLE", locale: "ar" } })).errors).toBeUndefined();
    expect([(await read(id)).locale, (await read(twinId)).locale]).toEqual(["en", "ar"]);
  });

  test("isn't begun of one that is deleted just then", async () => {
    const { id } = await article();
    const insert = content.proxy.hold("insert contents");
    const asked = noura(CREATE_TWIN, { id });
    await insert.reached;
    await noura(DELETE_CONTENT, { id });
    insert.release();
    expect((await asked).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    const begun = await content.events.awaited(
      contentDeleted,
      ({ aggregateId, data }) => aggregateId !== id && data.title === "Why dates – بالعربية",
    );
    expect((await noura(READ_TWIN, { id: begun.aggregateId })).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    await eventually(async () => (await versionsOf(begun.aggregateId)) === 0);
  });

  test("isn't begun in the language that the text is changed to just then", async () => {
    const { id } = await article();
    const insert = content.proxy.hold("insert contents");
    const asked = noura(CREATE_TWIN, { id });
    await insert.reached;
    expect((await noura(SAVE_NEEDS, { id, input: { title: "Why dates", type: "ARTICLE", locale: "ar" } })).errors).toBeUndefined();
    insert.release();
    expect((await asked).errors?.[0]?.extensions.code).toBe("CONFLICT");
    expect((await read(id)).twin).toBeNull();
    expect((await twinOf(id)).locale).toBe("en");
  });

  test("isn't given its source's language by a save that had found no twin", async () => {
    const { id } = await article();
    const write = content.proxy.hold("findAndModify contents");
    const saved = noura(SAVE_NEEDS, { id, input: { title: "Why dates", type: "ARTICLE", locale: "ar" } });
    await write.reached;
    await twinOf(id);
    write.release();
    expect((await saved).errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { locale: [expect.any(String)] } });
    expect(await read(id)).toMatchObject({ locale: "en", twin: { content: { locale: "ar" } } });
  });

  test("leaves no version behind when it is deleted while its first one is kept", async () => {
    const { id } = await article();
    const keeping = content.proxy.hold("update contentVersions");
    const asked = noura(CREATE_TWIN, { id });
    await keeping.reached;
    const twinId = (await read(id)).twin.content.id as string;
    await noura(DELETE_CONTENT, { id: twinId });
    await content.events.awaited(contentDeleted, ({ aggregateId }) => aggregateId === twinId);
    keeping.release();
    expect((await asked).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    await eventually(async () => (await versionsOf(twinId)) === 0);
  });

  test("has a status of its own", async () => {
    const { id, twinId } = await inStep();
    await noura(SET_STATUS, { id, status: "IN_REVIEW" });
    expect(await read(id)).toMatchObject({ status: "IN_REVIEW" });
    expect(await read(twinId)).toMatchObject({ status: "DRAFT" });
  });
});

describe("when a paragraph is changed", () => {
  test("its partner is behind, alone, on whichever side; until somebody says that both say the same", async () => {
    const { id, twinId } = await inStep();
    expect([await behind(id), await behind(twinId)]).toEqual([0, 0]);
    await write(id, "Dates keep for a year.", "They are picked by hand.");
    expect([await behind(id), await behind(twinId)]).toEqual([0, 1]);
    await write(twinId, "تبقى التمور سنة.", "تُقطف باليد.");
    // both are others than they were
    expect([await behind(id), await behind(twinId)]).toEqual([1, 1]);
    const { data } = await pair(id, ["Dates keep for a year.", "تبقى التمور سنة."]);
    expect(data.pairTwin.content.twin.behind).toBe(0);
    expect(await behind(twinId)).toBe(0);
    await write(twinId, "تبقى التمور سنتين.", "تُقطف باليد.");
    expect([await behind(id), await behind(twinId)]).toEqual([1, 0]);
  });

  test("moving paragraphs, forms, and what was taken back leave all in step", async () => {
    const { id, twinId } = await inStep();
    await write(id, "They are picked by hand.", "Dates keep.");
    await write(twinId, "لا تبقى.", "تُقطف باليد.");
    await write(twinId, "تبقى التمور.", "تُقطف باليد.");
    const bold = { type: "paragraph", content: [{ type: "text", marks: [{ type: "bold" }], text: "Dates keep." }] };
    await noura(SAVE_BODY, { id, input: { body: { type: "doc", content: [paragraph("They are picked by hand."), bold] } } });
    expect([await behind(id), await behind(twinId)]).toEqual([0, 0]);
  });

  test("what is added is missing on the other side", async () => {
    const { id, twinId } = await inStep();
    await write(id, "Dates keep.", "New.", "They are picked by hand.");
    expect([await behind(id), await behind(twinId)]).toEqual([0, 1]);
  });
});

describe("pairing", () => {
  test("takes only what stands in both texts as they are stored", async () => {
    const { id, twinId } = await inStep();
    const before = (await read(id)).twin.pairs;
    const expected = { code: "BAD_USER_INPUT", fields: { pairs: [expect.any(String)] } };
    expect((await pair(id, ["Never written.", "تبقى التمور."])).errors?.[0]?.extensions).toMatchObject(expected);
    expect((await pair(id, ["تبقى التمور.", "Dates keep."])).errors?.[0]?.extensions).toMatchObject(expected);
    const once: [string, string] = ["Dates keep.", "تبقى التمور."];
    expect((await pair(id, once, once)).errors?.[0]?.extensions).toMatchObject(expected);
    expect((await noura(PAIR_TWIN, { id, pairs: [{ own: "a".repeat(12), other: "a" }] })).errors?.[0]?.extensions.code).toBe(
      "BAD_USER_INPUT",
    );
    expect((await pair(id)).errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
    expect((await read(id)).twin.pairs).toEqual(before);
    expect((await read(twinId)).twin.pairs.map((one: { own: string; other: string }) => [one.other, one.own])).toEqual(
      before.map((one: { own: string; other: string }) => [one.own, one.other]),
    );
  });

  test("of words that a text says twice those are meant that stand beside the other ones", async () => {
    const { id } = await article("Call us.", "Dates keep.", "Call us.");
    const twin = await twinOf(id);
    await write(twin.id, "اتصلوا.", "تبقى التمور.", "اتصلوا بنا.");
    await pair(twin.id, ["اتصلوا.", "Call us."], ["تبقى التمور.", "Dates keep."], ["اتصلوا بنا.", "Call us."]);
    await write(twin.id, "اتصلوا.", "تبقى التمور.", "اتصلوا بنا اليوم.");
    expect(await behind(id)).toBe(1);
    expect((await pair(id, ["Call us.", "اتصلوا بنا اليوم."])).errors).toBeUndefined();
    expect([await behind(id), await behind(twin.id)]).toEqual([0, 0]);
  });

  test("needs a twin", async () => {
    const { id } = await article();
    expect((await pair(id, ["Dates keep.", "x"])).errors?.[0]?.extensions).toMatchObject({ fields: { id: [expect.any(String)] } });
  });

  test("keeps no word of the texts in what is kept, and none in what is told", async () => {
    const { id, twinId } = await inStep();
    const { pairs } = (await read(id)).twin;
    expect(JSON.stringify(pairs)).not.toMatch(/dates|التمور/iu);
    const state = await content.events.awaited(contentState, ({ aggregateId, data }) => aggregateId === twinId && !data.deleted);
    expect(JSON.stringify(state.data)).not.toContain(pairs[0].own);
  });
});

describe("when one of two is deleted", () => {
  test("the earlier one: the later one stays, stands by itself, and may have another twin", async () => {
    const { id, twinId } = await inStep();
    await noura(DELETE_CONTENT, { id });
    expect((await read(twinId)).twin).toBeNull();
    await content.events.awaited(contentState, (event) => event.aggregateId === id && event.data.deleted);
    const again = await twinOf(twinId);
    expect(again).toMatchObject({ locale: "en", twin: { content: { id: twinId } } });
  });

  test("the later one: the earlier one may have another", async () => {
    const { id, twinId } = await inStep();
    await noura(DELETE_CONTENT, { id: twinId });
    expect((await read(id)).twin).toBeNull();
    expect((await twinOf(id)).id).not.toBe(twinId);
  });

  test("with their company both go", async () => {
    const { id, twinId, companyId } = await inStep();
    await content.events.publish(companyState, companyId, { deleted: true }, { sourceVersion: 2 });
    await content.events.publish(companyDeleted, companyId, { ownerId: "noura", companyName: "Oasis" }, { sourceVersion: 2 });
    for (const gone of [id, twinId])
      await content.events.awaited(contentState, (event) => event.aggregateId === gone && event.data.deleted);
    expect((await noura(READ_TWIN, { id })).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });
});

test("a list of contents asks for all twins at once", async () => {
  const companyId = await content.company("noura");
  for (let at = 0; at < 3; at++) {
    const { id = "" } = await content.content("noura", { companyId, title: `Twin ${at}`, locale: "en" });
    await write(id, `Text ${at}`);
    await twinOf(id);
  }
  const list = /* GraphQL */ `
    query ($companyId: ID!) {
      contents(companyId: $companyId, pageSize: 100) {
        results {
          id
          twin {
            content {
              id
            }
            behind
          }
        }
      }
    }
  `;
  const queries = await content.proxy.queriesDuring(async () => {
    const { data } = await noura(list, { companyId });
    expect(data.contents.results).toHaveLength(6);
    for (const { twin } of data.contents.results) expect(twin.content.id).toEqual(expect.any(String));
  });
  expect(queries.filter((query: string) => query === "find contents").length).toBeLessThanOrEqual(6);
});
