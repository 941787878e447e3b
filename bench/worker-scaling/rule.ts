import { readFileSync } from "node:fs";

/** How many workers there are to be. Times in seconds. */
export interface Rule {
  readonly min: number;
  readonly max: number;
  /** Texts of a worker: so many it writes at once, and for so many that wait or are under way there is one. */
  readonly slots: number;
  readonly perWorker: number;
  /** Between two looks at the queues. */
  readonly every: number;
  /** Nothing is taken away that was wanted within this time. */
  readonly stabilization: number;
  /** Between two workers that are taken away. */
  readonly downEvery: number;
  /** Until a new worker writes: the pod is placed, its image is there, it has connected. */
  readonly startTakes: number;
}

/** Kubernetes asks KEDA for the figure every 15 s, and adds four pods or doubles them each time at most. */
const ASKED_EVERY = 15;
export const MOST_ADDED = { pods: 4, times: 2 };
/** An assumption; no cluster was measured. */
const START_TAKES = 30;

const CHART = new URL("../../infra/k8s/muhtawa/", import.meta.url);

/** What the chart says, with the number of workers that its production values allow. */
export function chartRule(): Rule {
  const template = readFileSync(new URL("templates/worker-scaling.yaml", CHART), "utf8");
  const production = readFileSync(new URL("values/production.yaml", CHART), "utf8");
  const values = readFileSync(new URL("values.yaml", CHART), "utf8");
  const slots =
    numberIn(production, /AI_WORKER_SLOTS: "?(\d+)/) ?? numberIn(values, /AI_WORKER_SLOTS: "?(\d+)/) ?? missing("AI_WORKER_SLOTS");
  const keda = (text: string) => /^keda:\n(?: {2}[^\n]*\n)*/m.exec(text)?.[0] ?? "";
  const limit = (name: "min" | "max") => {
    const pattern = name === "min" ? /\bmin: (\d+)/ : /\bmax: (\d+)/;
    return numberIn(keda(production), pattern) ?? numberIn(keda(values), pattern) ?? missing(`keda.${name}`);
  };
  return {
    min: Math.max(1, limit("min")),
    max: limit("max"),
    slots,
    perWorker: slots,
    every: Math.max(ASKED_EVERY, numberIn(template, /pollingInterval: (\d+)/) ?? missing("pollingInterval")),
    stabilization: numberIn(template, /stabilizationWindowSeconds: (\d+)/) ?? missing("stabilizationWindowSeconds"),
    downEvery: numberIn(template, /periodSeconds: (\d+)/) ?? missing("periodSeconds"),
    startTakes: START_TAKES,
  };
}

/** Always so many. */
export const fixed = (rule: Rule, workers: number): Rule => ({ ...rule, min: workers, max: workers });

function numberIn(text: string, pattern: RegExp): number | undefined {
  const [, found] = pattern.exec(text) ?? [];
  return found === undefined ? undefined : Number(found);
}

function missing(name: string): never {
  throw new Error(`The chart says nothing of ${name}`);
}
