import { readFileSync } from "node:fs";

/** What a part of the run took, in seconds. */
export type Part = {
  readonly name: string;
  readonly wall: number;
  /** Of all its processes, as far as they were waited for; undefined where the system doesn't tell. */
  readonly processor: number | undefined;
  /** Of all that ran on the machine meanwhile, whoever began it: Chromium's processes are waited for by nobody. */
  readonly machine: number | undefined;
};

/** A test file and the seconds from its beginning to its end. */
export type FileTime = { readonly name: string; readonly seconds: number };

const TICKS_A_SECOND = 100;
const LONGEST = 15;

/** Does a part of the run and measures it. Parts must not run beside each other. */
export async function measured(name: string, work: () => Promise<void>): Promise<Part> {
  const began = performance.now();
  const [ownBefore, machineBefore] = [processorSeconds(), machineSeconds()];
  await work();
  return {
    name,
    wall: (performance.now() - began) / 1000,
    processor: between(ownBefore, processorSeconds()),
    machine: between(machineBefore, machineSeconds()),
  };
}

/** What the run took as a whole and by part, and its longest test files: where the next cut has to be. */
export function whatItTook(parts: readonly Part[], files: readonly FileTime[]): string[] {
  const longest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, LONGEST);
  const whole = {
    name: "The whole run",
    wall: sum(parts.map(({ wall }) => wall)),
    processor: total(parts.map(({ processor }) => processor)),
    machine: total(parts.map(({ machine }) => machine)),
  };
  return [
    "── what it took ──",
    ...[whole, ...parts].map(partLine),
    ...(longest.length > 0 ? ["The longest test files, beside others:"] : []),
    ...longest.map(({ name, seconds }) => `  ${seconds.toFixed(1)} s ${name}`),
  ];
}

function partLine({ name, wall, processor, machine }: Part): string {
  const busy = processor === undefined ? "" : `, ${minutes(processor)} of processor time`;
  const around = machine === undefined ? "" : `, the machine ${minutes(machine)}`;
  return `${name}: ${minutes(wall)}${busy}${around}`;
}

function minutes(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

const total = (seconds: readonly (number | undefined)[]) =>
  seconds.includes(undefined) ? undefined : sum(seconds.map((each) => each ?? 0));

const between = (before: number | undefined, after: number | undefined) =>
  before === undefined || after === undefined ? undefined : after - before;

/** Of this process and of all it has waited for, with theirs. Linux alone tells. */
function processorSeconds(): number | undefined {
  const stat = readOnLinux("/proc/self/stat");
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields && sum(fields.slice(11, 15).map(Number)) / TICKS_A_SECOND;
}

/** That all processors have worked since the machine began, without what they waited. */
function machineSeconds(): number | undefined {
  const [user, nice, system, , , interrupts, softInterrupts] =
    readOnLinux("/proc/stat")?.split("\n", 1)[0]?.trim().split(/ +/).slice(1).map(Number) ?? [];
  return softInterrupts === undefined ? undefined : sum([user, nice, system, interrupts, softInterrupts].map(Number)) / TICKS_A_SECOND;
}

function readOnLinux(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
