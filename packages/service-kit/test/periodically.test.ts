import { eventually } from "@muhtawa/testkit";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { currentContext, periodically } from "../src/index.ts";
import { recordingLogger } from "./kit.ts";

let steps: (() => Promise<void>)[];
let lines: Record<string, unknown>[];
let service: Parameters<typeof periodically>[0];

beforeEach(() => {
  const recording = recordingLogger();
  steps = [];
  lines = recording.lines;
  service = { logger: recording.logger, beforeClose: (step: () => Promise<void>) => void steps.push(step) };
});
const close = async () => {
  for (const step of steps.splice(0)) await step();
};
afterEach(() => close());

test("periodic work goes on after a failure, which is in the log", async () => {
  let turns = 0;
  periodically(service, "failing", 5, async () => {
    turns += 1;
    throw new Error("out of order");
  });
  await eventually(() => turns >= 3);
  expect(lines[0]).toMatchObject({
    level: 40,
    work: "failing",
    msg: "periodic work failed; the next turn tries again",
    err: { message: "out of order" },
  });
});

test("periodic work waits for its interval, and has a context of its own each time", async () => {
  const contexts: unknown[] = [];
  periodically(service, "work", 5, async () => void contexts.push(currentContext()));
  expect(contexts).toEqual([]);
  await eventually(() => contexts.length >= 2);
  expect(contexts.slice(0, 2)).toEqual([expect.objectContaining({ actor: null }), expect.objectContaining({ actor: null })]);
  expect(contexts[0]).not.toBe(contexts[1]);
});

test("periodic work is never under way twice, and closing waits for it and is the end of it", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let [turns, finished] = [0, 0];
  periodically(service, "slow", 1, async () => {
    turns += 1;
    await released;
    finished += 1;
  });
  let others = 0;
  const afterwards: (() => Promise<void>)[] = [];
  periodically({ ...service, beforeClose: (step) => void afterwards.push(step) }, "quick", 1, async () => (others += 1));
  await eventually(() => turns === 1);
  const before = others;
  await eventually(() => others > before + 5);
  expect(turns).toBe(1);
  const closed = close().then(() => finished);
  release();
  expect(await closed).toBe(1);
  const closedAt = others;
  await eventually(() => others > closedAt + 5);
  expect(turns).toBe(1);
  for (const step of afterwards) await step();
});
