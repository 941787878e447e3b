import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { globSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ROOT } from "../settings.ts";
import type { Task } from "./checks.ts";
import { runCommand } from "./command.ts";
import { type Outcome, failedOnce } from "./outcome.ts";

const LIMIT_MS = 1_200_000;

type JestReport = {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
};

/** One task a workspace that has a Jest configuration. */
export function jestSuites(): Task[] {
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { workspaces: string[] };
  const configurations = globSync(
    workspaces.map((pattern) => `${pattern}/jest.config.mjs`),
    { cwd: ROOT },
  );
  return configurations
    .map(dirname)
    .toSorted()
    .map((workspace) => ({ name: workspace, run: () => runSuite(workspace) }));
}

async function runSuite(workspace: string): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "muhtawa-jest-"));
  const file = join(folder, "report.json");
  try {
    const jestOptions = ["--json", `--outputFile=${file}`, "--passWithNoTests", "--silent"];
    const { ok, output } = await runCommand("npm", ["run", "--silent", "test", "-w", workspace, "--", ...jestOptions], LIMIT_MS);
    if (!existsSync(file)) return failedOnce(workspace, output);
    return outcomeOf(workspace, JSON.parse(readFileSync(file, "utf8")) as JestReport, ok, output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A file that could not run counts as one failure; so does a run that failed though each of its tests passed. */
export function outcomeOf(workspace: string, report: JestReport, ok: boolean, output: string): Outcome {
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const broken = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.every(({ status }) => status !== "failed"),
  );
  const failed = tests.filter(({ status }) => status === "failed").length + broken.length;
  const messages = report.testResults.filter((file) => file.status === "failed").map((file) => `${file.name}\n${file.message}`);
  const unexplained = !ok && failed === 0;
  return {
    name: workspace,
    passed: report.numPassedTests,
    failed: unexplained ? 1 : failed,
    skipped: tests.filter(({ status }) => status === "pending" || status === "todo").map(({ fullName }) => `${workspace}: ${fullName}`),
    details: unexplained ? output : messages.join("\n"),
  };
}
