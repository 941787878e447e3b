import { contentSaved, contentState } from "@muhtawa/contracts";
import { eventually, type GraphQLClient } from "@muhtawa/testkit";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import mongoose from "mongoose";
import {
  DELETE_CONTENT,
  LIST_CONTENTS,
  READ_CONTENT,
  RESTORE_VERSION,
  SAVE_BODY,
  SAVE_IDEA,
  SET_STATUS,
  UPDATE_MEDIA,
  VERSIONS,
} from "./documents.ts";
import { png } from "./files.ts";
import { type RunningContent, startContent } from "./running-content.ts";

let content: RunningContent;
let noura: GraphQLClient;
let admin: GraphQLClient;
beforeAll(async () => {
  content = await startContent({ SEAL_INTERVAL_MS: "200" });
  noura = await content.as({ id: "noura" });
  admin = await content.as({ id: "admin", role: "ADMIN" });
});
afterAll(() => content?.stop());

const doc = (text: string) => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });

/** A content of noura's, as a session writes it: each save expects what the last answer said. */
async function writing() {
  const { id = "" } = await content.content("noura");
  let version = 1;
  const save = async (text: string, checkpoint?: boolean) => {
    const { data, errors } = await noura(SAVE_BODY, { id, input: { body: doc(text), expectedVersion: version, checkpoint } });
    if (errors) throw new Error(JSON.stringify(errors));
    ({ version } = data.saved.content);
    return data.saved.content;
  };
  const history = async () => {
    const { results, totalCount } = (await noura(VERSIONS, { contentId: id })).data.contentVersions;
    expect(totalCount).toBe(results.length);
    return results.map(({ number, body }: { number: number; body: ReturnType<typeof doc> }) => [number, body.content[0]?.content[0]?.text]);
  };
  return { id, save, history, expected: () => version };
}

describe("saves while somebody is writing", () => {
  test("store the text and are one version in the history, until one is on purpose", async () => {
    const { save, history } = await writing();
    await save("On purpose");
    for (const text of ["On purpose, a", "On purpose, and", "On purpose, and on"]) {
      expect((await save(text, false)).bodyText).toBe(text);
      expect(await history()).toEqual([
        [2, text],
        [1, "On purpose"],
      ]);
    }
    await save("On purpose, and on");
    await save("On purpose, and on again", false);
    expect(await history()).toEqual([
      [3, "On purpose, and on again"],
      [2, "On purpose, and on"],
      [1, "On purpose"],
    ]);
  });

  test("tell nobody of each, only of the one that ends them; the state is told always", async () => {
    const { id, save } = await writing();
    for (const text of ["a", "ab", "abc"]) await save(text, false);
    const { version } = await save("abc");
    const ofIt = ({ aggregateId }: { aggregateId: string }) => aggregateId === id;
    expect((await content.events.awaited(contentSaved, ofIt)).sourceVersion).toBe(version);
    await content.events.awaited(contentState, (event) => ofIt(event) && event.sourceVersion === version);
  });

  test.each([
    ["a move of the status", (id: string) => admin(SET_STATUS, { id, status: "IN_REVIEW" })],
    ["an export", (id: string) => content.rest(`/contents/${id}/export?format=md`, { caller: { id: "noura" } })],
    ["a restored version", (id: string) => noura(RESTORE_VERSION, { id, versionId: `${id}:1` })],
  ])("are ended by %s", async (_, act) => {
    const { id, save, history } = await writing();
    await save("first");
    await save("second", false);
    await act(id);
    const { version } = (await noura(READ_CONTENT, { id })).data.content;
    await noura(SAVE_BODY, { id, input: { body: doc("third"), expectedVersion: version, checkpoint: false } });
    expect(await history()).toContainEqual([2, "second"]);
  });

  test("are not disturbed by what an admin does to the status in between", async () => {
    const { id, save, history } = await writing();
    await save("one", false);
    await admin(SET_STATUS, { id, status: "IN_REVIEW" });
    expect((await save("one two", false)).status).toBe("IN_REVIEW");
    expect(await history()).toEqual([
      [2, "one two"],
      [1, "one"],
    ]);
  });

  test("of two tabs: the later one is told, and nothing of the earlier is lost", async () => {
    const { id, save, history, expected } = await writing();
    await save("base", false);
    const stale = expected();
    await save("base, tab one", false);
    const { errors } = await noura(SAVE_BODY, { id, input: { body: doc("base, tab two"), expectedVersion: stale, checkpoint: false } });
    expect(errors?.[0]?.extensions).toEqual({ code: "CONFLICT", version: expected() });
    await noura(SAVE_BODY, { id, input: { body: doc("base, blind"), checkpoint: false } });
    expect(await history()).toEqual([
      [2, "base, blind"],
      [1, "base, tab one"],
    ]);
  });

  test("that stop for a minute end by themselves, and the search finds them", async () => {
    const { id, save, history } = await writing();
    const word = `pause${Date.now()}`;
    await save(word, false);
    const found = async () => (await noura(LIST_CONTENTS, { search: word })).data.contents.totalCount;
    expect(await found()).toBe(0);
    const database = await mongoose.createConnection(content.database.url, { dbName: content.database.name }).asPromise();
    try {
      // As if the last key had been a while ago.
      const { modifiedCount } = await database
        .collection<{ _id: string }>("contents")
        .updateOne({ _id: id }, { $set: { "bodyVersion.savedAt": new Date(Date.now() - 61_000) } });
      expect(modifiedCount).toBe(1);
    } finally {
      await database.close();
    }
    await eventually(async () => (await found()) === 1);
    await save(`${word} and on`, false);
    expect(await history()).toEqual([
      [2, `${word} and on`],
      [1, word],
    ]);
  });

  test("don't touch the history", async () => {
    const { save } = await writing();
    await save("begun", false);
    const queries = await content.proxy.queriesDuring(() => save("begun and on", false));
    expect(queries.filter((query) => query.endsWith(" contentVersions"))).toEqual([]);
  });
});

describe("who moves or deletes a content and expects a version", () => {
  test("is told when anything has changed since, and nothing is written", async () => {
    const { id = "" } = await content.content("noura");
    await noura(SAVE_IDEA, { id, input: { idea: "Seen by nobody" } });
    const stored = (await noura(READ_CONTENT, { id })).data.content;
    for (const expectedVersion of [1, 3]) {
      for (const [document, variables] of [
        [SET_STATUS, { id, status: "IN_REVIEW", expectedVersion }],
        [DELETE_CONTENT, { id, expectedVersion }],
      ] as const)
        expect((await noura(document, variables)).errors?.[0]?.extensions).toEqual({ code: "CONFLICT", version: 2 });
    }
    expect((await noura(READ_CONTENT, { id })).data.content).toEqual(stored);
    const moved = await admin(SET_STATUS, { id, status: "IN_REVIEW", expectedVersion: 2 });
    expect(moved.data.setContentStatus.content).toMatchObject({ status: "IN_REVIEW", version: 3, partVersions: { status: 3, idea: 2 } });
    expect((await noura(DELETE_CONTENT, { id, expectedVersion: 3 })).data.deleteContent).toEqual({ success: true });
  });

  test("restores only a body that is as it was", async () => {
    const { id, save, expected } = await writing();
    await save("first");
    const seen = expected();
    await save("second");
    const restore = (expectedVersion: number) => noura(RESTORE_VERSION, { id, versionId: `${id}:1`, expectedVersion });
    expect((await restore(seen)).errors?.[0]?.extensions).toEqual({ code: "CONFLICT", version: expected() });
    expect((await restore(expected())).data.restoreContentVersion.content.bodyText).toBe("first");
  });
});

test("a file's description has a version of its own", async () => {
  const { id } = (await content.upload({ id: "noura" }, await png(4, 2), "a.png")).body.data;
  const describe = (alt: string, expectedVersion: number) => noura(UPDATE_MEDIA, { id, alt, expectedVersion });
  expect((await describe("Palm", 1)).errors).toBeUndefined();
  expect((await describe("Late", 1)).errors?.[0]?.extensions).toEqual({ code: "CONFLICT", version: 2 });
  expect((await describe("Well", 2)).data.updateMedia.media.alt).toBe("Well");
});
