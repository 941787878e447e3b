import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { eventually, type FakeModel, type GraphQLClient, startFakeModel } from "@muhtawa/testkit";
import { reaches, REQUEST, request, RETRY, type Stack, startStack, STOP, user } from "./stack.ts";

const PNG = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==", "base64");
const WORDS = { text: '{"items": [{"prompt": "A calm clinic", "alt": "A bright waiting room"}]}' };
const LEFT = "{ aiUsage { dayQuotaImages dayRemainingImages } }";
const PER_DAY = 4;
const IN_ALL = 14;

let model: FakeModel;
let content: Server;
let stack: Stack;
/** What content answers to a picture that is to be kept. */
let kept = 200;

beforeAll(async () => {
  model = await startFakeModel();
  content = createServer((incoming, response) => {
    incoming.resume().once("end", () => response.writeHead(kept, { "content-type": "application/json" }).end("{}"));
  });
  await new Promise<void>((resolve) => content.listen(0, "127.0.0.1", resolve));
  stack = await startStack({
    env: {
      AI_MODELS: JSON.stringify({
        providers: { fake: { type: "openai-compatible", baseUrl: model.url } },
        models: [
          { id: "writer", provider: "fake" },
          { id: "painter", provider: "fake", images: true },
        ],
      }),
      AI_BACKOFF_MS: "5",
      AI_CLIENT_DAY_IMAGES: String(PER_DAY),
      AI_DAY_IMAGE_BUDGET: String(IN_ALL),
      AI_SWEEP_MS: "200",
      CONTENT_URL: `http://127.0.0.1:${(content.address() as AddressInfo).port}`,
    },
  });
  await stack.startWorker();
}, 120_000);
afterAll(async () => {
  await stack?.stop();
  await model?.stop();
  content?.close();
});
beforeEach(() => {
  kept = 200;
  model.answerAll({ ...WORDS, image: PNG });
});

const pictures = (variants: number, more: object = {}) => ({
  kind: "IMAGE",
  company: { brandName: "Noor" },
  options: { variants },
  ...more,
});
const left = async (client: GraphQLClient) => (await client(LEFT)).data.aiUsage.dayRemainingImages as number;
const refusal = async (client: GraphQLClient, variants: number) => (await client(REQUEST, { input: pictures(variants) })).errors?.[0];

test("a day's pictures are bounded for each person: what is drawn counts, what is refused does not", async () => {
  const owner = user();
  const client = await stack.client(owner);
  expect((await client(LEFT)).data.aiUsage).toEqual({ dayQuotaImages: PER_DAY, dayRemainingImages: PER_DAY });
  await reaches(client, await request(client, pictures(3)), "COMPLETED");
  await eventually(async () => (await left(client)) === 1);
  expect(await refusal(client, 2)).toMatchObject({
    extensions: { code: "QUOTA_EXCEEDED" },
    message: expect.stringContaining("pictures for today"),
  });
  expect((await refusal(await stack.client(owner, { locale: "ar" }), 2))?.message).toMatch(/حصتك اليومية من الصور/);
  // What isn't a picture is written all the same.
  await reaches(client, await request(client, { kind: "FIELD", field: "vision", company: { brandName: "Noor" } }), "COMPLETED");

  model.answerNext(WORDS, { status: 400 });
  const id = await request(client, pictures(1));
  await reaches(client, id, "FAILED");
  await eventually(async () => (await left(client)) === 1);
  await client(RETRY, { id });
  await reaches(client, id, "COMPLETED");
  await eventually(async () => (await left(client)) === 0);
});

test("of many requests at once no more are taken than there are pictures for", async () => {
  const client = await stack.client(user());
  model.answerAll({ ...WORDS, image: PNG, wait: 300 });
  const answers = await Promise.all(Array.from({ length: 12 }, () => client(REQUEST, { input: pictures(1) })));
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(PER_DAY);
  for (const { data } of answers) if (data) await client(STOP, { id: data.requestGeneration.generation.id });
});

test("a picture that was drawn counts though it can't be kept, or nobody waits for it any more", async () => {
  const client = await stack.client(user());
  kept = 402;
  await reaches(client, await request(client, pictures(1)), "FAILED");
  await eventually(async () => (await left(client)) === PER_DAY - 1);

  model.answerAll({ ...WORDS, image: PNG, wait: 1_500 });
  const asked = model.requests.length;
  const id = await request(client, pictures(1));
  await eventually(() => model.requests.slice(asked).some(({ body }) => body.prompt));
  await client(STOP, { id });
  await eventually(async () => (await stack.generations.findOne({ _id: id }))?.status === "STOPPED");
  await eventually(async () => (await left(client)) === PER_DAY - 2);
});

test("the installation's pictures of a day bound all people together, with an alarm; posters cost none", async () => {
  const answers = [];
  for (let person = 0; person < 5; person += 1)
    answers.push(await (await stack.client(user(), { locale: person % 2 ? "ar" : "en" }))(REQUEST, { input: pictures(PER_DAY) }));
  const refusals = answers.flatMap(({ errors }) => errors ?? []);
  expect(new Set(refusals.map(({ extensions }) => extensions.code))).toEqual(new Set(["QUOTA_EXCEEDED"]));
  expect(refusals.length).toBeGreaterThanOrEqual(3);
  for (const { message } of refusals) expect(message).toMatch(/pictures that this installation sets aside|ما خصصته هذه المنصة من الصور/);
  const metrics = async () => (await fetch(new URL("/metrics", stack.api.url))).text();
  const figure = /muhtawa_ai_images_today\{[^}]*\} (\d+)/.exec(await metrics())?.[1];
  expect(Number(figure)).toBeLessThanOrEqual(IN_ALL);
  // What is left is asked for one by one: how much that is depends on how many the tests before have stopped in time.
  let spared = IN_ALL;
  while (spared > 0 && !(await refusal(await stack.client(user()), 1))) spared -= 1;
  expect(spared).toBeGreaterThan(0);
  await eventually(() => stack.api.logs().includes("the day's image budget is used up"));

  const api = await stack.startApi({ AI_MODELS: "" });
  const client = await stack.client(user(), { api });
  expect((await client(LEFT)).data.aiUsage).toEqual({ dayQuotaImages: null, dayRemainingImages: null });
  expect((await client(REQUEST, { input: pictures(PER_DAY + 1) })).errors).toBeUndefined();
}, 60_000);
