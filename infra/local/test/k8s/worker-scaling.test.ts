import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { chartRule, fixed } from "../../../../bench/worker-scaling/rule.ts";
import { percentile, simulate } from "../../../../bench/worker-scaling/simulate.ts";
import { dayOf, type Job, SHAPES } from "../../../../bench/worker-scaling/traffic.ts";
import { ROOT } from "../../src/settings.ts";
import { Manifests } from "./manifests.ts";
import { renderChart } from "./helm.ts";

const QUICK = { min: 1, max: 8, slots: 4, perWorker: 4, every: 15, stabilization: 120, downEvery: 30, startTakes: 30 };
const burst = (count: number, at: number): Job[] =>
  Array.from({ length: count }, (_, one) => ({ at: at + one / 100, isShort: one % 3 > 0, takes: 20 }));

test("the rule that is simulated is the one that the chart renders for production", async () => {
  const manifests = new Manifests(await renderChart("production"));
  const scaled = manifests.of("ScaledObject").find(({ metadata }) => metadata?.name === "muhtawa-ai-worker") as ScaledObject | undefined;
  const behavior = scaled?.spec.advanced.horizontalPodAutoscalerConfig.behavior.scaleDown;
  const rule = chartRule();
  expect(rule).toMatchObject({
    min: scaled?.spec.minReplicaCount,
    max: scaled?.spec.maxReplicaCount,
    perWorker: Number(scaled?.spec.advanced.scalingModifiers.target),
    every: Math.max(15, scaled?.spec.pollingInterval ?? 0),
    stabilization: behavior?.stabilizationWindowSeconds,
    downEvery: behavior?.policies[0]?.periodSeconds,
  });
  // Helm is built the first time.
}, 900_000);

interface ScaledObject {
  spec: {
    minReplicaCount: number;
    maxReplicaCount: number;
    pollingInterval: number;
    advanced: {
      scalingModifiers: { target: string };
      horizontalPodAutoscalerConfig: {
        behavior: { scaleDown: { stabilizationWindowSeconds: number; policies: { periodSeconds: number }[] } };
      };
    };
  };
}

test("every text is written once, whoever is taken away meanwhile", () => {
  const jobs = [...burst(200, 60), ...burst(40, 4_000)];
  const { waited, begunAnew, workers } = simulate(jobs, { ...QUICK, stabilization: 0, downEvery: 15 });
  expect(waited.map(({ at }) => at).toSorted((a, b) => a - b)).toEqual(jobs.map(({ at }) => at));
  expect(begunAnew).toBeGreaterThan(0);
  expect(Math.max(...workers)).toBe(8);
  expect(workers.at(-1)).toBe(1);
});

test("nobody waits where there are places enough, and with one worker as long as the work takes", () => {
  const jobs = burst(32, 100);
  const enough = simulate(jobs, fixed({ ...QUICK, max: 20 }, 20));
  expect(percentile(enough.waited, 1)).toBeLessThan(1);
  const one = simulate(jobs, fixed(QUICK, 1));
  // 32 texts of 20 s, four at once: the last ones begin after seven rounds, or later, since a quarter of the places is for short texts.
  expect(percentile(one.waited, 1)).toBeGreaterThanOrEqual(7 * 20 - 1);
  expect(enough.workerHours).toBeCloseTo(20 * 24, 0);
});

test("the rule waits for a new worker's start, and takes none away before its time", () => {
  const { waited, workers } = simulate(burst(40, 60), QUICK);
  expect(percentile(waited, 1)).toBeGreaterThan(QUICK.startTakes);
  const highest = workers.lastIndexOf(Math.max(...workers));
  expect(highest).toBeGreaterThanOrEqual((60 + QUICK.stabilization) / 60);
});

test("a day is the same each time, and follows its shape", () => {
  const [day] = SHAPES;
  if (!day) throw new Error("no day");
  const jobs = dayOf(day, 7);
  expect(dayOf(day, 7)).toEqual(jobs);
  const within = (hour: number) => jobs.filter(({ at }) => Math.floor(at / 3_600) === hour).length;
  expect(within(10)).toBeGreaterThan(50 * within(2));
});

test("what is told of the simulation in docs/scaling.md names the rule's own numbers and its plots", () => {
  const text = readFileSync(join(ROOT, "docs/scaling.md"), "utf8");
  const { min, max } = chartRule();
  expect(text).toContain(`rule of the chart, ${min} to ${max}`);
  for (const plot of ["worker-scaling.svg", "worker-cost.svg"]) expect(text).toContain(`pictures/${plot}`);
});
