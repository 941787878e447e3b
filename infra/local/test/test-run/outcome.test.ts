import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { journeyOutcome, measuredFigures, whatRan } from "../../src/test-run/browser-journeys.ts";
import { runCommand } from "../../src/test-run/command.ts";
import { afterSecondTry, flakyOf, outcomeOf } from "../../src/test-run/jest-suites.ts";
import { failedOnce, passedOnce, skippedWhole, total } from "../../src/test-run/outcome.ts";
import { ROOT } from "../../src/settings.ts";

const inLanguage = (status: "expected" | "unexpected" | "skipped", projectName: string) => ({
  status,
  projectName,
  results: [{ errors: [{ message: "not visible" }] }],
});

const TIMES = { startTime: 1_000, endTime: 3_500 };

const passedTest = { status: "passed", fullName: "adds" };

test("a Jest run: passed, failed and skipped tests, and a file that could not run as one failure", () => {
  const report = [
    {
      name: "a.test.ts",
      status: "failed",
      message: "1 is not 2",
      ...TIMES,
      assertionResults: [passedTest, { status: "failed", fullName: "is right" }],
    },
    { name: "b.test.ts", status: "failed", message: "Cannot find module", ...TIMES, assertionResults: [] },
    { name: "c.test.ts", status: "passed", message: "", ...TIMES, assertionResults: [{ status: "pending", fullName: "comes later" }] },
  ];
  const outcome = outcomeOf("services/catalog", report, false, "");
  expect(outcome).toMatchObject({ passed: 1, failed: 2, skipped: ["services/catalog: comes later"] });
  expect(outcome.details).toContain("1 is not 2");
  expect(outcome.details).toContain("Cannot find module");
});

test("a Jest run that ends in failure though every test passed is a failure", () => {
  const report = [{ name: "a.test.ts", status: "passed", message: "", ...TIMES, assertionResults: [passedTest] }];
  expect(outcomeOf("web", report, false, "the worker crashed")).toMatchObject({ passed: 1, failed: 1, details: "the worker crashed" });
});

test("a file that passes when run again is told as flaky; one that fails again is a failure", () => {
  const failed = (name: string) => ({
    name,
    status: "failed",
    message: `${name} is slow`,
    ...TIMES,
    assertionResults: [{ status: "failed", fullName: "waits" }],
  });
  const passed = (name: string) => ({ name, status: "passed", message: "", ...TIMES, assertionResults: [passedTest] });
  const first = [passed("a.test.ts"), failed("b.test.ts"), failed("c.test.ts")];
  const second = [passed("b.test.ts"), failed("c.test.ts")];
  expect(outcomeOf("web", afterSecondTry(first, second), false, "")).toMatchObject({
    passed: 2,
    failed: 1,
    details: "c.test.ts\nc.test.ts is slow",
  });
  expect(flakyOf("web", first, second)).toEqual(["web: b.test.ts\nb.test.ts is slow"]);
});

test("how long each file of a Jest run took", () => {
  const file = { name: join(ROOT, "web/src/a.test.ts"), status: "passed", message: "", ...TIMES, assertionResults: [passedTest] };
  expect(outcomeOf("web", [file], true, "").files).toEqual([{ name: "web/src/a.test.ts", seconds: 2.5 }]);
});

test("a Playwright run: each test once for each language", () => {
  const report = {
    errors: [],
    suites: [
      {
        title: "journey.spec.ts",
        specs: [{ title: "creates", tests: [inLanguage("expected", "english"), inLanguage("unexpected", "arabic")] }],
      },
    ],
  };
  const outcome = journeyOutcome(report, false, "");
  expect(outcome).toMatchObject({ passed: 1, failed: 1 });
  expect(outcome.details).toBe("[arabic] journey.spec.ts › creates\nnot visible");
});

test("what a Playwright run has measured is told, passed or not", () => {
  const measured = (status: "expected" | "unexpected", description: string) => ({
    ...inLanguage(status, "lighthouse"),
    annotations: [{ type: "figures", description }, { type: "slow" }],
  });
  const tests = [measured("expected", "/: 100"), measured("unexpected", "/ar: 60"), inLanguage("expected", "english")];
  expect(measuredFigures({ errors: [], suites: [{ title: "home.spec.ts", specs: [{ title: "is fast", tests }] }] })).toEqual([
    "/: 100",
    "/ar: 60",
  ]);
});

test("a Playwright run tells of each file what ran in which language, the slowest first", () => {
  const took = (project: string, ...durations: number[]) => ({
    ...inLanguage("expected", project),
    results: durations.map((duration) => ({ errors: [], duration })),
  });
  const suites = [
    { title: "quick.spec.ts", specs: [{ title: "one", tests: [took("english", 400)] }] },
    {
      title: "slow.spec.ts",
      specs: [
        { title: "both", tests: [took("english", 1000, 2000), took("arabic", 1500)] },
        { title: "once", tests: [took("english", 500), inLanguage("skipped", "arabic")] },
      ],
    },
  ];
  expect(whatRan({ errors: [], suites })).toEqual(["  slow.spec.ts: 1 arabic, 2 english (5.0 s)", "  quick.spec.ts: 1 english (0.4 s)"]);
});

test("the sum over everything", () => {
  expect(total([passedOnce("lint"), failedOnce("types", "TS2322"), skippedWhole("browser journeys", "no Chromium")])).toEqual({
    passed: 1,
    failed: 1,
    skipped: ["browser journeys: no Chromium"],
    flaky: [],
  });
});

test("a command that takes too long is ended and failed", async () => {
  const { ok, output } = await runCommand("sleep", ["60"], 100);
  expect(ok).toBe(false);
  expect(output).toMatch(/^Still running after .* minutes, so it was ended\.$/);
});
