import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Task } from "./checks.ts";
import { runCommand } from "./command.ts";
import { type Outcome, failedOnce, skippedWhole } from "./outcome.ts";

const NAME = "browser journeys";
const CHROMIUM = "/usr/bin/chromium";
const LIMIT_MS = 3_600_000;

type Suite = {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly { readonly title: string; readonly tests: readonly PlaywrightTest[] }[];
};

type PlaywrightTest = {
  readonly projectName: string;
  readonly status: "expected" | "unexpected" | "flaky" | "skipped";
  readonly annotations?: readonly { readonly type: string; readonly description?: string }[];
  readonly results: readonly { readonly errors: readonly { readonly message?: string }[]; readonly duration?: number }[];
};

type PlaywrightReport = { readonly suites: readonly Suite[]; readonly errors: readonly { readonly message?: string }[] };

/** The journeys through the whole system, which Playwright starts by `npm start`. */
export const browserJourneys: Task = { name: NAME, run: runJourneys };

async function runJourneys(): Promise<Outcome> {
  if (!existsSync(CHROMIUM)) {
    const missing = `no Chromium at ${CHROMIUM} (on Debian: apt-get install chromium)`;
    return process.env["CI"] === "true" ? failedOnce(NAME, missing) : skippedWhole(NAME, missing);
  }
  const folder = mkdtempSync(join(tmpdir(), "muhtawa-journeys-"));
  const file = join(folder, "report.json");
  try {
    const { ok, output } = await runCommand("npm", ["run", "--silent", "e2e", "-w", "e2e"], LIMIT_MS, { PLAYWRIGHT_JSON_OUTPUT: file });
    if (!existsSync(file)) return failedOnce(NAME, output);
    const report = JSON.parse(readFileSync(file, "utf8")) as PlaywrightReport;
    for (const line of [...whatRan(report), ...measuredFigures(report)]) process.stdout.write(`${line}\n`);
    return journeyOutcome(report, ok, output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A test that passed only when repeated counts as passed, a run that failed though each test passed as one failure. */
export function journeyOutcome(report: PlaywrightReport, ok: boolean, output: string): Outcome {
  const tests = report.suites.flatMap((suite) => testsOf(suite, ""));
  const withStatus = (...statuses: PlaywrightTest["status"][]) => tests.filter(({ test }) => statuses.includes(test.status));
  const failures = withStatus("unexpected");
  const unexplained = !ok && failures.length === 0;
  return {
    name: NAME,
    passed: withStatus("expected", "flaky").length,
    failed: unexplained ? 1 : failures.length,
    skipped: withStatus("skipped").map(({ title }) => `${NAME}: ${title}`),
    flaky: withStatus("flaky").map(({ title, test }) => `${title}\n${messagesOf(test)}`),
    details: unexplained
      ? [...report.errors.map(({ message }) => message), output].join("\n")
      : failures.map(({ title, test }) => `${title}\n${messagesOf(test)}`).join("\n\n"),
  };
}

/** What tests have measured, in words; shown whether or not they passed. */
export function measuredFigures(report: PlaywrightReport): string[] {
  const tests = report.suites.flatMap((suite) => testsOf(suite, ""));
  return tests.flatMap(({ test }) =>
    (test.annotations ?? []).flatMap(({ type, description = "" }) => (type === "figures" ? description : [])),
  );
}

/** Of each file how many journeys ran in which project, and how long they took together: what a language was not tried in, and what is slow. */
export function whatRan(report: PlaywrightReport): string[] {
  return report.suites
    .map((suite) => {
      const tests = testsOf(suite, "").map(({ test }) => test);
      const ran = tests.filter(({ status }) => status !== "skipped");
      const byProject = Map.groupBy(ran, ({ projectName }) => projectName);
      const counts = [...byProject].map(([project, { length }]) => `${length} ${project}`).toSorted();
      const duration = ran.flatMap(({ results }) => results.map(({ duration = 0 }) => duration)).reduce((sum, each) => sum + each, 0);
      return { duration, line: `  ${suite.title}: ${counts.join(", ")} (${(duration / 1000).toFixed(1)} s)` };
    })
    .toSorted((one, other) => other.duration - one.duration)
    .map(({ line }) => line);
}

function testsOf(suite: Suite, path: string): { title: string; test: PlaywrightTest }[] {
  const here = path === "" ? suite.title : `${path} › ${suite.title}`;
  const own = suite.specs.flatMap((spec) => spec.tests.map((test) => ({ title: `[${test.projectName}] ${here} › ${spec.title}`, test })));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, here))];
}

function messagesOf(test: PlaywrightTest): string {
  return test.results.flatMap(({ errors }) => errors.map(({ message }) => message ?? "")).join("\n");
}
