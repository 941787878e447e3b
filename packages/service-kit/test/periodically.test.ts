import { createLogger, periodically } from "@muhtawa/service-kit";
import { eventually } from "@muhtawa/testkit";
import { afterEach, expect, test } from "@jest/globals";

const steps: (() => Promise<void>)[] = [];
const service = { logger: createLogger("test", "silent"), beforeClose: (step: () => Promise<void>) => void steps.push(step) };
const close = async () => {
  for (const step of steps.splice(0)) await step();
};
afterEach(close);

test("periodic work goes on after a failure", async () => {
  let turns = 0;
  periodically(service, "failing", 5, async () => {
    turns += 1;
    throw new Error("out of order");
  });
  await eventually(() => turns >= 3);
});

test("periodic work is never under way twice, and closing waits for it", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let [turns, finished] = [0, 0];
  periodically(service, "slow", 1, async () => {
    turns += 1;
    await released;
    finished += 1;
  });
  let others = 0;
  periodically(service, "quick", 1, async () => (others += 1));
  await eventually(() => turns === 1);
  const before = others;
  await eventually(() => others > before + 5);
  expect(turns).toBe(1);
  const closed = close().then(() => finished);
  release();
  expect(await closed).toBeGreaterThanOrEqual(1);
});
