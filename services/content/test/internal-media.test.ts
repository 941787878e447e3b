import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { mediaState, userDeleted } from "@muhtawa/contracts";
import { INTERNAL_MEDIA_PATH, MEDIA_TEXT_PATH, newSecretId, signMedia, signMediaText, signStrayDocument } from "@muhtawa/service-kit";
import { eventually } from "@muhtawa/testkit";
import { docx, pdf, png } from "./files.ts";
import { type RunningContent, startContent, type UploadAnswer } from "./running-content.ts";

let content: RunningContent;
beforeAll(async () => {
  content = await startContent({ UPLOADS_PER_HOUR: "3", MEDIA_USER_BYTES: "3000" });
});
afterAll(() => content?.stop());

const bytes = async () => Buffer.from(await (await png(64, 64)).arrayBuffer());

async function send(headers: Record<string, string>, body: Buffer) {
  const answer = await content.rest(INTERNAL_MEDIA_PATH, {
    method: "POST",
    headers: { ...headers, "content-type": "application/octet-stream" },
    body: new Uint8Array(body),
  });
  return { status: answer.status, body: (await answer.json()) as UploadAnswer };
}

describe("the text of a document that another service asks for", () => {
  const upload = async (id: string) =>
    (await content.upload({ id }, new Blob(["softly, in short lines"], { type: "text/plain" }), "v.txt")).body.data;

  test("is told for its owner's things only", async () => {
    const { id } = await upload("salma");
    expect(await content.documentText({ id, ownerId: "salma" })).toEqual({ status: 200, text: "softly, in short lines" });
    expect((await content.documentText({ id, ownerId: "somebody-else" })).status).toBe(404);
    expect((await content.documentText({ id: newSecretId(), ownerId: "salma" })).status).toBe(404);
  });

  test("is told to nobody without a signature, with another's, with one for something else, and not over the gateway's route", async () => {
    const { id } = await upload("salma");
    const document = { id, ownerId: "salma" };
    const ask = async (headers: Record<string, string>) => (await content.rest(MEDIA_TEXT_PATH, { headers })).status;
    expect(await ask({})).toBe(403);
    expect(await ask(signMediaText(document, `${content.secret}!`))).toBe(403);
    expect(await ask(signMedia({ ...document, name: "a" }, Buffer.alloc(0), content.secret))).toBe(403);
    expect(await ask(signMediaText(document, content.secret))).toBe(200);
  });

  test("is gone with the document", async () => {
    const { id } = await upload("salma");
    await content.events.publish(userDeleted, "salma", { role: "CLIENT" });
    await eventually(async () => (await content.documentText({ id, ownerId: "salma" })).status === 404);
  });
});

describe("a document that another service has found", () => {
  const PDF = "application/pdf";
  const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
  const read = async (file: Blob, mimeType: string, { secret = content.secret, sent = file } = {}) => {
    const signed = signStrayDocument({ ownerId: "salma", mimeType }, new Uint8Array(await file.arrayBuffer()), secret);
    const headers = { ...signed, "content-type": "application/octet-stream" };
    const answer = await content.rest(MEDIA_TEXT_PATH, { method: "POST", headers, body: await sent.arrayBuffer() });
    return { status: answer.status, text: ((await answer.json()) as { text?: string }).text?.trim() };
  };

  test.each([
    [PDF, () => pdf("Our vision: slow coffee."), "Our vision: slow coffee."],
    [WORD, () => docx("رؤيتنا: قهوة على مهل."), "رؤيتنا: قهوة على مهل."],
  ])("is read like an upload, and not kept: %s", async (type, file, text) => {
    expect(await read(file(), type)).toEqual({ status: 200, text });
    expect(await content.events.seen(mediaState)).not.toContainEqual(
      expect.objectContaining({ data: expect.objectContaining({ mimeType: type }) }),
    );
  });

  test("is refused without a signature of its own, and with other bytes", async () => {
    expect((await read(pdf("a"), PDF, { secret: `${content.secret}!` })).status).toBe(403);
    expect((await read(pdf("a"), PDF, { sent: pdf("b") })).status).toBe(403);
    const headers = { ...signMediaText({ id: "a", ownerId: "salma" }, content.secret), "content-type": "application/octet-stream" };
    expect((await content.rest(MEDIA_TEXT_PATH, { method: "POST", headers, body: "x" })).status).toBe(403);
  });

  test.each([
    ["a picture", () => png(4, 4), 422],
    ["a page", async () => new Blob(["<!doctype html><p>x</p>"]), 422],
    ["what breaks in the middle", async () => pdf("a").slice(0, 40), 422],
  ])("is refused when it is %s", async (_name, file, status) => {
    expect((await read(await file(), PDF)).status).toBe(status);
  });
});

describe("a file that another service has made", () => {
  const picture = (ownerId = "noura") => ({ id: newSecretId(), ownerId, name: "نخلة.png", alt: "نخلة عند الغروب" });

  test("becomes its owner's media, with the id and the words it was sent with", async () => {
    const media = picture();
    const file = await bytes();
    const { status, body } = await send(signMedia(media, file, content.secret), file);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id: media.id, name: media.name, alt: media.alt, mimeType: "image/png", width: 64 });
    const { data } = await content.events.awaited(mediaState, ({ aggregateId }) => aggregateId === media.id);
    expect(data).toMatchObject({ ownerId: "noura", kind: "IMAGE" });
    expect((await content.rest(body.data.url)).status).toBe(200);
  });

  test("that is sent again is there once", async () => {
    const media = picture();
    const file = await bytes();
    await send(signMedia(media, file, content.secret), file);
    expect(await send(signMedia(media, file, content.secret), file)).toMatchObject({ status: 200, body: { data: { id: media.id } } });
    const other = { ...media, ownerId: "salem" };
    expect((await send(signMedia(other, file, content.secret), file)).status).toBe(403);
    await content.events.awaited(mediaState, ({ aggregateId }) => aggregateId === media.id);
    const told = (await content.events.seen(mediaState)).filter(({ aggregateId }) => aggregateId === media.id);
    expect(told).toHaveLength(1);
  });

  test("is refused without a signature, with another's, and with other bytes", async () => {
    const media = picture();
    const file = await bytes();
    const signed = signMedia(media, file, content.secret);
    expect((await send({}, file)).status).toBe(403);
    expect((await send(signMedia(media, file, `${content.secret}!`), file)).status).toBe(403);
    expect((await send(signed, Buffer.concat([file, Buffer.from("x")]))).status).toBe(403);
    expect((await content.rest(`/media/${media.id}`)).status).toBe(404);
  });

  test("is checked as any other", async () => {
    const file = Buffer.from("<svg/>");
    expect((await send(signMedia(picture(), file, content.secret), file)).status).toBe(422);
  });
});

describe("one person's uploads", () => {
  test("are limited in an hour, refused ones too; the answer says when to try again", async () => {
    const huda = { id: "huda", locale: "ar" as const };
    expect((await content.upload(huda, new Blob(["x"]), "a.exe")).status).toBe(415);
    for (let sent = 0; sent < 2; sent += 1) expect((await content.upload(huda, await png(2, 2), "a.png")).status).toBe(200);
    const { status, body } = await content.upload(huda, await png(2, 2), "a.png");
    expect(status).toBe(429);
    expect(body.message).toMatch(/^محاولات كثيرة. يُرجى إعادة المحاولة بعد \d+ (ثانية|دقيقة).$/);
    expect((await content.upload({ id: "salem" }, await png(2, 2), "a.png")).status).toBe(200);
  });

  test("end where the room for them does", async () => {
    const text = (size: number) => new Blob(["a".repeat(size)]);
    const reem = { id: "reem" };
    expect((await content.upload(reem, text(2_900), "a.txt")).status).toBe(200);
    const full = await content.upload(reem, text(200), "a.txt");
    expect(full).toMatchObject({ status: 402, body: { message: "The room for your files is used up." } });
    expect((await content.upload({ id: "other" }, text(200), "a.txt")).status).toBe(200);
  });
});
