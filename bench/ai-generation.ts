/**
 * What our side adds to a model's own time, on a system of its own: engines, AI service, workers and gateway as processes, and a model
 * whose speed is known. Every figure stands beside the model's own in the same run, since milliseconds alone say more about the machine.
 *
 *   npm exec -- node bench/ai-generation.ts [overhead] [streams] [workers] [reload]
 */
import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { newId } from "@muhtawa/service-kit";
import { type FakeModel, startEngines, startFakeModel, startProcess, startTestIdentity, subgraphClient } from "@muhtawa/testkit";

const folder = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const say = (line: string) => process.stdout.write(`${line}\n`);
const percentile = (values: readonly number[], share: number) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
};

const [engines, identity, model] = await Promise.all([startEngines(), startTestIdentity(), startFakeModel()]);
const secret = randomBytes(24).toString("hex");
const shared = {
  MONGO_URL: engines.mongoUrl,
  NATS_URL: engines.natsUrl,
  MONGO_DB_PREFIX: "bench_",
  INTERNAL_SECRET: secret,
  IDENTITY_URL: identity.url,
  AI_BASE_URL: model.url,
  AI_MODEL: "fake",
  AI_USER_CONCURRENCY: "8",
  LOG_LEVEL: "error",
  PORT: "0",
  HOST: "127.0.0.1",
};
const api = await startProcess({ cwd: folder("services/ai"), entry: "src/main.ts", env: shared });
const nobody = "http://127.0.0.1:9";
const gateway = await startProcess({
  cwd: folder("gateway"),
  entry: "src/main.ts",
  env: { ...shared, AI_URL: api.url, CATALOG_URL: nobody, CONTENT_URL: nobody, SITE_URL: nobody },
});
const startWorker = (slots: number) =>
  startProcess({ cwd: folder("services/ai"), entry: "src/worker.ts", env: { ...shared, AI_WORKER_SLOTS: String(slots) } });

const REQUEST = "mutation ($input: GenerationInput!) { requestGeneration(input: $input) { generation { id } } }";

interface Person {
  readonly token: string;
  /** Asks for a text and gives its id. */
  ask(kind?: string): Promise<string>;
}

async function person(): Promise<Person> {
  const token = await identity.tokenFor({ id: newId() });
  const client = subgraphClient({ url: api.url, secret, token });
  return {
    token,
    async ask(kind = "ARTICLE") {
      const input = { kind, company: { brandName: "Noor" }, selection: "A text" };
      const { data, errors } = await client(REQUEST, { input });
      if (errors) throw new Error(JSON.stringify(errors));
      return data.requestGeneration.generation.id as string;
    },
  };
}

interface Followed {
  /** By performance.now(). */
  readonly firstAt: number;
  readonly endAt: number;
  readonly lastId: string;
}

/** Follows a generation through the gateway; with `until`, for so many texts only. */
async function follow(id: string, token: string, { lastEventId = "", until = Infinity } = {}): Promise<Followed> {
  const abort = new AbortController();
  const response = await fetch(`${gateway.url}/ai/generations/${id}/stream`, {
    headers: { authorization: `Bearer ${token}`, ...(lastEventId && { "last-event-id": lastEventId }) },
    signal: abort.signal,
  });
  let [firstAt, texts, lastId, rest] = [0, 0, "", ""];
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const frames = (rest + chunk).split("\n\n");
    rest = frames.pop() ?? "";
    for (const frame of frames) {
      lastId = /^id: (.*)$/m.exec(frame)?.[1] ?? lastId;
      if (/^event: (?:delta|restart)$/m.test(frame)) {
        firstAt ||= performance.now();
        texts += 1;
      }
    }
    if (texts >= until) break;
  }
  abort.abort();
  return { firstAt, endAt: performance.now(), lastId };
}

/** The same answer without us: milliseconds to the first word and to the end. */
async function direct(by: FakeModel): Promise<{ first: number; end: number }> {
  const begin = performance.now();
  const response = await fetch(`${by.url}/chat/completions`, {
    method: "POST",
    body: JSON.stringify({ model: "fake", stream: true, messages: [{ role: "user", content: "hello" }] }),
  });
  let first = 0;
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? [])
    if (chunk.includes('"content":"w')) first ||= performance.now() - begin;
  return { first, end: performance.now() - begin };
}

async function overhead(): Promise<void> {
  const worker = await startWorker(4);
  model.answerAll({ text: "word ".repeat(20), wait: 300 });
  const someone = await person();
  const once = async () => {
    const alone = (await direct(model)).first;
    const begin = performance.now();
    const { firstAt } = await follow(await someone.ask("REWRITE"), someone.token);
    return { alone, ours: firstAt - begin - alone };
  };
  for (let n = 0; n < 10; n += 1) await once();
  const figures: { alone: number; ours: number }[] = [];
  for (let n = 0; n < 100; n += 1) figures.push(await once());
  const [alone, ours] = [figures.map((figure) => figure.alone), figures.map((figure) => figure.ours)];
  say(
    `overhead to the first word: p50 ${percentile(ours, 0.5).toFixed(0)} ms, p95 ${percentile(ours, 0.95).toFixed(0)} ms ` +
      `over the model's own p50 ${percentile(alone, 0.5).toFixed(0)} ms (p95: ${(percentile(ours, 0.95) / percentile(alone, 0.5)).toFixed(2)} of it)`,
  );
  await worker.stop();
}

async function streams(): Promise<void> {
  const worker = await startWorker(128);
  model.answerAll({ text: "word ".repeat(250), pause: 40 });
  const people = await Promise.all(Array.from({ length: 100 }, person));
  const alone = (await direct(model)).end;
  const lasted = await Promise.all(
    people.map(async (someone) => {
      const { firstAt, endAt } = await follow(await someone.ask(), someone.token);
      return endAt - firstAt;
    }),
  );
  const [middle, slowest] = [percentile(lasted, 0.5), percentile(lasted, 1)];
  say(
    `100 streams at once: a text lasts p50 ${(middle / alone).toFixed(2)}, slowest ${(slowest / alone).toFixed(2)} times as long as the same ` +
      `straight from the model (${alone.toFixed(0)} ms)`,
  );
  await worker.stop();
}

/** All is queued before the first worker starts, so that nothing but the workers counts. */
async function workers(): Promise<void> {
  model.answerAll({ text: "word ".repeat(5), wait: 5_000 });
  const timed = async (count: number) => {
    const people = await Promise.all(Array.from({ length: 6 }, person));
    const queued = await Promise.all(
      people.flatMap((someone) => Array.from({ length: 8 }, async () => ({ someone, id: await someone.ask("REWRITE") }))),
    );
    const started = await Promise.all(Array.from({ length: count }, () => startWorker(2)));
    const times = await Promise.all(
      queued.map(async ({ someone, id }) => {
        await follow(id, someone.token);
        const { data } = await subgraphClient({ url: api.url, secret, token: someone.token })(
          "query ($id: ID!) { generation(id: $id) { startedAt finishedAt } }",
          { id },
        );
        return [Date.parse(data.generation.startedAt), Date.parse(data.generation.finishedAt)] as const;
      }),
    );
    await Promise.all(started.map((worker) => worker.stop()));
    return Math.max(...times.map(([, end]) => end)) - Math.min(...times.map(([start]) => start));
  };
  const one = await timed(1);
  const four = await timed(4);
  say(
    `48 texts by a model of fixed latency: 1 worker ${(one / 1000).toFixed(1)} s, 4 workers ${(four / 1000).toFixed(1)} s: ${(one / four).toFixed(2)} times`,
  );
}

async function reload(): Promise<void> {
  const worker = await startWorker(4);
  model.answerAll({ text: "word ".repeat(400), pause: 20 });
  const someone = await person();
  const resumed: number[] = [];
  for (let n = 0; n < 30; n += 1) {
    const id = await someone.ask();
    const { lastId } = await follow(id, someone.token, { until: 3 });
    const begin = performance.now();
    const { firstAt } = await follow(id, someone.token, { lastEventId: n % 2 === 0 ? lastId : "", until: 1 });
    resumed.push(firstAt - begin);
    await subgraphClient({ url: api.url, secret, token: someone.token })(
      "mutation ($id: ID!) { stopGeneration(id: $id) { generation { id } } }",
      { id },
    );
  }
  say(`a reload shows text again after p50 ${percentile(resumed, 0.5).toFixed(0)} ms, p95 ${percentile(resumed, 0.95).toFixed(0)} ms`);
  await worker.stop();
}

const benches = { overhead, streams, workers, reload };
const wanted = process.argv.slice(2);
try {
  for (const [name, bench] of Object.entries(benches)) if (wanted.length === 0 || wanted.includes(name)) await bench();
} finally {
  await Promise.all([gateway.stop(), api.stop()]);
  await Promise.all([model.stop(), identity.stop(), engines.stop()]);
}
