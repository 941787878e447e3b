import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { type FakeModel, type GraphQLClient, type ServiceProcess, startFakeModel } from "@muhtawa/testkit";
import { reaches, request, type Stack, startStack, user } from "./stack.ts";

const KEY = "very-secret-key";
const PROVIDERS = ["openai-compatible", "openai", "anthropic", "google"] as const;
const PROTOCOL = { "openai-compatible": "openai", openai: "openai", anthropic: "anthropic", google: "google" };

let model: FakeModel;
let stack: Stack;
let worker: ServiceProcess;
let client: GraphQLClient;

beforeAll(async () => {
  model = await startFakeModel();
  stack = await startStack({
    env: {
      AI_MODELS: JSON.stringify({
        providers: Object.fromEntries(PROVIDERS.map((type) => [type, { type, baseUrl: model.url, apiKey: "$PROVIDER_KEY" }])),
        models: PROVIDERS.map((type) => ({ id: `by-${type}`, provider: type, model: `name-of-${type}`, inputPrice: 1, outputPrice: 2 })),
      }),
      PROVIDER_KEY: KEY,
      AI_BACKOFF_MS: "5",
      AI_FIRST_TOKEN_MS: "4000",
      AI_TOTAL_MS: "10000",
    },
  });
  worker = await stack.startWorker({ LOG_LEVEL: "trace" });
  client = await stack.client(user());
}, 120_000);
afterAll(async () => {
  await stack?.stop();
  await model?.stop();
});
beforeEach(() => model.answerAll({}));

describe.each(PROVIDERS)("a model of the type %s, by its provider's own protocol", (type) => {
  const ask = (input: Record<string, unknown> = {}) =>
    request(client, {
      kind: "FIELD",
      field: "vision",
      company: { brandName: "Noor" },
      ...input,
      options: { model: `by-${type}`, ...(input["options"] as object | undefined) },
    });

  test("streams its text, is asked with key, model and temperature, and counted by its own figures", async () => {
    model.answerNext({ text: "One two three four." });
    const id = await ask({ prompt: "About honesty", options: { temperature: 0.3 } });
    const generation = await reaches(client, id, "COMPLETED");
    expect(generation).toMatchObject({ model: `by-${type}`, offline: false, text: "One two three four.", outputTokens: 4 });
    expect(generation.inputTokens).toBeGreaterThan(50);
    expect(generation.costMicros).toBe(generation.inputTokens + 2 * generation.outputTokens);
    const asked = model.requests.at(-1);
    expect(asked).toMatchObject({ protocol: PROTOCOL[type], body: { model: `name-of-${type}`, temperature: 0.3 } });
    expect(asked?.authorization).toBe(PROTOCOL[type] === "openai" ? `Bearer ${KEY}` : KEY);
    expect(asked?.body.messages.map(({ role }) => role)).toEqual(["system", "user"]);
    expect(asked?.body.messages[1]?.content).toContain("About honesty");
    const output = await stack.output(id);
    await output.ended();
    expect(output.messages.filter(({ type: of }) => of === "delta").length).toBeGreaterThan(0);
    expect(output.text()).toBe(generation.text);
  });

  test("gives items, asked once more when the first answer can't be read", async () => {
    model.answerNext({ text: "not yet" }, { text: '```json\n{"items":[{"title":"Ask first","explanation":"Bring questions."}]}\n```' });
    const generation = await reaches(client, await ask({ kind: "IDEAS", field: undefined }), "COMPLETED");
    expect(generation.items).toEqual([{ title: "Ask first", explanation: "Bring questions." }]);
    expect(model.requests.at(-1)?.body.messages.map(({ role }) => (role === "model" ? "assistant" : role))).toEqual([
      "system",
      "user",
      "assistant",
      "user",
    ]);
  });

  test("is asked again when it is busy, after the time it names, in the way it names it", async () => {
    const before = model.requests.length;
    model.answerNext({ status: 429, retryAfter: 1 }, { status: type === "anthropic" ? 529 : 503 }, { text: "At last." });
    const begin = Date.now();
    expect((await reaches(client, await ask(), "COMPLETED")).text).toBe("At last.");
    expect(Date.now() - begin).toBeGreaterThanOrEqual(1_000);
    expect(model.requests.length - before).toBe(3);
  });

  test.each([
    [{ status: 529 }, /is busy/],
    [{ status: 401 }, /refused the access key/],
    [{ status: 400 }, /did not accept this request/],
    [{ fault: "cut", after: 3 }, /cut off/],
    [{ fault: "unfinished", after: 3 }, /cut off/],
    [{ fault: "broken", after: 3 }, /form that can't be used/],
    [{ fault: "silent", after: 3 }, /too long to answer/],
    [{ finishReason: "length" }, /length limit/],
    [{ finishReason: "content_filter" }, /did not accept this request/],
  ] as const)("that answers %j fails with the reason, and nobody is told its key", async (answer, reason) => {
    model.answerAll(answer);
    const generation = await reaches(client, await ask(), "FAILED");
    expect(generation.error).toMatch(reason);
    expect(generation.error).not.toContain(KEY);
    if ("fault" in answer) expect(generation.text).toBe("The model wrote ");
  });

  test("that tells of an overload within its answer is asked again, as long as no word has arrived", async () => {
    model.answerNext({ fault: "error", after: 0 }, { text: "At last." });
    expect((await reaches(client, await ask(), "COMPLETED")).text).toBe("At last.");
    model.answerNext({ fault: "error", after: 3 });
    const generation = await reaches(client, await ask(), "FAILED");
    expect(generation.text).toBe("The model wrote ");
    expect(generation.error).toMatch(/is busy|cut off|form that can't be used/);
  });
});

test("no log holds a key, though every refusal repeated it", () => {
  expect(worker.logs()).toContain("a generation failed");
  expect(worker.logs() + stack.api.logs()).not.toContain(KEY);
});
