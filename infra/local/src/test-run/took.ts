import { readFileSync } from "node:fs";

/** What a part of the run took, in seconds. */
export type Part = {
  readonly name: string;
  readonly wall: number;
  /** Of all its processes, as far as they were waited for; undefined where the system doesn't tell. */
  readonly processor: number | undefined;
};

/** A test file and the seconds from its beginning to its end. */
export type FileTime = { readonly name: string; readonly seconds: number };

const TICKS_A_SECOND = 100;
const LONGEST = 15;

/** Does a part of the run and measures it. Parts must not run beside each other. */
export async function measured(name: string, work: () => Promise<void>): Promise<Part> {
  const began = performance.now();
  const before = processorSeconds();
  await work();
  const after = processorSeconds();
  return {
    name,
    wall: (performance.now() - began) / 1000,
    processor: before === undefined || after === undefined ? undefined : after - before,
  };
}

/** What the run took as a whole and by part, and its longest test files: where the next cut has to be. */
export function whatItTook(parts: readonly Part[], files: readonly FileTime[]): string[] {
  const longest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, LONGEST);
  const processor = parts.map((part) => part.processor);
  const whole = {
    name: "The whole run",
    wall: sum(parts.map(({ wall }) => wall)),
    processor: processor.includes(undefined) ? undefined : sum(processor.map((each) => each ?? 0)),
  };
  return [
    "── what it took ──",
    ...[whole, ...parts].map(partLine),
    ...(longest.length > 0 ? ["The longest test files, beside others:"] : []),
    ...longest.map(({ name, seconds }) => `  ${seconds.toFixed(1)} s ${name}`),
  ];
}

function partLine({ name, wall, processor }: Part): string {
  const busy = processor === undefined ? "" : `, ${minutes(processor)} of processor time`;
  return `${name}: ${minutes(wall)}${busy}`;
}

function minutes(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** Of this process and of all it has waited for, with theirs. Linux alone tells. */
function processorSeconds(): number | undefined {
  try {
    const stat = readFileSync("/proc/self/stat", "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return sum(fields.slice(11, 15).map(Number)) / TICKS_A_SECOND;
  } catch {
    return undefined;
  }
}
