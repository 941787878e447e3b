import { browserJourneys } from "./test-run/browser-journeys.ts";
import { type Task, chartToolsCheck, checks, driftCheck, engineCheck, webBuild } from "./test-run/checks.ts";
import { endCommands } from "./test-run/command.ts";
import { jestSuites, timedSuite } from "./test-run/jest-suites.ts";
import { type Outcome, total } from "./test-run/outcome.ts";
import { measured, whatItTook } from "./test-run/took.ts";

/** One more than the cores of the smallest machine: suites wait for clocks and processes a third of their time. */
const AT_ONCE = 3;
/** They begin first, so that the end doesn't wait for one of them alone; what renders the chart has its tools by then. */
const LONGEST = ["web", "packages/service-kit", "services/ai", "services/content", "infra/local", "services/identity", "gateway"];
/** Characters: a failed property can tell of every history it tried. */
const LONGEST_DETAILS = 20_000;
/** The whole story stands at the end. */
const LINES_AT_ONCE = 12;
const outcomes: Outcome[] = [];

const ending = new AbortController();

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    ending.abort();
    void endCommands().finally(() => process.exit(1));
  });

const suites = jestSuites();
const longest = LONGEST.flatMap((name) => suites.filter((suite) => suite.name === name));
const others = suites.filter((suite) => !longest.includes(suite));
const parts = [
  await measured("Engines, generated files, web build", () => runAll([engineCheck, driftCheck, webBuild], 1)),
  await measured("Suites and checks", () =>
    runAll([...longest.slice(0, AT_ONCE), chartToolsCheck, ...longest.slice(AT_ONCE), ...checks, ...others], AT_ONCE),
  ),
  await measured("The timed suite", () => runAll([timedSuite], 1)),
  await measured("Browser journeys", () => runAll([browserJourneys], 1)),
];

const { passed, failed, skipped, flaky } = total(outcomes);
if (flaky.length > 0) say(`\n── flaky: passed only when run again ──\n${flaky.join("\n").slice(0, LONGEST_DETAILS)}\n`);
for (const { name, details } of outcomes.filter((outcome) => outcome.failed > 0))
  say(`\n── ${name} ──\n${details.slice(0, LONGEST_DETAILS)}\n`);
const files = outcomes.flatMap((outcome) => outcome.files ?? []);
for (const line of ["", ...whatItTook(parts, files), ""]) say(line);
for (const reason of skipped) say(`Skipped: ${reason}`);
say(`${passed} passed, ${failed} failed`);
// Writes to a pipe are asynchronous: exit only once the last line is flushed.
process.stdout.write("", () => process.exit(failed > 0 ? 1 : 0));

async function runAll(tasks: readonly Task[], atOnce: number): Promise<void> {
  const waiting = [...tasks];
  const worker = async (): Promise<void> => {
    for (let task = waiting.shift(); task !== undefined && !ending.signal.aborted; task = waiting.shift()) {
      const began = performance.now();
      const outcome = await task.run();
      outcomes.push(outcome);
      say(summary(outcome, (performance.now() - began) / 1000));
      // At once, so that a run that breaks off later has told it.
      if (outcome.failed > 0) say(firstLines(outcome.details));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

function summary({ name, passed, failed, skipped, processor }: Outcome, seconds: number): string {
  const mark = failed > 0 ? "✗" : "✓";
  const counts = [
    `${passed} passed`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped.length > 0 ? [`${skipped.length} skipped`] : []),
  ];
  const worked = processor === undefined ? "" : `, ${processor.toFixed(0)} s of processor time`;
  return `${mark} ${name}: ${counts.join(", ")} (${seconds.toFixed(1)} s${worked})`;
}

function firstLines(details: string): string {
  return details.split("\n").slice(0, LINES_AT_ONCE).join("\n");
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
