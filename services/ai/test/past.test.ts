import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { companyDeleted, companyState, generationFinished, generationState } from "@muhtawa/contracts";
import { newId } from "@muhtawa/service-kit";
import { eventually } from "@muhtawa/testkit";
import { type Stack, startStack, user } from "./stack.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ env: { CASCADE_SETTLE_MS: "300" } });
}, 120_000);
afterAll(() => stack?.stop());

const USAGE = `query ($from: DateTime) {
  aiUsage(from: $from) { generations inputTokens outputTokens quotaTokens remainingTokens byDay { day generations } byModel { model } byCompany { company { id } generations } }
}`;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** As an operator runs it. */
async function askPast(asked: unknown): Promise<{ said: string; code: number }> {
  const entry = fileURLToPath(new URL("../src/cli/past-generations.ts", import.meta.url));
  const command = spawn(process.execPath, [entry], { env: { ...process.env, NODE_OPTIONS: "", NATS_URL: stack.engines.natsUrl } });
  command.stdin.end(JSON.stringify(asked));
  const ended = new Promise<number>((resolve) => command.on("close", (code) => resolve(code ?? 1)));
  const [said, problems] = await Promise.all([text(command.stdout), text(command.stderr)]);
  return { said: said + problems, code: await ended };
}

async function companyWithPast(change: Record<string, unknown> = {}) {
  const owner = user();
  const companyId = await stack.company(owner);
  const contentId = await stack.content(owner, companyId);
  const generation = (days: number, key: string) => ({
    key,
    contentId,
    kind: "FIELD",
    field: "idea",
    locale: "en",
    text: "One envelope",
    inputTokens: 900,
    outputTokens: 12,
    finishedAt: daysAgo(days).toISOString(),
    ...change,
  });
  return { owner, companyId, contentId, asked: [{ companyId, model: "demo", generations: [generation(40, "a"), generation(12, "b")] }] };
}

const usageOf = async (owner: string) => {
  const { data } = await (await stack.client(owner))(USAGE, { from: daysAgo(60).toISOString() });
  return data.aiUsage;
};

test("an operator's past of a company is dated when it was, in the figures of its days, once", async () => {
  const { owner, companyId, contentId, asked } = await companyWithPast();
  expect(await askPast(asked)).toMatchObject({ code: 0, said: expect.stringContaining("2 generations") });
  expect(await askPast(asked)).toMatchObject({ code: 0, said: expect.stringContaining(": 0 generations") });
  const usage = await usageOf(owner);
  expect(usage).toMatchObject({ generations: 2, inputTokens: 1_800, outputTokens: 24, byModel: [{ model: "demo" }] });
  expect(usage.byDay.map(({ day }: { day: string }) => day)).toEqual([40, 12].map((days) => daysAgo(days).toISOString().slice(0, 10)));
  expect(usage.byCompany).toEqual([{ company: { id: companyId }, generations: 2 }]);
  expect(usage.remainingTokens).toBe(usage.quotaTokens);
  const { data } = await (
    await stack.client(owner)
  )("query ($contentId: ID!) { generations(contentId: $contentId) { results { kind status text createdAt } } }", { contentId });
  expect(data.generations.results.map(({ createdAt }: { createdAt: string }) => createdAt)).toEqual(
    asked[0]?.generations.map(({ finishedAt }) => finishedAt).toReversed(),
  );
  const ids = await stack.generations.distinct("_id", { companyId });
  const told = await Promise.all(ids.map((id) => stack.probe.awaited(generationState, ({ aggregateId }) => aggregateId === id)));
  expect(told.map(({ data }) => !data.deleted && data.createdAt).toSorted()).toEqual(
    asked[0]?.generations.map(({ finishedAt }) => finishedAt),
  );
  expect(await stack.probe.seen(generationFinished)).toEqual([]);
}, 60_000);

test("it goes with its company, figures too", async () => {
  const { owner, companyId, asked } = await companyWithPast();
  await askPast(asked);
  expect((await usageOf(owner)).generations).toBe(2);
  await stack.probe.publish(companyState, companyId, { deleted: true }, { sourceVersion: 1_000 });
  await stack.probe.publish(companyDeleted, companyId, { ownerId: owner, companyName: "Noor" });
  await eventually(async () => (await usageOf(owner)).generations === 0);
}, 60_000);

test.each<[string, Record<string, unknown>, RegExp]>([
  ["of another's content", { contentId: newId() }, /no content/],
  ["of the future", { finishedAt: daysAgo(-1).toISOString() }, /no time of the past/],
  ["of years ago", { finishedAt: daysAgo(400).toISOString() }, /no time of the past/],
  ["of more tokens than a generation uses", { inputTokens: 1_000_000 }, /inputTokens/],
  ["of a picture", { kind: "IMAGE" }, /kind/],
])(
  "a past %s is refused whole",
  async (_, change, said) => {
    const { owner, asked } = await companyWithPast(change);
    expect(await askPast(asked)).toMatchObject({ code: 1, said: expect.stringMatching(said) });
    expect((await usageOf(owner)).generations).toBe(0);
  },
  60_000,
);

test("a key that names two is refused, with nothing taken in", async () => {
  const { owner, companyId, asked } = await companyWithPast({ key: "same" });
  const { code, said } = await askPast(asked);
  expect(code).not.toBe(0);
  expect(said).toContain("a key names more than one");
  expect(await usageOf(owner)).toMatchObject({ generations: 0 });
  expect(companyId).toBeDefined();
});

test("more than 200 of a company, or a company that isn't there, is refused", async () => {
  const { companyId, asked } = await companyWithPast();
  const [one] = asked[0]?.generations ?? [];
  const many = Array.from({ length: 201 }, (_, at) => ({ ...one, key: String(at) }));
  expect((await askPast([{ companyId, model: "demo", generations: many }])).code).toBe(1);
  expect(await askPast([{ companyId: "0".repeat(24), model: "demo", generations: [one] }])).toMatchObject({
    code: 1,
    said: expect.stringContaining("no company"),
  });
}, 60_000);
