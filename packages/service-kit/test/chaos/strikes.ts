import { setTimeout as delay } from "node:timers/promises";
import { PROCESS_NAMES, type ProcessName, type Seam, seamsOf, type Stage } from "./stage.ts";

export interface Strike {
  readonly what: string;
  /** Resolves when the harm is over and what was killed runs again. */
  run(): Promise<void>;
}

const of = <Value>(values: readonly Value[], random: () => number): Value => values[Math.floor(random() * values.length)] as Value;

/** One to three things that go wrong at random moments of the same round, all told by the seed. No process is struck twice. */
export function strikesOf(stage: Stage, random: () => number): Strike[] {
  const count = 1 + Math.floor(random() * 3);
  const struck = new Set<string>();
  const strikes: Strike[] = [];
  while (strikes.length < count) {
    const strike = strikeOf(stage, random);
    if (struck.has(strike.victim)) continue;
    struck.add(strike.victim);
    strikes.push(strike);
  }
  return strikes;
}

function strikeOf(stage: Stage, random: () => number): Strike & { victim: string } {
  const after = Math.floor(random() * 1_500);
  const lasts = 100 + Math.floor(random() * 1_900);
  const name = of(PROCESS_NAMES, random);
  const seam = of(seamsOf(name), random);
  const kind = of(["kill", "kill", "sleep", "cut", "cut", "slow", "broker", "database"] as const, random);
  const told = `after ${after} ms`;
  const at = (work: () => Promise<void>) => async () => {
    await delay(after);
    await work();
  };
  switch (kind) {
    case "kill":
      return { victim: name, what: `${name} killed ${told}`, run: at(() => stage.restart(name)) };
    case "sleep":
      return { victim: name, what: `${name} asleep ${told} for ${lasts} ms`, run: at(() => sleep(stage, name, lasts)) };
    case "cut":
      return {
        victim: `${name} ${seam}`,
        what: `${name} cut from ${seam} ${told} for ${lasts} ms`,
        run: at(() => cut(stage, name, seam, lasts)),
      };
    case "slow":
      return {
        victim: `${name} ${seam}`,
        what: `${name} slow to ${seam} ${told} for ${lasts} ms`,
        run: at(() => slow(stage, name, seam, lasts)),
      };
    case "broker":
      return { victim: kind, what: `broker killed ${told} for ${lasts} ms`, run: at(() => brokerAway(stage, lasts)) };
    case "database":
      return { victim: kind, what: `database killed ${told}`, run: at(() => stage.database.restart()) };
  }
}

async function sleep(stage: Stage, name: ProcessName, milliseconds: number): Promise<void> {
  const process = stage.processes[name];
  await process.kill("SIGSTOP");
  await delay(milliseconds);
  await process.kill("SIGCONT");
}

async function cut({ wire }: Stage, name: ProcessName, seam: Seam, milliseconds: number): Promise<void> {
  wire(name, seam).cut();
  await delay(milliseconds);
  wire(name, seam).heal();
}

async function slow({ wire }: Stage, name: ProcessName, seam: Seam, milliseconds: number): Promise<void> {
  wire(name, seam).slow(200);
  await delay(milliseconds);
  wire(name, seam).slow(0);
}

async function brokerAway({ broker }: Stage, milliseconds: number): Promise<void> {
  await broker.down();
  await delay(milliseconds);
  await broker.up();
}
