import type { FileTime } from "./took.ts";

/** What one check, suite or journey came to. */
export type Outcome = {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  /** Each with its reason, where it has one. */
  readonly skipped: readonly string[];
  /** What passed only when it was run again. */
  readonly flaky?: readonly string[];
  /** Seconds of processor time. */
  readonly processor?: number | undefined;
  /** How long each of its test files took. */
  readonly files?: readonly FileTime[];
  /** What a person needs to see of the failures. */
  readonly details: string;
};

export function passedOnce(name: string): Outcome {
  return { name, passed: 1, failed: 0, skipped: [], details: "" };
}

export function failedOnce(name: string, details: string): Outcome {
  return { name, passed: 0, failed: 1, skipped: [], details };
}

export function skippedWhole(name: string, reason: string): Outcome {
  return { name, passed: 0, failed: 0, skipped: [`${name}: ${reason}`], details: "" };
}

export function total(outcomes: readonly Outcome[]): {
  passed: number;
  failed: number;
  skipped: readonly string[];
  flaky: readonly string[];
} {
  return {
    passed: outcomes.reduce((sum, outcome) => sum + outcome.passed, 0),
    failed: outcomes.reduce((sum, outcome) => sum + outcome.failed, 0),
    skipped: outcomes.flatMap((outcome) => outcome.skipped),
    flaky: outcomes.flatMap((outcome) => outcome.flaky ?? []),
  };
}
