import { signContext } from "@muhtawa/contracts/internal-context";
import { ownDataPath } from "@muhtawa/contracts/own-data";
import type { GraphQLClient } from "@muhtawa/testkit";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { BSON } from "mongodb";
import mongoose from "mongoose";
import { READ_CONTENT, RESTORE_VERSION, SAVE_BODY, SAVE_IDEA, SAVE_OBJECTIVES, VERSIONS } from "./documents.ts";
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

const paragraph = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });
const doc = (...texts: string[]) => ({ type: "doc", content: texts.map(paragraph) });

const save = (id: string, body: object, origin: object = {}) => noura(SAVE_BODY, { id, input: { body, ...origin } });
const history = async (contentId: string, page: object = {}) => (await noura(VERSIONS, { contentId, ...page })).data.contentVersions;

describe("contentVersions", () => {
  test("has every saved body, newest first, with its author and source", async () => {
    const companyId = await content.company("noura");
    const generationId = await content.generation("noura", companyId);
    const { id = "" } = await content.content("noura", { companyId });
    const long = doc("واحة ".repeat(1_000));
    await save(id, doc("Generated"), { source: "AI", generationId });
    await save(id, long);
    const { results, ...page } = await history(id);
    expect(page).toEqual({ hasNextPage: false, hasPreviousPage: false, totalCount: 2, totalPages: 1 });
    expect(results).toMatchObject([
      { number: 2, body: long, author: { id: "noura" }, source: "HUMAN" },
      { number: 1, body: doc("Generated"), author: { id: "noura" }, source: "AI" },
    ]);
    expect(Date.parse(results[0].createdAt)).toBeGreaterThanOrEqual(Date.parse(results[1].createdAt));
  });

  test("comes in pages, and is empty before the first body", async () => {
    const { id = "" } = await content.content("noura");
    expect(await history(id)).toMatchObject({ totalCount: 0, results: [] });
    for (const text of ["one", "two", "three"]) await save(id, doc(text));
    const second = await history(id, { page: 2, pageSize: 2 });
    expect(second).toMatchObject({ totalCount: 3, hasPreviousPage: true, results: [{ number: 1, body: doc("one") }] });
  });

  test("has the newest also when its saver died before keeping it", async () => {
    const { id = "" } = await content.content("noura");
    await save(id, doc("one"));
    await database.collection("contentVersions").deleteOne({ contentId: id });
    expect((await history(id)).results).toMatchObject([{ number: 1, body: doc("one") }]);
  });

  test("is handed out oldest first to who asks for all that is theirs", async () => {
    const { id = "" } = await content.content("salma");
    const salma = await content.as({ id: "salma" });
    const numbers = Array.from({ length: 11 }, (_, at) => at + 1);
    const bodyOf = (number: number) => doc(`${number}`, "long ".repeat(number < 4 ? 1_000 : 1));
    for (const number of numbers) await salma(SAVE_BODY, { id, input: { body: bodyOf(number) } });
    const headers = signContext({ ip: "192.0.2.1", locale: "en", correlationId: "own-data" }, content.secret);
    const answer = await content.rest(ownDataPath("versions"), { caller: { id: "salma" }, headers });
    const savedAt = expect.stringMatching(/Z$/);
    expect(
      (await answer.text())
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual(
      numbers.map((number) => ({
        _id: `${id}:${number}`,
        contentId: id,
        number,
        body: bodyOf(number),
        authorId: "salma",
        source: "HUMAN",
        savedAt,
      })),
    );
  });

  test("takes as many database queries for fifty versions as for one", async () => {
    const { id = "" } = await content.content("noura");
    for (let number = 0; number < 50; number += 1) await save(id, doc(`${number}`));
    const read = (pageSize: number) =>
      content.proxy.queriesDuring(async () => expect((await history(id, { pageSize })).results).toHaveLength(pageSize));
    const ofVersions = (queries: string[]) => queries.filter((query) => query.endsWith(" contentVersions"));
    // Whether the newest is kept, the page, the bodies.
    expect(ofVersions(await read(1))).toHaveLength(3);
    expect(ofVersions(await read(50))).toHaveLength(3);
  });

  test("of a long article stays small", async () => {
    const { id = "" } = await content.content("noura");
    const words = "dates تمور farm مزرعة harvest حصاد story قصة family عائلة season موسم water ماء market سوق".split(" ");
    const sentence = (seed: number) =>
      Array.from({ length: 12 }, (_, index) => words[(seed * 7 + index * index * 3) % words.length]).join(" ");
    const article = (edit: number) =>
      doc(...Array.from({ length: 120 }, (_, index) => `${index === edit ? "edited " : ""}${index} ${sentence(index)}`));
    const edits = 45;
    for (let edit = 0; edit < edits; edit += 1) await save(id, article(edit));
    const rows = await database.collection("contentVersions").find({ contentId: id }).toArray();
    const kept = rows.reduce((sum, row) => sum + BSON.calculateObjectSize(row), 0);
    const plain = edits * Buffer.byteLength(JSON.stringify(article(0)));
    expect(kept).toBeLessThan(plain / 20);
    const { results } = await history(id, { pageSize: 50 });
    expect(results.map(({ body }: { body: object }) => body)).toEqual(
      Array.from({ length: edits }, (_, edit) => article(edits - 1 - edit)),
    );
  });
});

describe("restoreContentVersion", () => {
  test("makes a new version of an earlier body, with the source it had; nothing is lost", async () => {
    const companyId = await content.company("noura");
    const generationId = await content.generation("noura", companyId);
    const { id = "" } = await content.content("noura", { companyId });
    await save(id, doc("Generated text of the machine"), { source: "AI", generationId });
    await save(id, doc("Something else altogether"));
    const { data, errors } = await noura(RESTORE_VERSION, { id, versionId: `${id}:1` });
    expect(errors).toBeUndefined();
    const { content: restored } = data.restoreContentVersion;
    expect(restored).toMatchObject({ body: doc("Generated text of the machine"), bodyText: "Generated text of the machine" });
    expect(restored.provenance).toContainEqual({ field: "body", source: "AI", generationId, stale: false });
    const { results } = await history(id);
    expect(results.map(({ number, source, body }: Record<string, never>) => [number, source, body])).toEqual([
      [3, "AI", doc("Generated text of the machine")],
      [2, "HUMAN", doc("Something else altogether")],
      [1, "AI", doc("Generated text of the machine")],
    ]);
  });

  describe("an AI's body", () => {
    const staleAfterRestoring = async (id: string, number: number) => {
      const { data } = await noura(RESTORE_VERSION, { id, versionId: `${id}:${number}` });
      const { provenance } = data.restoreContentVersion.content as { provenance: { field: string; source: string; stale: boolean }[] };
      const { source, stale } = provenance.find(({ field }) => field === "body") ?? {};
      return [source, stale];
    };
    const generated = async () => {
      const companyId = await content.company("noura");
      const generationId = await content.generation("noura", companyId);
      const { id = "" } = await content.content("noura", { companyId });
      await noura(SAVE_IDEA, { id, input: { idea: "A palm tells" } });
      await save(id, doc("Generated text of the machine"), { source: "AI", generationId });
      return { id, companyId };
    };

    test("is stale when it comes back after the idea, the objective or the topics changed, and not otherwise", async () => {
      const { id } = await generated();
      await save(id, doc("Something else altogether"));
      expect(await staleAfterRestoring(id, 1)).toEqual(["AI", false]);
      for (const [mutation, input, back] of [
        [SAVE_IDEA, { idea: "A well tells" }, { idea: "A palm tells" }],
        [SAVE_OBJECTIVES, { objective: "Trust" }, { objective: null }],
        [SAVE_OBJECTIVES, { topics: ["Harvest"] }, { topics: [] }],
      ] as const) {
        await save(id, doc("Something else altogether"));
        await noura(mutation, { id, input });
        expect(await staleAfterRestoring(id, 1)).toEqual(["AI", true]);
        await save(id, doc("Something else altogether"));
        await noura(mutation, { id, input: back });
        expect(await staleAfterRestoring(id, 1)).toEqual(["AI", false]);
      }
    });

    test("that was stale and edited stays what it was built on", async () => {
      const { id } = await generated();
      await noura(SAVE_IDEA, { id, input: { idea: "A well tells" } });
      await save(id, doc("Generated text of the machine, edited"));
      await save(id, doc("Something else altogether"));
      expect(await staleAfterRestoring(id, 2)).toEqual(["AI_EDITED", true]);
      // A copy of a copy knows it too.
      await save(id, doc("Something else altogether"));
      expect(await staleAfterRestoring(id, 4)).toEqual(["AI_EDITED", true]);
      expect(await staleAfterRestoring(id, 3)).toEqual(["HUMAN", false]);
    });

    test("made anew for the new idea isn't stale, and the older one is", async () => {
      const { id, companyId } = await generated();
      await noura(SAVE_IDEA, { id, input: { idea: "A well tells" } });
      const generationId = await content.generation("noura", companyId);
      await save(id, doc("Another text of the machine"), { source: "AI", generationId });
      expect(await staleAfterRestoring(id, 1)).toEqual(["AI", true]);
      expect(await staleAfterRestoring(id, 2)).toEqual(["AI", false]);
    });
  });

  test("knows no version of another content, and none that isn't there", async () => {
    const [{ id = "" }, { id: other = "" }] = [await content.content("noura"), await content.content("noura")];
    await save(id, doc("mine"));
    await save(other, doc("other"));
    for (const versionId of [`${other}:1`, `${id}:2`, "nothing"])
      expect((await noura(RESTORE_VERSION, { id, versionId })).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    expect((await noura(READ_CONTENT, { id })).data.content.bodyText).toBe("mine");
  });
});
