import { MOST_ADDED, type Rule } from "./rule.ts";
import type { Job } from "./traffic.ts";

/** What came of a day. Times in seconds. */
export interface Outcome {
  /** For how long each text waited before a worker began it for good. */
  readonly waited: readonly { readonly at: number; readonly isShort: boolean; readonly seconds: number }[];
  readonly workerHours: number;
  /** Texts that were begun anew because their worker was taken away. */
  readonly begunAnew: number;
  /** Minute by minute. */
  readonly workers: readonly number[];
  readonly waiting: readonly number[];
}

interface Running {
  readonly job: Job;
  readonly until: number;
  readonly since: number;
}

interface Worker {
  readonly from: number;
  running: Running[];
}

/** A step, seconds: short against what a text takes. */
const STEP = 0.25;
const MINUTE = 60;
const DAY = 24 * 3_600;

/**
 * A day with workers by a rule: every step what is done leaves, the queues hand out what waits, first come, first served, a quarter of a
 * worker's slots to short texts only; at each look of the rule workers come and go. It ends when all is written.
 */
export function simulate(jobs: readonly Job[], rule: Rule): Outcome {
  const queues = { short: [] as Job[], long: [] as Job[] };
  const waited: { at: number; isShort: boolean; seconds: number }[] = [];
  const [workersAt, waitingAt]: [number[], number[]] = [[], []];
  const wanted: { at: number; count: number }[] = [];
  const forLong = rule.slots - Math.max(1, Math.floor(rule.slots / 4));
  let workers: Worker[] = Array.from({ length: rule.min }, () => ({ from: 0, running: [] }));
  let [next, looked, tookAway, workerSeconds, begunAnew] = [0, 0, -Infinity, 0, 0];

  const isBusy = () =>
    next < jobs.length || queues.short.length > 0 || queues.long.length > 0 || workers.some(({ running }) => running.length > 0);
  for (let now = 0; now < DAY || isBusy(); now += STEP) {
    for (let job = jobs[next]; job && job.at <= now; job = jobs[(next += 1)]) (job.isShort ? queues.short : queues.long).push(job);
    for (const worker of workers) finish(worker, now);
    for (const worker of workers) if (worker.from <= now) begin(worker, now);
    if (now - looked >= rule.every) {
      looked = now;
      look(now);
    }
    workerSeconds += workers.length * STEP;
    if (now % MINUTE === 0) {
      workersAt.push(workers.length);
      waitingAt.push(queues.short.length + queues.long.length);
    }
  }
  return { waited, workerHours: workerSeconds / 3_600, begunAnew, workers: workersAt, waiting: waitingAt };

  function finish(worker: Worker, now: number): void {
    if (!worker.running.some(({ until }) => until <= now)) return;
    for (const { job, until, since } of worker.running)
      if (until <= now) waited.push({ at: job.at, isShort: job.isShort, seconds: Math.max(0, since - job.at) });
    worker.running = worker.running.filter(({ until }) => until > now);
  }

  function begin(worker: Worker, now: number): void {
    while (worker.running.length < rule.slots) {
      const longs = worker.running.filter(({ job }) => !job.isShort).length;
      const [short, long] = [queues.short[0], longs < forLong ? queues.long[0] : undefined];
      const isShortFirst = short !== undefined && (long === undefined || short.at <= long.at);
      const job = isShortFirst ? queues.short.shift() : long && queues.long.shift();
      if (!job) return;
      worker.running.push({ job, since: now, until: now + job.takes });
    }
  }

  /** As the autoscaler does with the length of both queues, what is under way included. */
  function look(now: number): void {
    const underWay = workers.reduce((sum, { running }) => sum + running.length, 0);
    const length = queues.short.length + queues.long.length + underWay;
    const count = Math.min(rule.max, Math.max(rule.min, Math.ceil(length / rule.perWorker)));
    wanted.push({ at: now, count });
    while ((wanted[0]?.at ?? now) < now - rule.stabilization) wanted.shift();
    if (count > workers.length) {
      const added = Math.min(count, Math.max(workers.length + MOST_ADDED.pods, workers.length * MOST_ADDED.times)) - workers.length;
      workers.push(...Array.from({ length: added }, (): Worker => ({ from: now + rule.startTakes, running: [] })));
      return;
    }
    const kept = Math.max(...wanted.map((one) => one.count));
    if (kept >= workers.length || now - tookAway < rule.downEvery) return;
    tookAway = now;
    const gone = workers.at(-1);
    workers = workers.slice(0, -1);
    for (const { job } of gone?.running ?? []) {
      begunAnew += 1;
      (job.isShort ? queues.short : queues.long).unshift(job);
    }
  }
}

/** The time that a share of texts waited no longer than. */
export function percentile(waited: Outcome["waited"], share: number, isShort?: boolean): number {
  const sorted = waited
    .filter((one) => isShort === undefined || one.isShort === isShort)
    .map(({ seconds }) => seconds)
    .toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
