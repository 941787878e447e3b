import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { GraphQLClient } from "@muhtawa/testkit";
import mongoose from "mongoose";
import { CREATE_TWIN, DELETE_CONTENT, LINK_TWIN, PAIR_TWIN, READ_TWIN, SAVE_BODY, SAVE_NEEDS, UNLINK_TWIN } from "./documents.ts";
import { type RunningContent, startContent } from "./running-content.ts";

let content: RunningContent;
let noura: GraphQLClient;
let database: mongoose.Connection;
beforeAll(async () => {
  content = await startContent();
  database = await mongoose.createConnection(content.database.url, { dbName: content.database.name }).asPromise();
  noura = await content.as({ id: "noura" });
});
afterAll(async () => {
  await database?.close();
  await content?.stop();
});

const heading = (text: string) => ({ type: "heading", attrs: { level: 2 }, content: [{ type: "text", text }] });
const paragraph = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });
const write = (id: string, ...blocks: object[]) => noura(SAVE_BODY, { id, input: { body: { type: "doc", content: blocks } } });

async function written(companyId: string, locale: string, ...blocks: object[]): Promise<string> {
  const { id = "" } = await content.content("noura", { companyId, locale });
  if (blocks.length > 0) expect((await write(id, ...blocks)).errors).toBeUndefined();
  return id;
}

/** Two contents of a company that know nothing of each other. */
async function two() {
  const companyId = await content.company("noura");
  const english = await written(companyId, "en", heading("Why dates keep"), paragraph("They keep for 2 years."), paragraph("Call us."));
  const arabic = await written(companyId, "ar", heading("لماذا تبقى التمور"), paragraph("تبقى ٢ من السنين."));
  return { companyId, english, arabic };
}

const link = (id: string, twinId: string, client = noura) => client(LINK_TWIN, { id, twinId });
const unlink = (id: string, twinId: string) => noura(UNLINK_TWIN, { id, twinId });
const read = async (id: string) => (await noura(READ_TWIN, { id })).data.content;
const twinIdOf = async (id: string) => (await read(id)).twin?.content.id;
/** As of a company that was taken in from an archive: the earlier one has the link. */
async function turned(english: string, arabic: string): Promise<void> {
  const contents = database.collection<{ _id: string; twinOf?: { contentId: string; pairs: { own: string; other: string }[] } }>(
    "contents",
  );
  const holder = await contents.findOne({ _id: { $in: [english, arabic] }, twinOf: { $exists: true } });
  if (!holder?.twinOf) throw new Error("They are no twins");
  const { _id, twinOf } = holder;
  const pairs = twinOf.pairs.map(({ own, other, ...pair }) => ({ ...pair, own: other, other: own }));
  await contents.updateOne({ _id }, { $unset: { twinOf: true } });
  await contents.updateOne({ _id: twinOf.contentId }, { $set: { twinOf: { contentId: _id, pairs } } });
}
const extensionsOf = ({ errors }: { errors?: readonly { extensions?: object }[] }) => errors?.[0]?.extensions;
const refusedAt = (field: string) => ({ code: "BAD_USER_INPUT", fields: { [field]: [expect.any(String)] } });

describe("two contents that are there", () => {
  test.each([0, 1])(
    "are linked from either side, paired by form and order, and what can't be told is missing in the other (%i)",
    async (from) => {
      const { english, arabic } = await two();
      const [id, twinId] = from === 0 ? [english, arabic] : [arabic, english];
      const { data, errors } = await link(id as string, twinId as string);
      expect(errors).toBeUndefined();
      expect(data.linkTwin.content).toMatchObject({ id, twin: { content: { id: twinId } } });
      expect(await read(english)).toMatchObject({ twin: { content: { id: arabic }, behind: 0 } });
      expect(await read(arabic)).toMatchObject({ twin: { content: { id: english }, behind: 1 } });
      expect((await read(english)).twin.pairs).toHaveLength(2);
      // a change marks its partner, as of any twins
      await write(english, heading("Why dates keep"), paragraph("They keep for 3 years."), paragraph("Call us."));
      expect((await read(arabic)).twin.behind).toBe(2);
    },
  );

  test.each([
    ["", false],
    [", the earlier one having the link, too", true],
  ])("that are twins stay as they are when they are linked again%s", async (_, isTurned) => {
    const { english, arabic } = await two();
    await link(english, arabic);
    if (isTurned) await turned(english, arabic);
    const before = await read(english);
    await write(english, heading("Why dates keep"), paragraph("They keep for 3 years."), paragraph("Call us."));
    expect((await link(arabic, english)).errors).toBeUndefined();
    expect((await read(english)).twin.pairs).toEqual(before.twin.pairs);
    expect((await read(arabic)).twin.behind).toBe(2);
  });

  test("are paired by a guess, until their owner says that both say the same or pairs anew", async () => {
    const { english, arabic } = await two();
    await link(english, arabic);
    const guesses = async (id: string) => (await read(id)).twin.pairs.map(({ guessed }: { guessed: boolean }) => guessed);
    expect(await guesses(english)).toEqual([true, true]);
    const [first] = (await read(english)).twin.pairs;
    await noura(PAIR_TWIN, { id: english, pairs: [{ own: first.own, other: first.other }] });
    expect(await guesses(english)).toEqual([false, true]);
    expect(await guesses(arabic)).toEqual([false, true]);
    const { id: begun } = (await noura(CREATE_TWIN, { id: (await two()).english })).data.createTwin.content;
    expect(new Set(await guesses(begun))).toEqual(new Set([false]));
  });

  test("without a text are linked, too", async () => {
    const companyId = await content.company("noura");
    const [english, arabic] = [await written(companyId, "en"), await written(companyId, "ar")];
    const { data } = await link(english, arabic);
    expect(data.linkTwin.content.twin).toMatchObject({ pairs: [], behind: 0 });
  });

  test("of one language, of two companies, or one of which isn't there, are no twins", async () => {
    const { companyId, english, arabic } = await two();
    expect(extensionsOf(await link(english, await written(companyId, "en")))).toMatchObject(refusedAt("twinId"));
    expect(extensionsOf(await link(english, english))).toMatchObject(refusedAt("twinId"));
    expect(extensionsOf(await link(english, (await two()).arabic))).toMatchObject(refusedAt("twinId"));
    await noura(DELETE_CONTENT, { id: arabic });
    expect(extensionsOf(await link(english, arabic))).toMatchObject({ code: "NOT_FOUND" });
    expect(await twinIdOf(english)).toBeUndefined();
  });

  test("one of which has another twin aren't linked, and which is said", async () => {
    const { companyId, english, arabic } = await two();
    await link(english, arabic);
    const [another, third] = [await written(companyId, "en"), await written(companyId, "ar")];
    expect(extensionsOf(await link(english, third))).toMatchObject(refusedAt("id"));
    expect(extensionsOf(await link(third, english))).toMatchObject(refusedAt("twinId"));
    expect(extensionsOf(await link(arabic, another))).toMatchObject(refusedAt("id"));
    expect([await twinIdOf(english), await twinIdOf(third), await twinIdOf(another)]).toEqual([arabic, undefined, undefined]);
  });

  test("one of which is another's are neither linked nor parted", async () => {
    const { english } = await two();
    const { id: others = "" } = await content.content("sara", { locale: "ar" });
    expect(extensionsOf(await link(english, others))).toMatchObject({ code: "NOT_FOUND" });
    expect(extensionsOf(await unlink(english, others))).toMatchObject({ code: "NOT_FOUND" });
    const admin = await content.as({ id: "root", role: "ADMIN" });
    const { english: hers, arabic } = await two();
    expect(extensionsOf(await link(hers, arabic, admin))).toMatchObject({ code: "FORBIDDEN" });
  });
});

test("what may become a content's twin is found among its company's by its language and its title", async () => {
  const { companyId, english, arabic } = await two();
  const found = /* GraphQL */ `
    query ($companyId: ID, $locale: Locale, $search: String) {
      contents(companyId: $companyId, locale: $locale, search: $search) {
        results {
          id
        }
      }
    }
  `;
  const idsOf = async (variables: object) =>
    (await noura(found, { companyId, ...variables })).data.contents.results.map(({ id }: { id: string }) => id);
  expect(await idsOf({ locale: "ar" })).toEqual([arabic]);
  expect(await idsOf({ locale: "en", search: "dates" })).toEqual([english]);
  expect(await idsOf({ locale: "en", search: "camels" })).toEqual([]);
  expect(await idsOf({})).toHaveLength(2);
});

describe("at once", () => {
  test("five that are linked with one: it gets one of them", async () => {
    const { companyId, english } = await two();
    const others = await Promise.all(Array.from({ length: 5 }, () => written(companyId, "ar")));
    const answers = await Promise.all(others.map((id, at) => (at % 2 === 0 ? link(id, english) : link(english, id))));
    const twin = await twinIdOf(english);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await Promise.all(others.map(twinIdOf))).toEqual(others.map((id) => (id === twin ? english : undefined)));
  });

  test("a content that is given two twins, one older and one newer than itself, has one at most", async () => {
    const companyId = await content.company("noura");
    const older = await written(companyId, "en");
    const middle = await written(companyId, "ar");
    const newer = await written(companyId, "en");
    const held = content.proxy.hold("findAndModify contents");
    // this one's link is about to be stored in the middle one
    const first = link(middle, older);
    await held.reached;
    expect((await link(newer, middle)).errors).toBeUndefined();
    held.release();
    expect(extensionsOf(await first)).toMatchObject(refusedAt("id"));
    expect([await twinIdOf(middle), await twinIdOf(newer), await twinIdOf(older)]).toEqual([newer, middle, undefined]);
  });

  test("a link and a language that would make both the same don't both happen", async () => {
    const { english, arabic } = await two();
    const held = content.proxy.hold("findAndModify contents");
    const saved = noura(SAVE_NEEDS, { id: english, input: { title: "Dates", type: "ARTICLE", locale: "ar" } });
    await held.reached;
    expect((await link(english, arabic)).errors).toBeUndefined();
    held.release();
    expect(extensionsOf(await saved)).toMatchObject(refusedAt("locale"));

    const other = await two();
    const linking = content.proxy.hold("findAndModify contents");
    const linked = link(other.english, other.arabic);
    await linking.reached;
    expect(
      (await noura(SAVE_NEEDS, { id: other.english, input: { title: "Dates", type: "ARTICLE", locale: "ar" } })).errors,
    ).toBeUndefined();
    linking.release();
    expect(extensionsOf(await linked)).toMatchObject({ code: "CONFLICT" });
    expect(await twinIdOf(other.arabic)).toBeUndefined();
  });

  test("a link to one that is deleted just then is none", async () => {
    const { english, arabic } = await two();
    const held = content.proxy.hold("findAndModify contents");
    const linked = link(english, arabic);
    await held.reached;
    await noura(DELETE_CONTENT, { id: english });
    held.release();
    expect(extensionsOf(await linked)).toMatchObject({ code: "NOT_FOUND" });
    expect((await noura(CREATE_TWIN, { id: arabic })).data.createTwin.content.locale).toBe("en");
  });
});

describe("twins that are parted", () => {
  test("both stay, each by itself, and may have other twins", async () => {
    const { companyId, english, arabic } = await two();
    await link(english, arabic);
    const { data, errors } = await unlink(english, arabic);
    expect(errors).toBeUndefined();
    expect(data.unlinkTwin.content).toMatchObject({ id: english, twin: null });
    expect((await read(arabic)).twin).toBeNull();
    const another = await written(companyId, "ar", heading("أخرى"));
    expect((await link(english, another)).errors).toBeUndefined();
    expect((await noura(CREATE_TWIN, { id: arabic })).data.createTwin.content.locale).toBe("en");
  });

  test("from either side, also those that were begun as twins, and again when they are linked again", async () => {
    const { english } = await two();
    const { id: begun } = (await noura(CREATE_TWIN, { id: english })).data.createTwin.content;
    expect((await unlink(english, begun)).data.unlinkTwin.content.twin).toBeNull();
    expect((await link(english, begun)).errors).toBeUndefined();
    expect((await unlink(begun, english)).data.unlinkTwin.content.twin).toBeNull();
    expect((await unlink(begun, english)).errors).toBeUndefined();
  });

  test("only from each other: what is said of an earlier twin leaves the present one", async () => {
    const { companyId, english, arabic } = await two();
    await link(english, arabic);
    await unlink(english, arabic);
    const another = await written(companyId, "ar");
    await link(english, another);
    expect((await unlink(english, arabic)).errors).toBeUndefined();
    expect(await twinIdOf(english)).toBe(another);
  });

  test("may be given one language", async () => {
    const { english, arabic } = await two();
    await link(english, arabic);
    await unlink(english, arabic);
    expect((await noura(SAVE_NEEDS, { id: english, input: { title: "Dates", type: "ARTICLE", locale: "ar" } })).errors).toBeUndefined();
  });
});
