import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { type FakeModel, type GraphQLClient, type ServiceProcess, startFakeModel } from "@muhtawa/testkit";
import { ModelChoice } from "../src/models/model-choice.ts";
import { readModelSettings } from "../src/models/model-settings.ts";
import { call, ended, research } from "./research/researches.ts";
import { reaches, request, type Stack, startStack, user } from "./stack.ts";

const providers = {
  local: { type: "openai-compatible", baseUrl: "http://localhost:11434/v1" },
  claude: { type: "anthropic", apiKey: "$CLAUDE_KEY" },
  gemini: { type: "google", apiKey: "in-place" },
  open: { type: "openai", apiKey: "in-place" },
};
const models = [
  { id: "llama", provider: "local", model: "llama3.2" },
  { id: "claude", provider: "claude", model: "claude-sonnet", inputPrice: 3, outputPrice: 15, label: "Claude" },
  { id: "gemini", provider: "gemini", model: "gemini-flash" },
  { id: "draw", provider: "open", model: "gpt-image-1", images: true, imagePrice: 0.04 },
];
const given = (change: object = {}) => JSON.stringify({ providers, models, ...change });
const read = (text: string, env: Record<string, string> = { CLAUDE_KEY: "k" }) => readModelSettings({ AI_MODELS: text }, env);

describe("the configuration of models", () => {
  test("gives each kind its model, everything else the default, images the one that draws", () => {
    const choice = new ModelChoice({ settings: read(given({ default: "claude", kinds: { FIELD: "llama" } })) });
    expect(choice.labelFor("FIELD")).toEqual({ model: "llama", offline: false });
    expect(choice.labelFor("ARTICLE")).toEqual({ model: "claude", offline: false });
    expect(choice.labelFor("IMAGE")).toEqual({ model: "draw", offline: false });
    expect(choice.labelFor("FIELD", "gemini").model).toBe("gemini");
    expect([choice.offers("draw", "ARTICLE"), choice.offers("draw", "IMAGE"), choice.offers("nobody", "ARTICLE")]).toEqual([
      false,
      true,
      false,
    ]);
    expect(choice.offers("offline-composer", "ARTICLE")).toBe(false);
    expect(choice.describe().map(({ id, label, text, images }) => [id, label, text, images])).toEqual([
      ["llama", "llama", true, false],
      ["claude", "Claude", true, false],
      ["gemini", "gemini", true, false],
      ["draw", "draw", false, true],
    ]);
  });

  test("has the fallback take over, the offline composer too where that is named", () => {
    const choice = new ModelChoice({ settings: read(given({ default: "claude", fallback: "offline-composer" })) });
    expect(choice.writersFor("ARTICLE", "claude")).toEqual(["claude", "offline-composer"]);
    expect(choice.describe().at(-1)).toMatchObject({ id: "offline-composer", offline: true, text: true, images: false });
    expect(choice.writersFor("ARTICLE", "removed-since")).toEqual(["claude", "offline-composer"]);
  });

  test("can be given the short way, beside the others or alone", () => {
    const short = { AI_BASE_URL: "http://localhost:1234/v1", AI_MODEL: "mine" };
    expect(new ModelChoice({ settings: readModelSettings(short) }).labelFor("ARTICLE")).toEqual({ model: "mine", offline: false });
    expect(readModelSettings({ ...short, AI_MODELS: given() }, { CLAUDE_KEY: "k" }).models).toHaveLength(5);
    expect(readModelSettings({ AI_MODEL: "gpt", AI_API_KEY: "k" }).models[0]?.baseUrl).toBe("https://api.openai.com/v1");
    const nothing = new ModelChoice({ settings: readModelSettings({}) });
    expect(nothing.labelFor("IMAGE")).toEqual({ model: "offline-composer", offline: true });
  });

  test.each([
    ["no JSON", "{", /isn't JSON/],
    ["a file that isn't there", "/nowhere/models.json", /can't be read/],
    ["a provider that isn't there", given({ models: [{ id: "a", provider: "b" }] }), /provider b/],
    ["two models of one id", given({ models: [models[0], models[0]] }), /id of its own/],
    ["an unknown fallback", given({ fallback: "b" }), /fallback: there is no model b/],
    ["an unknown kind", given({ kinds: { POEM: "llama" } }), /kinds/],
    ["an address missing", given({ providers: { ...providers, local: { type: "openai-compatible" } } }), /needs a baseUrl/],
  ])("with %s is refused with the reason", (_, text, reason) => {
    expect(() => read(text)).toThrow(reason);
  });

  test("names the variable of a key that is missing, and never a key", () => {
    expect(() => read(given(), {})).toThrow("providers.claude.apiKey: $CLAUDE_KEY isn't set");
    expect(() => read(given({ fallback: "b" }))).toThrow(expect.objectContaining({ message: expect.not.stringContaining("in-place") }));
  });
});

describe("several models at once", () => {
  let first: FakeModel;
  let second: FakeModel;
  let stack: Stack;
  let client: GraphQLClient;
  let worker: ServiceProcess;

  beforeAll(async () => {
    [first, second] = await Promise.all([startFakeModel(), startFakeModel()]);
    stack = await startStack({
      env: {
        AI_MODELS: JSON.stringify({
          providers: {
            one: { type: "openai-compatible", baseUrl: first.url, apiKey: "very-secret-1" },
            two: { type: "openai-compatible", baseUrl: second.url, apiKey: "very-secret-2" },
          },
          models: [
            { id: "one", provider: "one", model: "m1", inputPrice: 1, outputPrice: 1 },
            { id: "two", provider: "two", model: "m2", inputPrice: 100, outputPrice: 100 },
          ],
          kinds: { REWRITE: "two" },
          fallback: "two",
        }),
        AI_BACKOFF_MS: "5",
        AI_FIRST_TOKEN_MS: "2000",
        AI_TOTAL_MS: "10000",
      },
    });
    worker = await stack.startWorker({ LOG_LEVEL: "trace" });
    client = await stack.client(user());
  }, 120_000);
  afterAll(async () => {
    await stack?.stop();
    await Promise.all([first?.stop(), second?.stop()]);
  });
  beforeEach(() => {
    first.answerAll({ text: "By the first." });
    second.answerAll({ text: "By the second." });
  });

  const FIELD = { kind: "FIELD", field: "vision", company: { brandName: "Noor" } };

  test("each does what it is for, or what is asked of it", async () => {
    expect(await reaches(client, await request(client, FIELD), "COMPLETED")).toMatchObject({ model: "one", text: "By the first." });
    const rewrite = await request(client, { ...FIELD, kind: "REWRITE", selection: "A text" });
    expect(await reaches(client, rewrite, "COMPLETED")).toMatchObject({ model: "two", text: "By the second." });
    const asked = await reaches(client, await request(client, { ...FIELD, options: { model: "two" } }), "COMPLETED");
    expect(asked.costMicros).toBe((asked.inputTokens + asked.outputTokens) * 100);
  });

  test.each([{ status: 500 }, { status: 401 }, { wait: 6_000 }, { fault: "silent", after: 0 }] as const)(
    "the fallback takes over from one that answers %j; the text says whose it is, and admins see what was wrong",
    async (answer) => {
      first.answerAll(answer);
      const generation = await reaches(client, await request(client, FIELD), "COMPLETED");
      expect(generation).toMatchObject({ model: "two", text: "By the second." });
      expect(generation.costMicros).toBe((generation.inputTokens + generation.outputTokens) * 100);
      const admin = await stack.client(user(), { role: "ADMIN" });
      const { data } = await admin("{ aiModels { id state { lastFailure lastFailureAt } } }");
      expect(data.aiModels[0]).toMatchObject({
        id: "one",
        state: { lastFailure: expect.stringMatching(/model/), lastFailureAt: expect.any(String) },
      });
    },
  );

  test("takes over no research once the first has answered: it would begin anew beside what is spent", async () => {
    const owner = user();
    const researcher = await stack.client(owner);
    const contentId = await stack.content(owner, await stack.company(owner));
    first.answerAll({ text: "Neither a tool nor findings." });
    first.answerNext(call("suggest_keywords", { phrase: "dates" }));
    const before = second.requests.length;
    const id = await research(researcher, contentId);
    expect((await ended(researcher, id, "FAILED")).research.steps).toMatchObject([{ tool: "SUGGEST_KEYWORDS" }, {}, {}]);
    expect(second.requests).toHaveLength(before);
  });

  test("no log holds a key or a prompt, whatever went wrong", async () => {
    for (const answer of [{ status: 401 }, { status: 400 }, { fault: "broken", after: 1 }] as const) {
      first.answerAll(answer);
      second.answerAll(answer);
      const id = await request(client, { ...FIELD, prompt: "a-private-wish" });
      const { error } = await reaches(client, id, "FAILED");
      expect(error).not.toMatch(/very-secret|private-wish/);
    }
    expect(worker.logs()).toContain("a generation failed");
    expect(worker.logs() + stack.api.logs()).not.toMatch(/very-secret|private-wish/);
  });

  test("variants that come out alike are asked for again, and only different ones are given", async () => {
    first.answerAll({});
    first.answerNext({ text: "Same." }, { text: "Same." }, { text: "Same." }, { text: "Another." });
    const { variants, text } = await reaches(client, await request(client, { ...FIELD, options: { variants: 3 } }), "COMPLETED");
    expect(variants[0]).toBe(text);
    expect(variants).toHaveLength(3);
    expect(new Set(variants).size).toBe(3);
  });
});
