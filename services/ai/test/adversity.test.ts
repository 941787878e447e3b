import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { generationFinished, type GenerationOutput } from "@muhtawa/contracts";
import {
  eventually,
  type FakeModel,
  type GraphQLClient,
  type ServiceProcess,
  startFakeModel,
  startFlakyProxy,
  startMongoProxy,
  subgraphClient,
} from "@muhtawa/testkit";
import { reaches, REQUEST, request, SECRET, type Stack, startStack, STOP, user } from "./stack.ts";

const TEXT = Array.from({ length: 80 }, (_, n) => `word${n}`).join(" ");

let model: FakeModel;
let stack: Stack;
let owner: string;
let client: GraphQLClient;
let workers: ServiceProcess[] = [];

beforeAll(async () => {
  model = await startFakeModel();
  stack = await startStack({
    env: { AI_BASE_URL: model.url, AI_MODEL: "fake-1", AI_FIRST_TOKEN_MS: "20000", AI_BACKOFF_MS: "20000", AI_LEASE_MS: "15000" },
  });
}, 120_000);
afterAll(async () => {
  await stack?.stop();
  await model?.stop();
});
beforeEach(async () => {
  model.answerAll({ text: TEXT, pause: 25 });
  owner = user();
  client = await stack.client(owner);
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.kill("SIGKILL")));
  workers = [];
});

async function worker(env: Record<string, string> = {}): Promise<ServiceProcess> {
  const started = await stack.startWorker(env);
  workers.push(started);
  return started;
}

const FIELD = { kind: "FIELD", field: "vision", company: { brandName: "Noor" } };
/** What a reader holds after each message never has words of two attempts, and in the end is the text. */
function expectOneText(messages: readonly GenerationOutput[], text: string): void {
  let held = "";
  for (const message of messages) {
    if (message.type === "restart") held = message.text;
    if (message.type === "delta") held += message.text;
    expect(TEXT.startsWith(held)).toBe(true);
  }
  expect(held).toBe(text);
}

async function expectChargedOnce(id: string): Promise<void> {
  const stored = await stack.generations.findOne({ _id: id });
  const used = (stored?.inputTokens ?? 0) + (stored?.outputTokens ?? 0);
  await eventually(async () => {
    expect(await stack.ledger.findOne({ userId: stored?.ownerId })).toMatchObject({ spent: used, open: 0, holds: {} });
    return true;
  });
  expect(await stack.entries.countDocuments({ generationId: id })).toBe(1);
}

describe("a database that is away for some seconds", () => {
  test.each([
    ["in the middle of a text", 300, 1_000],
    ["at its end", 1_000, 4_000],
  ])(
    "%s costs neither text nor money",
    async (_, after, during) => {
      const proxy = await startFlakyProxy(stack.engines.mongoUrl);
      const writing = await worker({ MONGO_URL: proxy.url });
      const id = await request(client, FIELD);
      const output = await stack.output(id);
      await eventually(() => output.messages.some(({ type }) => type === "delta"));
      await delay(after);
      proxy.cut();
      await delay(during);
      proxy.heal();
      const { text } = await reaches(client, id, "COMPLETED", 30_000);
      expect(text).toBe(TEXT);
      expect(await output.ended()).toMatchObject({ type: "done", status: "COMPLETED" });
      expectOneText(output.messages, TEXT);
      await expectChargedOnce(id);
      expect(await stack.generations.findOne({ _id: id })).toMatchObject({ attempt: 1 });
      await writing.kill("SIGKILL");
      await proxy.stop();
    },
    60_000,
  );
});

test("a creation that the database interrupts after carrying it out is answered, and keeps what was set aside for it", async () => {
  const proxy = await startMongoProxy(stack.engines.mongoUrl);
  const api = await stack.startApi({ MONGO_URL: proxy.url });
  const through = subgraphClient({ url: api.url, secret: SECRET, token: await stack.identity.tokenFor({ id: owner }) });
  proxy.interrupt("insert generations");
  const { data } = await through(REQUEST, { input: FIELD });
  const { id } = data.requestGeneration.generation;
  expect(await stack.ledger.findOne({ userId: owner })).toMatchObject({ open: 1 });
  await worker();
  await reaches(client, id, "COMPLETED");
  await expectChargedOnce(id);
  await api.kill("SIGKILL");
  await proxy.stop();
}, 60_000);

test("a creation of which nobody can find out whether it took place keeps what was set aside, for the generation that is there", async () => {
  const proxy = await startMongoProxy(stack.engines.mongoUrl);
  const api = await stack.startApi({ MONGO_URL: proxy.url, AI_SWEEP_MS: "3600000" });
  const through = subgraphClient({ url: api.url, secret: SECRET, token: await stack.identity.tokenFor({ id: owner }) });
  const answer = proxy.holdAnswer("insert generations");
  proxy.interrupt("insert generations");
  const asked = through(REQUEST, { input: FIELD });
  await answer.reached;
  proxy.exceedTime("find generations");
  answer.release();
  expect((await asked).errors?.[0]?.extensions.code).toBe("SERVICE_UNAVAILABLE");
  const stored = await stack.generations.findOne({ ownerId: owner });
  expect(await stack.ledger.findOne({ userId: owner })).toMatchObject({ open: 1 });
  await worker();
  const { _id: id } = stored as { _id: string };
  await reaches(client, id, "COMPLETED");
  await expectChargedOnce(id);
  await api.kill("SIGKILL");
  await proxy.stop();
}, 60_000);

test("a lease that is set to another length holds for the jobs' consumers that are there already", async () => {
  for (const AI_LEASE_MS of ["15000", "9000", "15000"]) {
    const started = await worker({ AI_LEASE_MS });
    await reaches(client, await request(client, FIELD), "COMPLETED");
    await started.kill("SIGKILL");
  }
}, 60_000);

test("a worker paused past its lease while a model streams into it: what it goes on to write reaches nobody", async () => {
  const lease = { AI_LEASE_MS: "1200", AI_WORKER_SLOTS: "1" };
  const first = await worker(lease);
  const id = await request(client, FIELD);
  const output = await stack.output(id);
  await eventually(() => output.messages.some(({ type }) => type === "delta"));
  await first.kill("SIGSTOP");
  await worker(lease);
  await eventually(() => output.messages.some(({ attempt }) => attempt === 2));
  await first.kill("SIGCONT");
  const { text } = await reaches(client, id, "COMPLETED", 30_000);
  expect(text).toBe(TEXT);
  await output.ended();
  expectOneText(output.messages, TEXT);
  await expectChargedOnce(id);
}, 60_000);

describe("a stop within 500 ms", () => {
  test.each([
    ["while the model is silent before its first word", { wait: 15_000 }, ""],
    ["while the model is silent in the middle", { text: TEXT, fault: "silent", after: 3 }, "word0 word1 word2 "],
    ["while a busy model is left alone", { status: 429, retryAfter: 15 }, ""],
    ["while a model streams", { text: TEXT, pause: 100 }, "word0 "],
  ] as const)(
    "%s",
    async (_, answer, kept) => {
      await worker();
      model.answerAll(answer);
      const times: number[] = [];
      // On a machine that others work on a single one may take longer than it would.
      while (times.length < 3 && !times.some((time) => time < 500)) {
        const asked = model.requests.length;
        const id = await request(client, FIELD);
        await eventually(() => model.requests.length > asked);
        const output = await stack.output(id);
        if (kept) await eventually(() => output.text().startsWith(kept));
        else await eventually(async () => (await stack.generations.findOne({ _id: id }))?.status === "RUNNING");
        const begin = Date.now();
        await client(STOP, { id });
        const { text, finishedAt } = await reaches(client, id, "STOPPED");
        times.push(new Date(finishedAt).getTime() - begin);
        expect(text ?? "").toMatch(new RegExp(`^${kept}`));
        expect(await output.ended()).toMatchObject({ type: "done", status: "STOPPED" });
        expect(output.text()).toBe(text ?? "");
      }
      expect(Math.min(...times)).toBeLessThan(500);
    },
    60_000,
  );
});

test("a stop that races with the end: one of the two wins, everywhere the same", async () => {
  await worker();
  const finished = await stack.probe.seen(generationFinished);
  model.answerAll({ text: "One two three four five six.", pause: 10 });
  for (let round = 0; round < 12; round += 1) {
    const id = await request(client, FIELD);
    const output = await stack.output(id);
    await eventually(() => output.messages.some(({ type }) => type === "delta"));
    await delay(round * 8);
    await Promise.all([client(STOP, { id }), client(STOP, { id })]);
    const stored = await eventually(async () => {
      const now = await stack.generations.findOne({ _id: id });
      return now && now.status !== "RUNNING" && now.status !== "QUEUED" && now;
    });
    expect(await output.ended()).toMatchObject({ type: "done", status: stored.status });
    if (stored.status === "COMPLETED") expect(stored.text).toBe("One two three four five six.");
    expect(output.text()).toBe(stored.text);
    const facts = await eventually(() => {
      const found = finished.filter(({ aggregateId }) => aggregateId === id);
      return found.length > 0 && found;
    });
    expect(facts.map(({ data }) => data.status)).toEqual([stored.status]);
  }
  await eventually(async () => ((await stack.ledger.findOne({ userId: owner })) as unknown as { open: number }).open === 0);
}, 60_000);

describe("many requests at once", () => {
  /** The ids that so many requests are answered with, or why they are refused. */
  const askAll = (count: number, by: (at: number) => GraphQLClient, input: object): Promise<string[]> =>
    Promise.all(
      Array.from({ length: count }, async (_, at) => {
        const { data, errors } = await by(at)(REQUEST, { input });
        return String(errors?.[0]?.extensions.code ?? data.requestGeneration.generation.id);
      }),
    );

  /** An API whose clients may have so many of these under way. */
  async function apiFor(places: number): Promise<GraphQLClient> {
    const sample = await request(client, FIELD);
    const tokens = (await stack.generations.findOne({ _id: sample }))?.hold?.tokens ?? 0;
    await client(STOP, { id: sample });
    const quota = String(tokens * places);
    const api = await stack.startApi({ AI_CLIENT_DAY_TOKENS: quota, AI_CLIENT_MONTH_TOKENS: quota });
    workers.push(api);
    return subgraphClient({ url: api.url, secret: SECRET, token: await stack.identity.tokenFor({ id: owner }) });
  }

  test("fifty at a quota of ten: exactly ten are taken, and none of them is lost", async () => {
    const limited = await apiFor(10);
    const taken = await askAll(50, () => limited, FIELD);
    const ids = taken.filter((code) => code !== "QUOTA_EXCEEDED");
    expect(ids).toHaveLength(10);
    expect(await stack.generations.countDocuments({ _id: { $in: ids }, ownerId: owner, status: "QUEUED" })).toBe(10);
    expect(await stack.ledger.findOne({ userId: owner })).toMatchObject({ open: 10 });
    await worker({ AI_WORKER_SLOTS: "4" });
    model.answerAll({ text: "Done." });
    for (const id of ids) await reaches(client, id, "COMPLETED");
    await eventually(async () => ((await stack.ledger.findOne({ userId: owner })) as unknown as { open: number }).open === 0);
  }, 60_000);

  test("twenty of one key are one generation, even where the quota has room for one only", async () => {
    const limited = await apiFor(1);
    const input = { ...FIELD, idempotencyKey: randomUUID() };
    const answers = await askAll(20, () => limited, input);
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^[0-9a-f]{24}$/);
    expect(await stack.ledger.findOne({ userId: owner })).toMatchObject({ open: 1 });
  });

  test("of one key at two instances are one generation", async () => {
    const second = await apiFor(100);
    const input = { ...FIELD, idempotencyKey: randomUUID() };
    const answers = await askAll(20, (at) => (at % 2 ? second : client), input);
    expect(new Set(answers).size).toBe(1);
    await eventually(async () => ((await stack.ledger.findOne({ userId: owner })) as unknown as { open: number }).open === 1);
  });

  test("of one key with different wishes: one is taken, the others are told that the key is used", async () => {
    const idempotencyKey = randomUUID();
    const wishes = ["vision", "mission", "goal", "slogan"].flatMap((field) => [field, field, field]);
    const answers = await Promise.all(wishes.map((field) => client(REQUEST, { input: { ...FIELD, field, idempotencyKey } })));
    const ids = answers.filter(({ errors }) => !errors).map(({ data }) => data.requestGeneration.generation.id);
    expect(new Set(ids).size).toBe(1);
    const refused = answers.filter(({ errors }) => errors);
    expect(refused).toHaveLength(9);
    for (const { errors } of refused)
      expect(errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", fields: { idempotencyKey: [expect.any(String)] } });
    expect(await stack.generations.countDocuments({ ownerId: owner })).toBe(1);
  });

  test("a hundred of one user don't hold up another's one", async () => {
    model.answerAll({ text: "Done.", wait: 100 });
    const many = await Promise.all(Array.from({ length: 100 }, () => request(client, FIELD)));
    const other = await stack.client(user());
    await worker({ AI_WORKER_SLOTS: "4" });
    await eventually(async () => (await stack.generations.countDocuments({ ownerId: owner, status: "COMPLETED" })) > 0);
    await reaches(other, await request(other, FIELD), "COMPLETED");
    expect(await stack.generations.countDocuments({ ownerId: owner, status: "COMPLETED" })).toBeLessThan(60);
    await eventually(async () => (await stack.generations.countDocuments({ _id: { $in: many }, status: "COMPLETED" })) === 100, 60_000);
    expect(await stack.generations.countDocuments({ _id: { $in: many }, attempt: { $ne: 1 } })).toBe(0);
  }, 120_000);
});
