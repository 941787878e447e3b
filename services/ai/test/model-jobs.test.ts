import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { eventually, type FakeModel, type GraphQLClient, startFakeModel } from "@muhtawa/testkit";
import { reaches, request, RETRY, type Stack, startStack, STOP, user } from "./stack.ts";

let model: FakeModel;
let stack: Stack;
let client: GraphQLClient;
let companyId: string;
const owner = user();

beforeAll(async () => {
  model = await startFakeModel();
  stack = await startStack({
    env: {
      AI_BASE_URL: model.url,
      AI_API_KEY: "key",
      AI_MODEL: "fake-1",
      AI_FIRST_TOKEN_MS: "4000",
      AI_TOTAL_MS: "10000",
      AI_BACKOFF_MS: "5",
    },
  });
  await stack.startWorker();
  client = await stack.client(owner);
  companyId = await stack.company(owner);
}, 120_000);
afterAll(async () => {
  await stack?.stop();
  await model?.stop();
});
beforeEach(() => model.answerAll({}));

const ask = (input: Record<string, unknown> = {}) => request(client, { kind: "ARTICLE", companyId, ...input });

describe("with a model configured", () => {
  test("its text arrives and is counted, with the brand's voice in the prompt", async () => {
    model.answerNext({ text: "# Implants\n\nOne two three." });
    const id = await ask({ prompt: "About implants", options: { temperature: 0.5 } });
    const generation = await reaches(client, id, "COMPLETED");
    expect(generation).toMatchObject({ model: "fake-1", offline: false, text: "# Implants\n\nOne two three.", outputTokens: 5 });
    expect(generation.inputTokens).toBeGreaterThan(100);
    expect(generation.firstTokenAt).not.toBeNull();
    const [system, prompt] = model.requests.at(-1)?.body.messages ?? [];
    expect(prompt?.content).toContain("never write: easy");
    expect(prompt?.content).toContain("About implants");
    expect(system?.content).not.toContain("About implants");
    const output = await stack.output(id);
    await output.ended();
    expect(output.text()).toBe(generation.text);
  });

  test("variants are asked for each on its own", async () => {
    model.answerNext({ text: "First." }, { text: "Second." }, { text: "Third." });
    const generation = await reaches(client, await ask({ options: { variants: 3 } }), "COMPLETED");
    expect(generation.variants).toHaveLength(3);
    expect(generation.variants[0]).toBe("First.");
    expect(new Set(generation.variants)).toEqual(new Set(["First.", "Second.", "Third."]));
  });

  test("ideas come as items, repaired once", async () => {
    model.answerNext({ text: "not yet" }, { text: '{"items":[{"title":"Ask first","explanation":"Bring questions."}]}' });
    const generation = await reaches(client, await ask({ kind: "IDEAS" }), "COMPLETED");
    expect(generation.items).toEqual([{ title: "Ask first", explanation: "Bring questions." }]);
  });

  test.each(["not JSON at all", '{"items": [', '{"items": [{"title": 7}]}', '{"ideas": []}'])(
    "ideas that come as %j twice are a clear failure, and nothing is kept of them",
    async (text) => {
      model.answerAll({ text });
      const before = model.requests.length;
      const id = await ask({ kind: "IDEAS" });
      const generation = await reaches(client, id, "FAILED");
      expect(generation).toMatchObject({ text: null, items: null, error: expect.stringMatching(/form that can't be used/) });
      expect(model.requests.length - before).toBe(2);
    },
  );

  test("a slow model, a busy one and a failing one are waited for", async () => {
    model.answerNext({ status: 429, retryAfter: 0 }, { status: 500 }, { wait: 300, text: "At last." });
    expect((await reaches(client, await ask(), "COMPLETED")).text).toBe("At last.");
  });

  test.each([
    [{ status: 429 }, /busy/, /مشغول/],
    [{ status: 401 }, /refused the access key/, /مفتاح الدخول/],
    [{ fault: "cut", after: 4 }, /cut off/, /انقطع الاتصال/],
    [{ fault: "silent", after: 4 }, /too long to answer/, /تأخر/],
    [{ fault: "unfinished", after: 4 }, /cut off/, /انقطع الاتصال/],
    [{ fault: "broken", after: 4 }, /form that can't be used/, /بصيغة لا يمكن/],
  ] as const)("%j ends FAILED with a reason in both languages, and a retry works", async (answer, english, arabic) => {
    model.answerAll(answer);
    const id = await ask();
    const generation = await reaches(client, id, "FAILED");
    expect(generation.error).toMatch(english);
    expect((await reaches(await stack.client(owner, { locale: "ar" }), id, "FAILED")).error).toMatch(arabic);
    if ("fault" in answer) expect(generation.text).toBe("The model wrote this ");
    expect(await stack.generations.findOne({ _id: id })).toMatchObject({ status: "FAILED", attempt: 1 });
    expect(await (await stack.output(id)).ended()).toMatchObject({ type: "error", message: generation.error });

    model.answerAll({});
    expect((await client(RETRY, { id })).data.retryGeneration.generation).toMatchObject({ id, status: "QUEUED", error: null });
    expect(await reaches(client, id, "COMPLETED")).toMatchObject({
      text: "The model wrote this text, word by word, for a test.",
      error: null,
    });
  });

  test("a stop ends the model's answer too", async () => {
    model.answerNext({ text: "word ".repeat(500), pause: 20 });
    const id = await ask();
    await eventually(() => model.busy === 1);
    await eventually(async () => (await stack.generations.findOne({ _id: id }))?.status === "RUNNING");
    expect((await client(STOP, { id })).data.stopGeneration.generation.status).toBe("STOPPED");
    await eventually(() => model.busy === 0);
  });
});

describe("a model that can't be reached", () => {
  test("fails the generation with a reason; when it is there, a retry works", async () => {
    const { port } = new URL(model.url);
    await model.stop();
    const id = await ask();
    const generation = await reaches(client, id, "FAILED");
    expect(generation.error).toMatch(/could not be reached/);
    expect(generation.text).toBeNull();
    model = await startFakeModel({ port: Number(port) });
    await client(RETRY, { id });
    await reaches(client, id, "COMPLETED");
  });
});
