import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { eventually, type FakeModel, startFakeModel } from "@muhtawa/testkit";
import { reaches, REQUEST, request, type Stack, startStack, user } from "./stack.ts";

const BUDGET = 20_000;

let model: FakeModel;
let stack: Stack;
beforeAll(async () => {
  model = await startFakeModel();
  stack = await startStack({
    env: { AI_BASE_URL: model.url, AI_MODEL: "fake-1", AI_API_KEY: "k-e-y", AI_DAY_TOKEN_BUDGET: String(BUDGET), AI_SWEEP_MS: "200" },
  });
  await stack.startWorker();
}, 120_000);
afterAll(async () => {
  await stack?.stop();
  await model?.stop();
});

const IDEA = { kind: "FIELD", field: "vision", company: { brandName: "Noor" } };
const figure = async (name: string) => {
  const metrics = await (await fetch(new URL("/metrics", stack.api.url))).text();
  const line = metrics.split("\n").find((written) => written.startsWith(`${name}{`) || written.startsWith(`${name} `));
  return Number(line?.split(" ").at(-1));
};

test("a day's tokens of the installation bound what all people use together, with an alarm; what was used less is given back", async () => {
  const first = await stack.client(user());
  const done = await reaches(first, await request(first, IDEA), "COMPLETED");
  await eventually(async () => (await figure("muhtawa_ai_tokens_today")) === done.inputTokens + done.outputTokens);

  model.answerNext({ finishReason: "length" });
  await reaches(first, await request(first, IDEA), "FAILED");
  // Nobody is charged for it, but it has been used.
  const spent = done.inputTokens + done.outputTokens;
  await eventually(() => stack.ledger.findOne({ userId: "installation", open: 0 }));
  expect((await figure("muhtawa_ai_tokens_today")) - spent).toBeGreaterThan(1_000);

  model.answerAll({ text: "word ".repeat(2_000), pause: 50 });
  const answers = [];
  for (let person = 0; person < 16; person += 1)
    answers.push(await (await stack.client(user(), { locale: person % 2 ? "ar" : "en" }))(REQUEST, { input: IDEA }));
  const refusals = answers.flatMap(({ errors }) => errors ?? []);
  expect(refusals.length).toBeGreaterThan(1);
  expect(new Set(refusals.map(({ extensions }) => extensions.code))).toEqual(new Set(["QUOTA_EXCEEDED"]));
  expect(new Set(refusals.map(({ message }) => message))).toEqual(
    new Set([expect.stringContaining("All that this installation sets aside"), expect.stringContaining("استُهلك كل ما خصصته هذه المنصة")]),
  );
  expect(await stack.generations.countDocuments({})).toBe(2 + answers.length - refusals.length);
  expect(await figure("muhtawa_ai_token_budget")).toBe(BUDGET);
  expect(await figure("muhtawa_ai_tokens_today")).toBeLessThanOrEqual(BUDGET);
  await eventually(() => stack.api.logs().includes("four fifths of the day's token budget are used up"));
});
