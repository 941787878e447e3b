import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import { jobSubjects, outputSubject } from "@muhtawa/contracts";
import { eventually, type GraphQLClient, type ServiceProcess, subgraphClient } from "@muhtawa/testkit";
import { GENERATION, type OutputLog, reaches, request, RETRY, SECRET, type Stack, startStack, STOP, user } from "./stack.ts";

let stack: Stack;
let owner: string;
let client: GraphQLClient;
let workers: ServiceProcess[] = [];

/** So slow that a test can act while an article is being written. */
const SLOW = { COMPOSER_PACE_MS: "30" };

beforeAll(async () => {
  stack = await startStack();
}, 120_000);
afterAll(() => stack?.stop());
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.kill("SIGKILL")));
  workers = [];
});

async function worker(env: Record<string, string> = {}): Promise<ServiceProcess> {
  const started = await stack.startWorker(env);
  workers.push(started);
  return started;
}

/** Asks for an article of a person's own; two may be asked for at once. */
async function articleOf(person: string): Promise<string> {
  const companyId = await stack.company(person);
  const contentId = await stack.content(person, companyId);
  return request(await stack.client(person), { kind: "ARTICLE", companyId, contentId, options: { length: "LOW" } });
}

async function article(): Promise<string> {
  owner = user();
  client = await stack.client(owner);
  return articleOf(owner);
}

const begun = (output: OutputLog, attempt = 1) =>
  eventually(() => output.messages.filter((message) => message.type === "delta" && message.attempt === attempt).length >= 3);

/** Every attempt's messages are numbered from 0 without a gap, and none follows one of a later attempt. */
function expectInOrder({ messages }: OutputLog): void {
  const attempts = messages.map(({ attempt }) => attempt);
  expect(attempts).toEqual(attempts.toSorted((a, b) => a - b));
  for (const attempt of new Set(attempts)) {
    const indexes = messages.filter((message) => message.attempt === attempt).map(({ index }) => index);
    expect(indexes).toEqual(indexes.map((_, at) => at));
  }
}

describe("a worker", () => {
  test("killed in the middle of an article: another begins it anew, and readers end with one text", async () => {
    const first = await worker(SLOW);
    const id = await article();
    const output = await stack.output(id);
    await begun(output);
    await first.kill("SIGKILL");
    await worker();

    const generation = await reaches(client, id, "COMPLETED");
    expect(await output.ended()).toMatchObject({ type: "done", attempt: 2 });
    expect(output.messages.find(({ attempt }) => attempt === 2)).toMatchObject({ type: "restart", index: 0, text: "" });
    expect(output.text()).toBe(generation.text);
    expectInOrder(output);
    const restarts = output.messages.filter(({ type }) => type === "restart");
    expect(restarts).toHaveLength(1);
  });

  test("paused past its lease and resumed: the broker refuses what it goes on to write", async () => {
    const first = await worker({ ...SLOW, AI_WORKER_SLOTS: "1" });
    const id = await article();
    const output = await stack.output(id);
    await begun(output);
    await first.kill("SIGSTOP");
    await worker(SLOW);
    await begun(output, 2);
    await first.kill("SIGCONT");
    await eventually(() => first.logs().includes("an attempt was lost to another"));

    const generation = await reaches(client, id, "COMPLETED");
    expect(await output.ended()).toMatchObject({ type: "done", attempt: 2 });
    expectInOrder(output);
    expect(output.text()).toBe(generation.text);
  });

  test("that is ended in good order hands its work on without using up a try", async () => {
    const first = await worker(SLOW);
    const id = await article();
    const output = await stack.output(id);
    await begun(output);
    expect(await first.stop()).toBe(0);
    await worker();
    await reaches(client, id, "COMPLETED");
    expect(await stack.generations.findOne({ _id: id })).toMatchObject({ attempt: 2, tries: 1 });
    expectInOrder(output);
  });

  test("lost with every try used up: the generation fails with a reason, keeps its text and frees its place", async () => {
    const lost = await worker(SLOW);
    const id = await article();
    const output = await stack.output(id);
    await begun(output);
    await stack.generations.updateOne({ _id: id }, { $set: { tries: 3 } });
    await eventually(async () => ((await stack.generations.findOne({ _id: id }))?.text ?? "") !== "");
    const seq = Number((await stack.generations.findOne({ _id: id }))?.["jobSequence"]);
    const manager = await stack.probe.nats.jetstreamManager();
    // Other jobs may stand there still: of a generation that was complete before its worker, ended with its test, had said so to the broker.
    const job = () => manager.streams.getMessage("AI_JOBS", { seq });
    expect((await job())?.json()).toMatchObject({ generationId: id });
    await lost.kill("SIGKILL");

    const generation = await reaches(client, id, "FAILED");
    expect(generation.error).toMatch(/interrupted several times/);
    expect(generation.text).toContain("Answer in two sentences");
    expect(await output.ended()).toMatchObject({ type: "error", message: generation.error });
    expect(await stack.generations.findOne({ _id: id })).not.toHaveProperty("place");
    await eventually(() =>
      expect(job())
        .rejects.toThrow("no message found")
        .then(() => true),
    );

    await worker();
    expect((await client(RETRY, { id })).data.retryGeneration.generation).toMatchObject({ id, status: "QUEUED", error: null });
    expect((await reaches(client, id, "COMPLETED")).text.length).toBeGreaterThan(generation.text.length);
  });

  test("given a finished generation's job again repeats only the last steps", async () => {
    await worker();
    const id = await article();
    const before = await reaches(client, id, "COMPLETED");
    const output = await stack.output(id);
    await output.ended();
    const manager = await stack.probe.nats.jetstreamManager();
    const told = async () =>
      (await manager.streams.info("AI_OUTPUT", { subjects_filter: outputSubject(id) })).state.subjects?.[outputSubject(id)];
    expect(await told()).toBe(output.messages.length);
    const { version } = (await stack.generations.findOne({ _id: id })) as unknown as { version: number };
    await stack.probe.nats.jetstream().publish(jobSubjects.long, JSON.stringify({ generationId: id, correlationId: "again" }));
    await eventually(async () => (await manager.streams.info("AI_JOBS")).state.messages === 0);
    expect((await client(GENERATION, { id })).data.generation).toEqual(before);
    expect(await stack.generations.findOne({ _id: id })).toMatchObject({ version });
    expect(await told()).toBe(output.messages.length);
  });

  test("that died between the last write and the last message: the redelivery tells the end", async () => {
    await worker();
    const id = await article();
    await reaches(client, id, "COMPLETED");
    const manager = await stack.probe.nats.jetstreamManager();
    await (await stack.output(id)).ended();
    await manager.streams.purge("AI_OUTPUT", { filter: outputSubject(id) });
    await stack.probe.nats.jetstream().publish(jobSubjects.long, JSON.stringify({ generationId: id, correlationId: "again" }));
    expect(await (await stack.output(id)).ended()).toMatchObject({ type: "done", status: "COMPLETED" });
  });
});

describe("a stop", () => {
  test("takes effect within 500 ms and keeps the text", async () => {
    await worker(SLOW);
    const id = await article();
    const output = await stack.output(id);
    await begun(output);
    const asked = Date.now();
    await client(STOP, { id });
    const generation = await reaches(client, id, "STOPPED");
    expect(new Date(generation.finishedAt).getTime() - asked).toBeLessThan(500);
    expect(generation.text.length).toBeGreaterThan(20);
    expect(await output.ended()).toMatchObject({ type: "done", status: "STOPPED", attempt: 1 });
    expect(output.text()).toBe(generation.text);
    expect((await client(STOP, { id })).data.stopGeneration.generation.status).toBe("STOPPED");
  });

  test("whose message to the worker is lost is found when the lease is renewed", async () => {
    await worker(SLOW);
    const id = await article();
    await begun(await stack.output(id));
    await stack.generations.updateOne({ _id: id }, { $set: { stopRequested: true } });
    const { text } = await reaches(client, id, "STOPPED", 3_000);
    expect(text.length).toBeGreaterThan(20);
  });

  test("of one that still waits ends it at once, and frees no more than its own place", async () => {
    const id = await article();
    expect((await client(STOP, { id })).data.stopGeneration.generation).toMatchObject({ status: "STOPPED", text: null });
    expect(await (await stack.output(id)).ended()).toMatchObject({ type: "done", status: "STOPPED" });
    await worker();
    const manager = await stack.probe.nats.jetstreamManager();
    await eventually(async () => (await manager.streams.info("AI_JOBS")).state.messages === 0);
    expect((await client(GENERATION, { id })).data.generation.status).toBe("STOPPED");
  });

  test("can be taken back: a retry writes it anew under the same id", async () => {
    await worker(SLOW);
    const id = await article();
    await begun(await stack.output(id));
    await client(STOP, { id });
    await reaches(client, id, "STOPPED");
    const answers = await Promise.all([client(RETRY, { id }), client(RETRY, { id })]);
    for (const { data } of answers) expect(["QUEUED", "RUNNING"]).toContain(data.retryGeneration.generation.status);
    const output = await stack.output(id);
    await begun(output, 2);
    expect(output.messages[0]).toMatchObject({ type: "restart", attempt: 2 });
    const generation = await reaches(client, id, "COMPLETED");
    expect(output.text()).toBe(generation.text);
    expect(await stack.generations.findOne({ _id: id })).toMatchObject({ attempt: 2 });
  });

  test("of one whose worker is gone is carried out by the sweep", async () => {
    const lost = await worker(SLOW);
    const id = await article();
    const output = await stack.output(id);
    await begun(output);
    await lost.kill("SIGKILL");
    await client(STOP, { id });
    await reaches(client, id, "STOPPED");
    expect(await output.ended()).toMatchObject({ type: "done", status: "STOPPED" });
  });
});

describe("fairness", () => {
  test("twenty of one user don't hold up another's one, and all are done in the end", async () => {
    const [busy, other] = [user(), user()];
    const [busyClient, otherClient] = [await stack.client(busy), await stack.client(other)];
    const input = { kind: "ARTICLE", company: { brandName: "Noor" }, prompt: "Write about implants", options: { length: "LOW" } };
    const many = await Promise.all(Array.from({ length: 20 }, () => request(busyClient, input)));
    const one = await request(otherClient, input);
    await eventually(async () => (await stack.generations.countDocuments({ ownerId: busy, place: { $exists: true } })) === 2);

    await worker({ AI_WORKER_SLOTS: "3", COMPOSER_PACE_MS: "3" });
    await reaches(otherClient, one, "COMPLETED");
    expect(await stack.generations.countDocuments({ ownerId: busy, status: "COMPLETED" })).toBeLessThan(8);
    await Promise.all(many.map((id) => reaches(busyClient, id, "COMPLETED")));
    const finished = await stack.generations.find({ ownerId: busy }).sort({ finishedAt: 1 }).toArray();
    expect(finished.every(({ attempt }) => attempt === 1)).toBe(true);
  });

  test("two dispatchers give out no more than a user's share", async () => {
    const second = await stack.startApi();
    workers.push(second);
    const busy = user();
    const token = await stack.identity.tokenFor({ id: busy });
    const clients = [stack.api.url, second.url].map((url) => subgraphClient({ url, secret: SECRET, token }));
    const input = { kind: "IDEAS", company: { brandName: "Noor" } };
    const ids = await Promise.all(Array.from({ length: 12 }, (_, at) => request(clients[at % 2] as GraphQLClient, input)));
    await eventually(async () => (await stack.generations.countDocuments({ ownerId: busy, jobSequence: { $exists: true } })) === 2);
    expect(await stack.generations.countDocuments({ ownerId: busy, place: { $exists: true } })).toBe(2);
    await worker();
    await Promise.all(ids.map((id) => reaches(clients[0] as GraphQLClient, id, "COMPLETED")));
  });

  test("a field to be filled needn't wait for articles", async () => {
    await worker({ AI_WORKER_SLOTS: "4", COMPOSER_PACE_MS: "200" });
    const articles = await Promise.all([articleOf(user()), articleOf(user())]);
    await eventually(async () => (await stack.generations.countDocuments({ _id: { $in: articles }, status: "RUNNING" })) === 2);
    const quick = await stack.client(user());
    const id = await request(quick, { kind: "FIELD", field: "slogan", company: { brandName: "Noor" } });
    await reaches(quick, id, "COMPLETED");
    expect(await stack.generations.countDocuments({ _id: { $in: articles }, status: "RUNNING" })).toBe(2);
  });
});
