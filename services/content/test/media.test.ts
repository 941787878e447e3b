import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { mediaState } from "@muhtawa/contracts";
import sharp from "sharp";
import { blob, docx, jpeg, movingGif, pdf, png, webp, zip } from "./files.ts";
import { type RunningContent, startContent } from "./running-content.ts";

let content: RunningContent;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content?.stop());

const noura = { id: "noura" };
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe("a picture", () => {
  test("is kept, served to whoever has its address, and told of", async () => {
    const { status, body } = await content.upload(noura, await png(), "نخيل.png", { alt: "Palms" });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{40}$/),
      url: `/media/${body.data.id}`,
      name: "نخيل.png",
      mimeType: "image/png",
      size: expect.any(Number),
      width: 800,
      height: 400,
      alt: "Palms",
      version: 1,
    });
    const answer = await content.rest(body.data.url);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
    });
    const served = await bytesOf(answer);
    expect(served.length).toBe(body.data.size);
    const told = await content.events.awaited(mediaState, ({ aggregateId }) => aggregateId === body.data.id);
    expect(told.data).toMatchObject({ ownerId: "noura", kind: "IMAGE", deleted: false, alt: "Palms" });
  });

  test("is called what its file is, without what turns the words around a name, and with its joiners", async () => {
    const { body } = await content.upload(
      noura,
      await png(),
      "a/\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645\u202E\u2066 gnp\u2069.png",
    );
    expect(body.data.name).toBe("\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645 gnp.png");
  });

  test("is written anew: upright, and without what it says of place and maker", async () => {
    const turned = 6;
    const { body } = await content.upload(noura, await jpeg(800, 400, turned), "a.jpg");
    expect(body.data).toMatchObject({ width: 400, height: 800, mimeType: "image/jpeg" });
    const served = await bytesOf(await content.rest(body.data.url));
    expect(served.includes("a secret place")).toBe(false);
    expect((await sharp(served).metadata()).exif).toBeUndefined();
  });

  test("that moves goes on moving", async () => {
    const { body } = await content.upload(noura, await movingGif(), "a.gif");
    expect(body.data).toMatchObject({ width: 120, height: 60 });
    for (const address of [body.data.url, `${body.data.url}?w=64`])
      expect((await sharp(await bytesOf(await content.rest(address)), { animated: true }).metadata()).pages).toBe(3);
  });

  test("comes in the listed widths, never wider than it is, many asking at once", async () => {
    const { body } = await content.upload(noura, await webp(), "a.webp");
    const widths = await Promise.all(
      [64, 64, 64, 160, 1280].map(
        async (w) => (await sharp(await bytesOf(await content.rest(`${body.data.url}?w=${w}`))).metadata()).width,
      ),
    );
    expect(widths).toEqual([64, 64, 64, 100, 100]);
    for (const w of ["65", "0", "", "x", "64&w=65"]) expect((await content.rest(`${body.data.url}?w=${w}`)).status).toBe(422);
  });

  test("whose name has another picture's ending is a picture all the same", async () => {
    const { body } = await content.upload(noura, await webp(), "a.png");
    expect(body.data).toMatchObject({ mimeType: "image/webp" });
  });
});

describe("a document", () => {
  test.each([
    ["voice.docx", docx("We speak as neighbours do"), "We speak as neighbours do"],
    ["voice.pdf", pdf("Short sentences"), "Short sentences"],
    ["voice.txt", blob("نكتب بجمل قصيرة", "text/plain"), "نكتب بجمل قصيرة"],
    ["voice.md", blob("# Voice\n\nWarm <b>words</b>"), "# Voice\n\nWarm <b>words</b>"],
  ])("%s is read, and served to its owner and admins only, to be saved", async (name, file, text) => {
    const { status, body } = await content.upload(noura, file, name);
    expect(status).toBe(200);
    const { data } = await content.events.awaited(mediaState, ({ aggregateId }) => aggregateId === body.data.id);
    expect(data).toMatchObject({ kind: "DOCUMENT" });
    expect(data).not.toHaveProperty("text");
    expect(await content.documentText({ id: body.data.id, ownerId: noura.id })).toEqual({ status: 200, text });
    for (const caller of [undefined, { id: "salem" }]) expect((await content.rest(body.data.url, { caller })).status).toBe(404);
    for (const caller of [noura, { id: "admin", role: "ADMIN" as const }]) {
      const answer = await content.rest(body.data.url, { caller });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-disposition")).toMatch(/^attachment; /);
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      expect(await bytesOf(answer)).toEqual(Buffer.from(await file.arrayBuffer()));
    }
  });

  test("may have all of 10 MB", async () => {
    expect(await content.upload(noura, blob("a".repeat(10 * 1024 * 1024)), "a.txt")).toMatchObject({ status: 200 });
  });

  test("has the beginning of its text kept, 64 kB of it", async () => {
    const { body } = await content.upload(noura, blob("كلمة ".repeat(60_000)), "long.txt");
    const { text = "" } = await content.documentText({ id: body.data.id, ownerId: noura.id });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(64 * 1024);
    expect(Buffer.byteLength(text)).toBeGreaterThan(64 * 1024 - 4);
    expect(text.startsWith("كلمة")).toBe(true);
    expect(text).not.toContain("\uFFFD");
  });
});

describe("is refused, with a message in the caller's language:", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const page = "<!doctype html><script>alert(1)</script>";
  const bomb = docx("small", { "word/media/a.bin": Buffer.alloc(80 * 1024 * 1024) });
  const wide = async () =>
    blob(
      await sharp({ create: { width: 9000, height: 4500, channels: 3, background: "red" } })
        .png()
        .toBuffer(),
    );
  const half = async () => (await jpeg(600, 600)).slice(0, 1500);
  const withArchive = async () =>
    blob(Buffer.concat([Buffer.from(await pdf("x").arrayBuffer()), Buffer.from(await docx("x").arrayBuffer())]));

  test.each<[string, number, string, () => Blob | Promise<Blob>]>([
    ["a drawing", 415, "a.svg", () => blob(svg, "image/svg+xml")],
    ["a page", 415, "a.html", () => blob(page, "text/html")],
    ["a drawing called a text", 415, "a.txt", () => blob(svg, "text/plain")],
    ["a program", 415, "a.exe", () => blob(Buffer.from("MZ\u0000\u0001binary"))],
    ["a script", 415, "a.js", () => blob("alert(1)", "text/javascript")],
    ["an archive", 415, "a.zip", () => docx("x").slice(0, 20)],
    ["a drawing called a picture", 422, "a.png", () => blob(svg, "image/png")],
    ["a page called a picture", 422, "a.jpg", () => blob(page, "image/jpeg")],
    ["a text called a picture", 422, "a.png", () => blob("plain words", "image/png")],
    ["a PDF called a picture", 422, "a.png", () => pdf("x")],
    ["a picture called a document", 422, "a.pdf", () => png(10, 10)],
    ["binary called a text", 422, "a.txt", () => blob(Buffer.from([0xff, 0xfe, 0x00, 0x41]))],
    ["an archive called a document", 422, "a.docx", () => blob(zip({ "a.txt": Buffer.from("x") }))],
    ["half a picture", 422, "a.jpg", half],
    ["a broken PDF", 422, "a.pdf", () => blob("%PDF-1.7\nnothing of the sort")],
    ["a document that grows a thousandfold", 422, "a.docx", () => bomb],
    ["a PDF that is an archive too", 422, "a.pdf", withArchive],
    ["too many pixels", 422, "a.png", wide],
    ["too many bytes", 413, "a.png", () => blob(Buffer.alloc(10 * 1024 * 1024 + 1))],
    ["an empty file", 422, "a.txt", () => blob("")],
  ])("%s (%i)", async (_, status, name, file) => {
    for (const locale of ["en", "ar"] as const) {
      const answer = await content.upload({ ...noura, locale }, await file(), name);
      expect(answer).toMatchObject({ status, body: { message: expect.any(String), errors: { file: [answer.body.message] } } });
      expect(answer.body.error).toBe(answer.body.message);
      expect(/[\u0600-\u06ff]/.test(answer.body.message ?? "")).toBe(locale === "ar");
    }
  });

  test("what comes without a form (415), and a form without a file (422)", async () => {
    const bare = await content.rest("/media", { method: "POST", caller: noura, body: "x", headers: { "content-type": "image/png" } });
    expect(bare.status).toBe(415);
    const form = new FormData();
    form.append("other", await png(10, 10), "a.png");
    expect((await content.rest("/media", { method: "POST", caller: noura, body: form })).status).toBe(422);
  });

  test("anybody who isn't signed in (401)", async () => {
    expect(await content.upload(undefined, await png(10, 10), "a.png")).toMatchObject({ status: 401 });
  });
});

test("what was never there is not found", async () => {
  for (const id of ["0".repeat(40), "..%2f..%2fetc%2fpasswd", "x"]) expect((await content.rest(`/media/${id}`)).status).toBe(404);
});
