import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { INTERNAL_MEDIA_PATH, verifyMedia } from "@muhtawa/contracts/internal-media";
import { type FakeModel, type GraphQLClient, startFakeModel } from "@muhtawa/testkit";
import sharp from "sharp";
import { contrast, paletteOf } from "../src/posters/palette.ts";
import { drawPoster, posterSvg } from "../src/posters/poster.ts";
import { posterAlt, posterWish, posterWords } from "../src/posters/poster-words.ts";
import { emptyBrief, emptyCompany } from "../src/writing/assignment.ts";
import { reaches, request, RETRY, SECRET, type Stack, startStack, user } from "./stack.ts";

const IMAGES = "query ($id: ID!) { generation(id: $id) { images { id } } }";
const POSTER = { locale: "en", brand: "Noor", size: { width: 600, height: 315 }, variant: 0 } as const;

describe("a poster", () => {
  test("has the size asked for, and says nothing of who drew it", async () => {
    for (const size of [
      { width: 1200, height: 630 },
      { width: 1080, height: 1920 },
    ]) {
      const { width, height, format } = await sharp(await drawPoster({ ...POSTER, title: "Before a dental implant", size })).metadata();
      expect({ width, height, format }).toEqual({ ...size, format: "png" });
    }
  });

  test("draws Arabic letters joined, by shapes that need no font", () => {
    const shapes = (title: string) => {
      const svg = posterSvg({ ...POSTER, locale: "ar", brand: "", title });
      expect(svg).not.toMatch(/<text/);
      return [...svg.matchAll(/<use[^>]*?href="(#[^"]+)"/g)].map(([, shape]) => shape);
    };
    const [joined, apart] = [shapes("بيت"), shapes("ب ي ت")];
    expect([joined.length, apart.length]).toEqual([3, 3]);
    expect(joined.filter((shape) => apart.includes(shape))).toEqual([]);
  });

  describe.each([
    ["a long Latin word", "en", "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"],
    ["a brand without a space", "en", "NoorClinicsInternationalHealthcareGroupOfCompanies"],
    ["an address", "en", "https://www.example.com/a/very/long/address/that/never/ends?with=parameters&and=more"],
    ["wide letters", "en", "W".repeat(140)],
    ["a long Arabic word", "ar", "أفاستسقيناكموهافأسقيناكموهاوسنستدرجهمفسيكفيكهمالله".repeat(2)],
    [
      "Arabic and Latin",
      "ar",
      "استفد من Internationalization.Consultancy.Partners.Group.Holding في موقعك، وزر https://example.com/a/b/c/d/e/f/g/h",
    ],
    ["many words", "ar", "قبل زراعة الأسنان اسأل عن الألم والسعر والضمان ".repeat(3)],
  ] as const)("with %s", (_, locale, written) => {
    test.each([
      { width: 1200, height: 630 },
      { width: 1080, height: 1920 },
      { width: 256, height: 256 },
      { width: 2048, height: 256 },
      { width: 256, height: 2048 },
    ])("loses none of it at the edges of %j", async (size) => {
      const poster = { ...POSTER, locale, size, brand: written, title: written, subtitle: written };
      const [, height] = /viewBox="0 0 \S+ (\S+)"/.exec(posterSvg(poster)) ?? [];
      // A second page would be drawn below the first.
      expect(Number(height)).toBeCloseTo(size.height, 0);
      const [drawn, empty] = await Promise.all(
        [poster, { ...poster, brand: " ", title: " ", subtitle: " " }].map(async (each) =>
          sharp(await drawPoster(each))
            .raw()
            .toBuffer(),
        ),
      );
      const edge = Math.floor(Math.min(size.width, size.height) * 0.045);
      const channels = (drawn?.length ?? 0) / (size.width * size.height);
      let [onEdge, inside] = [0, 0];
      for (let y = 0; y < size.height; y += 1)
        for (let x = 0; x < size.width; x += 1) {
          const at = (y * size.width + x) * channels;
          if (drawn?.[at + 1] === empty?.[at + 1]) continue;
          if (x < edge || y < edge || x >= size.width - edge || y >= size.height - edge) onEdge += 1;
          else inside += 1;
        }
      expect(onEdge).toBe(0);
      expect(inside).toBeGreaterThan(200);
    });
  });

  test("breaks an Arabic word without taking its letters apart", () => {
    const shapes = (width: number) =>
      [
        ...posterSvg({
          ...POSTER,
          locale: "ar",
          brand: "",
          title: "مسسسسسسسسسسسسسسسسسسسسسسسسسسسسسسسسسسسسسسسسسسسسسسسسسسسسسسسسس",
          size: { width, height: 256 },
        }).matchAll(/<use[^>]*?href="(#[^"]+)"/g),
      ].map(([, shape]) => shape);
    // One shape each for the first, the middle and the last letters, broken or not.
    expect(new Set(shapes(256)).size).toBe(new Set(shapes(2048)).size);
  });

  test("takes what people write as text, whatever Typst would make of it", async () => {
    for (const title of ['#panic("no")', "$x", '"; #import "/etc/passwd"', "\\", "]] #[", "@x <y>", "\u0000\u202e", "x".repeat(5_000)])
      await expect(drawPoster({ ...POSTER, title, subtitle: title, brand: title })).resolves.toBeInstanceOf(Buffer);
  });

  test("says what readers may read, nothing of the brief's notes, and is described as the poster that it is", () => {
    const company = { ...emptyCompany, brandName: "Noor", slogan: "Smile again" };
    const brief = { ...emptyBrief, title: "Before a dental implant", idea: "Internal: five questions", details: "Keep it short" };
    expect(posterWords({ company, brief })).toEqual({ title: "Before a dental implant", subtitle: "Smile again", brand: "Noor" });
    const asked = "A green poster that says “Open day on Friday”";
    expect(posterWords({ company, brief, prompt: asked }).title).toBe("Open day on Friday");
    expect(posterWords({ company, brief: emptyBrief, prompt: "make a poster for the open day" }).title).toBe("the open day");
    const wish = posterWish(undefined, asked);
    expect(paletteOf(wish, 0)).toEqual(paletteOf("#2E7D32", 0));
    expect(posterAlt(posterWords({ company, brief, prompt: asked }), "en", wish, 0)).toBe(
      "Poster: “Open day on Friday” in white letters on green, with the name Noor",
    );
    expect(posterAlt({ title: "يوم مفتوح", brand: "نور" }, "ar", "بلون أزرق", 1)).toBe(
      "ملصق: «يوم مفتوح» بحروف بيضاء على خلفية زرقاء داكنة، واسم نور",
    );
    for (const locale of ["en", "ar"] as const)
      expect(posterAlt({ title: "x ".repeat(200), brand: "Noor" }, locale, "", 2).length).toBeLessThanOrEqual(125);
  });

  test("has the colour its style names, with writing that can be read, and variants that differ", async () => {
    const drawn = await Promise.all(
      [0, 1, 2, 3, 4].map(async (variant) => (await drawPoster({ ...POSTER, title: "Noor", style: "calm, #0A7F5A", variant })).toString()),
    );
    expect(new Set(drawn).size).toBe(5);
    for (const style of [undefined, "#000000", "#FFFFFF", "#ffee00", "in #0A7F5A"])
      for (const variant of [0, 1, 2, 3]) {
        const { ground, ink } = paletteOf(style, variant);
        expect([style, variant, contrast(ground, ink) >= 4.5]).toEqual([style, variant, true]);
      }
    expect(paletteOf("#0A7F5A", 0).ground).not.toBe(paletteOf(undefined, 0).ground);
  });
});

interface Kept {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly alt?: string | undefined;
  readonly bytes: Buffer;
}

describe("an image generation", () => {
  let model: FakeModel;
  let content: Server;
  let stack: Stack;
  let owner: string;
  let client: GraphQLClient;
  const kept = new Map<string, Kept>();
  /** Statuses that content answers with before it takes anything. */
  const refusals: number[] = [];

  beforeAll(async () => {
    model = await startFakeModel();
    content = createServer(async (incoming, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      const bytes = Buffer.concat(chunks);
      const media = incoming.url === INTERNAL_MEDIA_PATH ? verifyMedia(incoming.headers, bytes, SECRET) : undefined;
      const refusal = refusals.shift();
      if (media && !refusal && !kept.has(media.id)) kept.set(media.id, { ...media, bytes });
      response.writeHead(media ? (refusal ?? 200) : 403, { "content-type": "application/json" }).end("{}");
    });
    await new Promise<void>((resolve) => content.listen(0, "127.0.0.1", resolve));
    const models = {
      providers: { fake: { type: "openai-compatible", baseUrl: model.url } },
      models: [
        { id: "writer", provider: "fake" },
        { id: "painter", provider: "fake", images: true, imagePrice: 0.04 },
      ],
      kinds: { IMAGE: "offline-composer" },
    };
    stack = await startStack({
      env: {
        AI_MODELS: JSON.stringify(models),
        AI_BACKOFF_MS: "5",
        CONTENT_URL: `http://127.0.0.1:${(content.address() as AddressInfo).port}`,
      },
    });
    await stack.startWorker();
    owner = user();
    client = await stack.client(owner);
  }, 120_000);
  afterAll(async () => {
    await stack?.stop();
    await model?.stop();
    content?.close();
  });
  beforeEach(() => model.answerAll({}));

  const imagesOf = async (id: string): Promise<string[]> =>
    (await client(IMAGES, { id })).data.generation.images.map((image: { id: string }) => image.id);

  test("without a model of images is a poster of the brief, kept for its owner with alternative text", async () => {
    const companyId = await stack.company(owner);
    const contentId = await stack.content(owner, companyId);
    const id = await request(client, { kind: "IMAGE", companyId, contentId, options: { variants: 2, size: "square" } });
    const generation = await reaches(client, id, "COMPLETED");
    expect(generation).toMatchObject({ model: "offline-composer", offline: true, costMicros: 0 });
    const images = await imagesOf(id);
    expect(images).toHaveLength(2);
    for (const image of images) {
      expect(image).toMatch(/^[0-9a-f]{40}$/);
      const stored = kept.get(image);
      expect(stored).toMatchObject({ ownerId: owner, alt: expect.stringMatching(/^Poster: /) });
      expect(await sharp(stored?.bytes).metadata()).toMatchObject({ width: 1080, height: 1080, format: "png" });
    }
    expect(kept.get(images[0] ?? "")?.bytes.equals(kept.get(images[1] ?? "")?.bytes ?? Buffer.alloc(0))).toBe(false);
  });

  test("by a model of images costs its price; a writer puts it into words", async () => {
    const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#0a7f5a" } })
      .png()
      .toBuffer();
    model.answerNext({ text: '{"items": [{"prompt": "A calm clinic", "alt": "A bright waiting room"}]}' }, { status: 500 }, { image: png });
    const id = await request(client, { kind: "IMAGE", company: { brandName: "Noor" }, options: { model: "painter", size: "512x512" } });
    const generation = await reaches(client, id, "COMPLETED");
    expect(generation).toMatchObject({ model: "painter", offline: false, costMicros: 40_000 });
    const [image] = await imagesOf(id);
    expect(kept.get(image ?? "")).toMatchObject({ alt: "A bright waiting room", ownerId: owner });
    expect(model.requests.at(-1)?.body).toMatchObject({ model: "painter", prompt: "A calm clinic", size: "512x512" });
  });

  test("is sent to be kept again when content is away for a moment, and fails with a reason when it stays away", async () => {
    refusals.push(503, 503);
    const poster = { kind: "IMAGE", company: { brandName: "Noor" }, prompt: "Open day" };
    await reaches(client, await request(client, poster), "COMPLETED");
    refusals.push(402);
    const id = await request(client, poster);
    expect((await reaches(client, id, "FAILED")).error).toMatch(/storage for files is full/);
    expect(await imagesOf(id)).toEqual([]);
    await client(RETRY, { id });
    await reaches(client, id, "COMPLETED");
    expect(await imagesOf(id)).toHaveLength(1);
  });

  test.each(["64x64", "4000x100", "big", "1200 by 630"])("of the size %s is BAD_USER_INPUT", async (size) => {
    await expect(request(client, { kind: "IMAGE", company: {}, options: { size } })).rejects.toThrow(/options.size/);
  });
});
