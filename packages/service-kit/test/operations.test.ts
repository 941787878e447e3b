import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import {
  eventually,
  type ServiceProcess,
  startEngines,
  startEventProbe,
  startProcess,
  startTestIdentity,
  subgraphClient,
  type TestEngines,
  type TestIdentity,
} from "@muhtawa/testkit";
import { connectMongo } from "../src/index.ts";
import { askRepublish } from "../src/events/republish.ts";
import { consumerOf, type Kit, startKit } from "./kit.ts";
import { noteStamped, noteState } from "./sample/note.ts";

const node = createRequire(import.meta.url).resolve("node/bin/node");
const cwd = fileURLToPath(new URL("..", import.meta.url));
const secret = "a secret of at least thirty-two characters";

let engines: TestEngines;
let identity: TestIdentity;
let service: ServiceProcess;
let kit: Kit;

beforeAll(async () => {
  [engines, identity] = await Promise.all([startEngines(), startTestIdentity()]);
  kit = await startKit(engines);
  const env = {
    MONGO_URL: engines.mongoUrl,
    NATS_URL: engines.natsUrl,
    MONGO_DB_PREFIX: "operations_",
    IDENTITY_URL: identity.url,
    INTERNAL_SECRET: secret,
  };
  service = await startProcess({ cwd, entry: "test/sample/main.ts", env });
});
afterAll(async () => {
  await service.stop();
  await kit.stop();
  await Promise.all([engines.stop(), identity.stop()]);
});

async function run(command: "republish" | "dlq" | "indexes", ...args: string[]) {
  const child = spawn(node, [`src/cli/${command}.ts`, ...args], {
    cwd,
    env: { ...process.env, NODE_OPTIONS: "", NATS_URL: engines.natsUrl },
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [output, problems, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { output, problems, code };
}

test("whoever asks a service that doesn't hear it is told so, and doesn't wait for ever", async () => {
  kit.nats.subscribe("ops.republish.deaf", { callback: () => {} });
  await kit.nats.flush();
  await expect(askRepublish(kit.nats, "deaf")).rejects.toThrow("deaf has stopped answering");
});

test("a republish asks the running service, which publishes every state again and no fact", async () => {
  const create = subgraphClient({ url: service.url, secret, token: await identity.tokenFor({ id: "u" }) });
  for (const title of ["one", "two"])
    await create('mutation ($title: String!) { createNote(title: $title, stamps: ["x"]) { id } }', { title });
  const probe = await startEventProbe(engines.natsUrl);
  const states = await probe.seen(noteState);
  const facts = await probe.seen(noteStamped);
  await eventually(() => states.length === 2 && facts.length === 2);
  expect(await run("republish", "sample")).toEqual({
    output: "sample: the state of 2 aggregates is published again\n",
    problems: "",
    code: 0,
  });
  await eventually(() => states.length === 4);
  expect(states[2]).toMatchObject({ sourceVersion: 1, data: states[0]?.data });
  expect(states[2]?.id).not.toBe(states[0]?.id);
  expect(facts).toHaveLength(2);
  await probe.stop();
});

test("a republish of what isn't running, or of nothing, is one clear line and exit 1", async () => {
  expect(await run("republish", "catalog")).toEqual({ output: "", problems: "catalog is not running.\n", code: 1 });
  expect(await run("republish")).toMatchObject({ problems: expect.stringMatching(/^Usage: .*\n$/), code: 1 });
});

test("DLQ is listed with what went wrong, and its events are handled once they are replayed", async () => {
  let repaired = false;
  const handled: string[] = [];
  await kit.runner({ retryDelays: [] }).start([
    consumerOf("sample--repairable-v1", noteStamped, async (event) => {
      if (event.aggregateId !== "n1") return;
      if (!repaired) throw new Error("no such template");
      handled.push(event.data.stamp);
    }),
  ]);
  const probe = await startEventProbe(engines.natsUrl);
  await probe.publish(noteStamped, "n1", { stamp: "lost and found" }, { correlationId: "c-7" });
  await probe.stop();
  const listed = await eventually(async () => {
    const { output } = await run("dlq");
    return output.includes("1 in DLQ.") && output;
  });
  expect(listed).toMatch(/sample--repairable-v1 {2}site\.note\.n1\.stamped\.v1 {2}correlation c-7\n {4}Error: no such template\n/);
  repaired = true;
  expect(await run("dlq", "replay", "another--durable-v1")).toMatchObject({ output: "0 published again.\n", code: 0 });
  expect(await run("dlq", "replay")).toMatchObject({ output: "1 published again.\n", code: 0 });
  await eventually(() => handled.length === 1);
  expect(await run("dlq", "list")).toMatchObject({ output: "No event lies in DLQ.\n", code: 0 });
  expect(await run("dlq", "burn")).toMatchObject({ problems: expect.stringMatching(/^Usage/), code: 1 });
});

test("the indexes that a service doesn't declare are listed, and dropped when that is asked for", async () => {
  const notes = await connectMongo(engines.mongoUrl, "operations_sample");
  try {
    await notes.collection("notes").createIndex({ stamps: 1 });
    expect(await run("indexes", "sample")).toEqual({ output: "sample: unused: notes/stamps_1\n", problems: "", code: 0 });
    expect(await run("indexes", "--drop", "sample")).toMatchObject({ output: "sample: dropped notes/stamps_1\n", code: 0 });
    expect(await run("indexes", "sample")).toMatchObject({ output: "sample: no unused index\n", code: 0 });
    const left = (await notes.collection("notes").indexes()).map(({ name }) => name).toSorted();
    expect(left).toEqual(["_id_", "eraseAt_1", "outboxAt_1", "titleKey_1"]);
  } finally {
    await notes.close();
  }
});

test("an index command without a service, with another option, or for what isn't running is one clear line and exit 1", async () => {
  expect(await run("indexes")).toMatchObject({ problems: expect.stringMatching(/^Usage: .*\n$/), code: 1 });
  expect(await run("indexes", "--burn", "sample")).toMatchObject({ problems: expect.stringContaining("--burn"), code: 1 });
  expect(await run("indexes", "catalog")).toMatchObject({ problems: "catalog is not running.\n", code: 1 });
});
