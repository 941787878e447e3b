import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { GraphQLClient } from "@muhtawa/testkit";
import { ENTITIES, LIST_CONTENTS, READ_CONTENT, SAVE_BODY, UPDATE_MEDIA } from "./documents.ts";
import { blob, png } from "./files.ts";
import { type RunningContent, startContent } from "./running-content.ts";

let content: RunningContent;
let noura: GraphQLClient;
beforeAll(async () => {
  content = await startContent();
  noura = await content.as({ id: "noura" });
});
afterAll(() => content?.stop());

const picture = async (ownerId = "noura") =>
  (await content.upload({ id: ownerId }, await png(4, 2), "a.png", { alt: "Palm" })).body.data.id;
const paper = async () => (await content.upload({ id: "noura" }, blob("voice"), "a.txt")).body.data.id;
const bodyWith = (...sources: string[]) => ({
  type: "doc",
  content: sources.map((src) => ({ type: "image", attrs: { src, alt: null } })),
});

describe("the pictures of a content", () => {
  test("are set in order, kept by saves that don't name them, and taken away by null", async () => {
    const { id } = await content.content("noura");
    const [one, two] = [await picture(), await picture()];
    const set = await noura(SAVE_BODY, { id, input: { pictureIds: [two, one, two] } });
    expect(set.data.saved.content.pictures).toEqual([
      { id: two, url: `/media/${two}`, mimeType: "image/png", alt: "Palm" },
      { id: one, url: `/media/${one}`, mimeType: "image/png", alt: "Palm" },
    ]);
    expect(set.data.saved.content).toMatchObject({ version: 2, body: null });
    const kept = await noura(SAVE_BODY, { id, input: { body: bodyWith() } });
    expect(kept.data.saved.content.pictures).toHaveLength(2);
    const cleared = await noura(SAVE_BODY, { id, input: { pictureIds: null } });
    expect(cleared.data.saved.content).toMatchObject({ pictures: [], body: bodyWith() });
  });

  test("are those in its text too, and stay when the text loses them", async () => {
    const { id } = await content.content("noura");
    const [beside, inText] = [await picture(), await picture()];
    const idsAfter = async (input: object) => {
      const { data, errors } = await noura(SAVE_BODY, { id, input });
      expect(errors).toBeUndefined();
      return data.saved.content.pictures.map((one: { id: string }) => one.id);
    };
    await idsAfter({ pictureIds: [beside] });
    expect(await idsAfter({ body: bodyWith(`/media/${inText}?w=640`) })).toEqual([beside, inText]);
    expect(await idsAfter({ pictureIds: [inText, beside] })).toEqual([inText, beside]);
    // What stands in the text can't be taken from beside it.
    expect(await idsAfter({ pictureIds: null })).toEqual([inText]);
    expect(await idsAfter({ body: bodyWith() })).toEqual([inText]);
    expect(await idsAfter({ pictureIds: [] })).toEqual([]);
    const { results } = (await noura(LIST_CONTENTS, { pageSize: 1 })).data.contents;
    expect(results[0]).toMatchObject({ id, pictures: [] });
  });

  test("don't make the text look changed", async () => {
    const { id } = await content.content("noura");
    const { version } = (await noura(SAVE_BODY, { id, input: { body: bodyWith() } })).data.saved.content;
    await noura(SAVE_BODY, { id, input: { pictureIds: [await picture()], expectedVersion: version } });
    const { data } = await noura(SAVE_BODY, { id, input: { body: bodyWith(`/media/${await picture()}`), expectedVersion: version } });
    expect(data.saved.content.pictures).toHaveLength(2);
    expect(data.saved.content.partVersions).toMatchObject({ body: version + 2, pictures: version + 2 });
  });

  test("guard against a save of an older version", async () => {
    const { id } = await content.content("noura");
    await noura(SAVE_BODY, { id, input: { pictureIds: [await picture()] } });
    const { errors } = await noura(SAVE_BODY, { id, input: { pictureIds: [], expectedVersion: 1 } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", version: 2 });
    expect((await noura(READ_CONTENT, { id })).data.content.pictures).toHaveLength(1);
  });

  test.each([
    ["of somebody else", () => picture("salem")],
    ["that is a document", paper],
    ["that was never there", async () => "0".repeat(40)],
  ])("one %s is refused, and in the body too, and nothing is stored", async (_, make) => {
    const { id } = await content.content("noura");
    const mediaId = await make();
    const { errors } = await noura(SAVE_BODY, { id, input: { body: bodyWith(`/media/${mediaId}`), pictureIds: [mediaId] } });
    const told = [expect.any(String)];
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { pictureIds: told, body: told } });
    expect((await noura(READ_CONTENT, { id })).data.content).toMatchObject({ version: 1, pictures: [], body: null });
  });

  test("more than fifty are refused", async () => {
    const { id } = await content.content("noura");
    const pictureIds = Array.from({ length: 51 }, (_, index) => String(index));
    const { errors } = await noura(SAVE_BODY, { id, input: { pictureIds } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { pictureIds: [expect.any(String)] } });
  });

  test("stand in a body by their address, in a width too; other paths of ours are made blank", async () => {
    const { id } = await content.content("noura");
    const mediaId = await picture();
    const sources = [`/media/${mediaId}`, `/media/${mediaId}?w=640`, "https://example.com/a.png"];
    const { data } = await noura(SAVE_BODY, { id, input: { body: bodyWith(...sources, "/media/x", "/admin", `//evil.example/media/x`) } });
    expect(data.saved.content.body).toEqual(bodyWith(...sources, "", "", ""));
  });
});

describe("what a picture shows", () => {
  test("is said anew by its owner, stays when nothing is said, and is taken away by null", async () => {
    const { id } = await content.content("noura");
    const mediaId = await picture();
    await noura(SAVE_BODY, { id, input: { pictureIds: [mediaId] } });
    const said = await noura(UPDATE_MEDIA, { id: mediaId, alt: "  نخلة في بريدة " });
    expect(said.data.updateMedia.media).toEqual({ id: mediaId, alt: "نخلة في بريدة" });
    expect((await noura(READ_CONTENT, { id })).data.content.pictures).toMatchObject([{ id: mediaId, alt: "نخلة في بريدة" }]);
    expect((await noura(UPDATE_MEDIA, { id: mediaId })).data.updateMedia.media.alt).toBe("نخلة في بريدة");
    expect((await noura(UPDATE_MEDIA, { id: mediaId, alt: null })).data.updateMedia.media.alt).toBeNull();
  });

  test("is nobody else's to say, and no longer than a thousand characters", async () => {
    const mediaId = await picture();
    const codeFor = async (client: GraphQLClient, alt = "Mine") =>
      (await client(UPDATE_MEDIA, { id: mediaId, alt })).errors?.[0]?.extensions;
    expect(await codeFor(await content.as({ id: "salem" }))).toMatchObject({ code: "NOT_FOUND" });
    expect(await codeFor(await content.as({ id: "admin", role: "ADMIN" }))).toMatchObject({ code: "FORBIDDEN" });
    expect(await codeFor(content.anonymous())).toMatchObject({ code: "UNAUTHENTICATED" });
    expect(await codeFor(noura, "x".repeat(1_001))).toMatchObject({ code: "BAD_USER_INPUT", fields: { alt: [expect.any(String)] } });
    const { errors } = await noura(UPDATE_MEDIA, { id: "0".repeat(40), alt: "None" });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "NOT_FOUND" });
  });
});

test("as an entity, a picture is for everybody, a document for its owner and admins", async () => {
  const [image, document] = [await picture(), await paper()];
  const representations = [image, document, "0".repeat(40)].map((id) => ({ __typename: "Media", id }));
  const entities = async (client: GraphQLClient) => (await client(ENTITIES, { representations })).data._entities;
  const seen = { id: image, url: `/media/${image}`, name: "a.png" };
  const text = { id: document, url: `/media/${document}`, name: "a.txt" };
  expect(await entities(noura)).toEqual([seen, text, null]);
  expect(await entities(await content.as({ id: "admin", role: "ADMIN" }))).toEqual([seen, text, null]);
  expect(await entities(await content.as({ id: "salem" }))).toEqual([seen, null, null]);
  expect(await entities(content.anonymous())).toEqual([seen, null, null]);
});
