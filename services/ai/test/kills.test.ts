import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type GenerationOutput, outputSubject } from "@muhtawa/contracts";
import { eventually, type FakeModel, randomOf, type ServiceProcess, startFakeModel } from "@muhtawa/testkit";
import { reaches, request, type Stack, startStack, user } from "./stack.ts";

/** 10 in CI; KILL_RUNS=200 for the whole. A run that fails names its seed, which KILL_SEED repeats. */
const RUNS = Number(process.env["KILL_RUNS"] ?? 10);
const FIRST = Number(process.env["KILL_SEED"] ?? 1);

const TEXT = Array.from({ length: 60 }, (_, n) => `word${n}`).join(" ");
const LEASE = 1_200;

let model: FakeModel;
let stack: Stack;
let workers: ServiceProcess[];
let spare: Promise<ServiceProcess>;

const startWorker = () => stack.startWorker({ AI_LEASE_MS: String(LEASE), AI_WORKER_SLOTS: "2", LOG_LEVEL: "error" });

beforeAll(async () => {
  model = await startFakeModel();
  model.answerAll({ text: TEXT, pause: 8 });
  stack = await startStack({ env: { AI_BASE_URL: model.url, AI_MODEL: "fake-1", AI_LEASE_MS: String(LEASE), LOG_LEVEL: "error" } });
  workers = await Promise.all([startWorker(), startWorker()]);
}, 120_000);
afterAll(async () => {
  await spare?.catch(() => {});
  await stack?.stop();
  await model?.stop();
});

async function outputOf(id: string): Promise<GenerationOutput[]> {
  const manager = await stack.probe.nats.jetstreamManager();
  const subject = outputSubject(id);
  return eventually(async () => {
    const count = (await manager.streams.info("AI_OUTPUT", { subjects_filter: subject })).state.subjects?.[subject] ?? 0;
    const consumer = await stack.probe.nats.jetstream().consumers.get("AI_OUTPUT", { filterSubjects: subject });
    const messages: GenerationOutput[] = [];
    for await (const message of await consumer.fetch({ max_messages: count, expires: 2_000 })) messages.push(message.json());
    await consumer.delete();
    return messages.at(-1)?.type === "done" && messages;
  });
}

/** What a reader holds in the end; never words of two attempts. */
function readBy(messages: readonly GenerationOutput[]): string {
  let text = "";
  for (const message of messages) {
    if (message.type === "restart") text = message.text;
    if (message.type === "delta") text += message.text;
    expect(TEXT.startsWith(text)).toBe(true);
  }
  return text;
}

/** Kills one of two workers, or lets it sleep past its lease, at a moment that the seed says. */
async function strike(random: () => number): Promise<string> {
  const victim = random() < 0.5 ? 0 : 1;
  const sleeps = random() < 0.2;
  const moment = Math.floor(random() * 1_000);
  await delay(moment);
  const struck = workers[victim] as ServiceProcess;
  if (sleeps) {
    await struck.kill("SIGSTOP");
    await delay(LEASE * 1.5);
    await struck.kill("SIGCONT");
    return `paused after ${moment} ms`;
  }
  await struck.kill("SIGKILL");
  spare = startWorker();
  workers[victim] = await spare;
  return `killed after ${moment} ms`;
}

async function expectChargedOnce(owner: string, ids: readonly string[]): Promise<void> {
  const stored = await stack.generations.find({ _id: { $in: [...ids] } }).toArray();
  const used = stored.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0);
  expect(stored.map(({ outputTokens }) => outputTokens)).toEqual(ids.map(() => 60));
  await eventually(async () => {
    const ledger = await stack.ledger.findOne({ userId: owner });
    expect(ledger).toMatchObject({ spent: used, open: 0, holds: {} });
    return true;
  });
  expect(await stack.entries.countDocuments({ ownerId: owner })).toBe(ids.length);
}

test(
  `${RUNS} times a worker dies or sleeps at a random moment: nothing is lost, charged twice or mixed`,
  async () => {
    for (let seed = FIRST; seed < FIRST + RUNS; seed += 1) {
      const random = randomOf(seed);
      const owner = user();
      const client = await stack.client(owner);
      const wanted = Array.from({ length: 1 + Math.floor(random() * 3) }, () => ({
        kind: random() < 0.5 ? "ARTICLE" : "REWRITE",
        company: { brandName: "Noor" },
        selection: "A text",
      }));
      const striking = strike(random);
      const ids = await Promise.all(wanted.map((input) => request(client, input)));
      const what = `seed ${seed}, ${await striking}`;
      for (const id of ids) {
        const { text } = await reaches(client, id, "COMPLETED", 30_000).catch((error: unknown) => {
          throw new Error(what, { cause: error });
        });
        expect([what, text]).toEqual([what, TEXT]);
        expect([what, readBy(await outputOf(id))]).toEqual([what, TEXT]);
      }
      await expectChargedOnce(owner, ids);
    }
    const manager = await stack.probe.nats.jetstreamManager();
    await eventually(async () => (await manager.streams.info("AI_JOBS")).state.messages === 0);
    expect(await stack.generations.countDocuments({ status: { $ne: "COMPLETED" } })).toBe(0);
  },
  RUNS * 30_000,
);
