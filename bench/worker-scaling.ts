/**
 * AI workers under the rule of the chart (KEDA), simulated over three days: how long texts wait, against what the workers cost. Writes the plots of
 * docs/scaling.md and says its figures; needs nothing running:
 *
 *   node_modules/.bin/node bench/worker-scaling.ts
 */
import { writeFileSync } from "node:fs";
import { type Choice, plotCost, plotDays } from "./worker-scaling/plot.ts";
import { chartRule, fixed, type Rule } from "./worker-scaling/rule.ts";
import { percentile, simulate } from "./worker-scaling/simulate.ts";
import { dayOf, SHAPES } from "./worker-scaling/traffic.ts";

const SEED = 20_261_124;
const rule = chartRule();

const CHOICES: readonly { name: string; kind: Choice["kind"]; rule: Rule }[] = [
  { name: `rule of the chart, ${rule.min} to ${rule.max}`, kind: "chart", rule },
  { name: `half as many texts for a worker`, kind: "other", rule: { ...rule, perWorker: rule.perWorker / 2 } },
  { name: `twice as many texts for a worker`, kind: "other", rule: { ...rule, perWorker: rule.perWorker * 2 } },
  { name: `never fewer than 5`, kind: "other", rule: { ...rule, min: 5 } },
  { name: `taken away after 2 minutes`, kind: "other", rule: { ...rule, stabilization: 120, downEvery: 30 } },
  ...[5, 10, rule.max].map((workers) => ({ name: `always ${workers}`, kind: "fixed" as const, rule: fixed(rule, workers) })),
];

const days = SHAPES.map((shape) => {
  const jobs = dayOf(shape, SEED);
  const outcomes = CHOICES.map((choice) => ({ ...choice, outcome: simulate(jobs, choice.rule) }));
  return { shape, jobs, outcomes };
});

const number = (value: number) => (value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString("en"));
for (const { shape, jobs, outcomes } of days) {
  process.stdout.write(`\n${shape.name}: ${jobs.length.toLocaleString("en")} texts\n\n`);
  process.stdout.write(
    "| Workers | Worker hours | Short text, p95 | Long text, p95 | Any, p99 | Begun anew |\n|---|---|---|---|---|---|\n",
  );
  for (const { name, outcome } of outcomes) {
    const [short, long, any] = [
      percentile(outcome.waited, 0.95, true),
      percentile(outcome.waited, 0.95, false),
      percentile(outcome.waited, 0.99),
    ];
    process.stdout.write(
      `| ${name} | ${number(outcome.workerHours)} | ${number(short)} s | ${number(long)} s | ${number(any)} s | ${outcome.begunAnew} |\n`,
    );
  }
}

const pictures = new URL("../docs/pictures/", import.meta.url);
const ofChart = days.flatMap(({ shape, outcomes: [first] }) => (first ? [{ shape, outcome: first.outcome }] : []));
writeFileSync(new URL("worker-scaling.svg", pictures), plotDays(ofChart));
const costs = days.map(({ shape, outcomes }) => ({
  shape,
  choices: outcomes.map(({ name, kind, outcome }) => ({
    name,
    kind,
    workerHours: outcome.workerHours,
    p95: percentile(outcome.waited, 0.95),
  })),
}));
writeFileSync(new URL("worker-cost.svg", pictures), plotCost(costs));
