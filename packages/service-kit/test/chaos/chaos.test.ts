import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { eventually, randomOf } from "@muhtawa/testkit";
import { type Findings, startFindings } from "./findings.ts";
import { type Stage, startStage } from "./stage.ts";
import { strikesOf } from "./strikes.ts";
import { writeOn } from "./writer.ts";

/** One round in CI, of a process, the broker and the database killed together; `npm run test:chaos` for the whole. CHAOS_SEED repeats one. */
const ROUNDS = Number(process.env["CHAOS_ROUNDS"] ?? 1);
const FIRST = Number(process.env["CHAOS_SEED"] ?? (ROUNDS === 1 ? 9 : 1));
const PEOPLE = 3;
/** Milliseconds in which everything comes to rest: retries of events take up to two minutes. */
const REST = 180_000;

let stage: Stage;
let findings: Findings;

beforeAll(async () => {
  stage = await startStage();
  findings = await startFindings(stage);
}, 400_000);
afterAll(async () => {
  await findings?.stop();
  await stage?.stop();
}, 60_000);

test(
  "rounds of processes killed and asleep, wires cut and slow: every acknowledged write once, everywhere",
  async () => {
    for (let seed = FIRST; seed < FIRST + ROUNDS; seed += 1) {
      const began = performance.now();
      const random = randomOf(seed);
      const strikes = strikesOf(stage, random);
      const what = `seed ${seed}: ${strikes.map((strike) => strike.what).join(", ")}`;
      const [written] = await Promise.all([
        Promise.all(Array.from({ length: PEOPLE }, (_, person) => writeOn(stage, `Round ${seed} person ${person}`, random))),
        ...strikes.map(({ run }) => run()),
      ]).catch((error: unknown) => {
        throw new Error(what, { cause: error });
      });
      await stage.allReady().catch((error: unknown) => {
        throw new Error(what, { cause: error });
      });
      let problems: string[] = [];
      await eventually(async () => {
        problems = await findings.problems(written);
        return problems.length === 0;
      }, REST).catch((error: unknown) => {
        if (problems.length === 0) problems = [String(error)];
      });
      expect({ what, problems }).toEqual({ what, problems: [] });
      if (ROUNDS > 10) process.stdout.write(`${what}: all there, ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
    }
  },
  ROUNDS * 300_000,
);
