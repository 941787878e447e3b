import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { type Broker, eventually, startBroker } from "@muhtawa/testkit";
import { reaches, request, type Stack, startStack, user } from "./stack.ts";

let broker: Broker;
let stack: Stack;
beforeAll(async () => {
  broker = await startBroker();
  stack = await startStack({ natsUrl: broker.url });
}, 120_000);
afterAll(async () => {
  await stack?.stop();
  await broker?.stop();
});

const ARTICLE = { kind: "ARTICLE", company: { brandName: "Noor" }, prompt: "Write an article about dental implants" };

describe("a broker that comes back empty", () => {
  test("loses no queued generation: released or not, each is written", async () => {
    const client = await stack.client(user());
    const ids = await Promise.all(Array.from({ length: 4 }, () => request(client, ARTICLE)));
    await eventually(async () => (await stack.generations.countDocuments({ _id: { $in: ids }, jobSequence: { $exists: true } })) === 2);
    await broker.wipe();
    const worker = await stack.startWorker();
    for (const id of ids) expect((await reaches(client, id, "COMPLETED", 25_000)).text).toContain("Noor");
    await worker.kill("SIGKILL");
  });

  test("while an article is being written: readers are told the text so far, then the rest", async () => {
    await stack.startWorker({ COMPOSER_PACE_MS: "40" });
    const client = await stack.client(user());
    const ids = await Promise.all([request(client, ARTICLE), request(client, ARTICLE)]);
    await eventually(async () => (await stack.generations.countDocuments({ _id: { $in: ids }, status: "RUNNING" })) === 2);
    await broker.wipe();
    for (const id of ids) {
      const { text } = await reaches(client, id, "COMPLETED", 25_000);
      const output = await eventually(() => stack.output(id));
      expect(await output.ended()).toMatchObject({ type: "done" });
      expect(output.text()).toBe(text);
    }
  });
});
