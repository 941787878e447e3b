import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { globSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { ROOT } from "../settings.ts";
import type { Task } from "./checks.ts";
import { type CommandResult, runCommand } from "./command.ts";
import { type Outcome, failedOnce } from "./outcome.ts";
import { withSuiteDatabase } from "./suite-database.ts";

const LIMIT_MS = 2_400_000;
/** Files: of more than these a load that passes is not the cause. */
const MOST_TRIED_AGAIN = 3;

export type JestFile = {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  /** Milliseconds of the clock. */
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
};
type JestReport = { readonly testResults: readonly JestFile[] };
type JestRun = CommandResult & { readonly report?: JestReport };

/** It starts the whole system and holds how long that takes: other work beside it would be held too. */
const TIMED = "infra/local/test/whole-system.test.ts";
const ofTimed = (workspace: string) => TIMED.startsWith(`${workspace}/`);

/** What has to run by itself. */
export const timedSuite: Task = { name: TIMED, run: () => runSuite(dirname(dirname(TIMED)), ["--runTestsByPath", join(ROOT, TIMED)]) };

/** One task a workspace that has a Jest configuration: all its files but the one that is timed. */
export function jestSuites(): Task[] {
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { workspaces: string[] };
  const configurations = globSync(
    workspaces.map((pattern) => `${pattern}/jest.config.mjs`),
    { cwd: ROOT },
  );
  return configurations
    .map(dirname)
    .toSorted()
    .map((workspace) => ({
      name: workspace,
      run: () => runSuite(workspace, ofTimed(workspace) ? ["--testPathIgnorePatterns", TIMED, "/node_modules/"] : []),
    }));
}

function runSuite(workspace: string, which: readonly string[]): Promise<Outcome> {
  return withSuiteDatabase(workspace, (env) => runFiles(workspace, which, env));
}

/** Files that failed are run once more by themselves, and what passes then is told as flaky: seen, and no reason to refuse a change. */
async function runFiles(workspace: string, which: readonly string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  const { report, ok, output, processor } = await runJest(workspace, which, env);
  if (!report) return failedOnce(workspace, output);
  const failed = failedFiles(report.testResults);
  if (failed.length === 0 || failed.length > MOST_TRIED_AGAIN || process.env["CI"] !== "true")
    return { ...outcomeOf(workspace, report.testResults, ok, output), processor };
  const again = await runJest(workspace, ["--runTestsByPath", ...failed.map(({ name }) => name)], env);
  if (!again.report) return outcomeOf(workspace, report.testResults, ok, output);
  return {
    ...outcomeOf(workspace, afterSecondTry(report.testResults, again.report.testResults), again.ok, again.output),
    flaky: flakyOf(workspace, report.testResults, again.report.testResults),
    processor: processor === undefined || again.processor === undefined ? undefined : processor + again.processor,
  };
}

async function runJest(workspace: string, which: readonly string[], env: NodeJS.ProcessEnv): Promise<JestRun> {
  const folder = mkdtempSync(join(tmpdir(), "muhtawa-jest-"));
  const file = join(folder, "report.json");
  try {
    const jestOptions = ["--json", `--outputFile=${file}`, "--passWithNoTests", "--silent"];
    const run = await runCommand("npm", ["run", "--silent", "test", "-w", workspace, "--", ...jestOptions, ...which], LIMIT_MS, env);
    return existsSync(file) ? { ...run, report: JSON.parse(readFileSync(file, "utf8")) as JestReport } : run;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const failedFiles = (files: readonly JestFile[]) => files.filter(({ status }) => status === "failed");

/** The second try of a file stands in the place of its first. */
export function afterSecondTry(first: readonly JestFile[], second: readonly JestFile[]): readonly JestFile[] {
  const again = new Map(second.map((file) => [file.name, file]));
  return first.map((file) => again.get(file.name) ?? file);
}

/** The files that failed at first and passed when run again, with what they said. */
export function flakyOf(workspace: string, first: readonly JestFile[], second: readonly JestFile[]): readonly string[] {
  const passed = new Set(second.filter(({ status }) => status === "passed").map(({ name }) => name));
  return failedFiles(first).flatMap(({ name, message }) => (passed.has(name) ? [`${workspace}: ${name}\n${message}`] : []));
}

/** A file that could not run counts as one failure; so does a run that failed though each of its tests passed. */
export function outcomeOf(workspace: string, files: readonly JestFile[], ok: boolean, output: string): Outcome {
  const tests = files.flatMap((file) => file.assertionResults);
  const withStatus = (...statuses: string[]) => tests.filter(({ status }) => statuses.includes(status));
  const broken = failedFiles(files).filter((file) => file.assertionResults.every(({ status }) => status !== "failed"));
  const failed = withStatus("failed").length + broken.length;
  const unexplained = !ok && failed === 0;
  return {
    name: workspace,
    passed: withStatus("passed").length,
    failed: unexplained ? 1 : failed,
    skipped: withStatus("pending", "todo").map(({ fullName }) => `${workspace}: ${fullName}`),
    files: files.map(({ name, startTime, endTime }) => ({ name: relative(ROOT, name), seconds: (endTime - startTime) / 1000 })),
    details: unexplained
      ? output
      : failedFiles(files)
          .map((file) => `${file.name}\n${file.message}`)
          .join("\n"),
  };
}
