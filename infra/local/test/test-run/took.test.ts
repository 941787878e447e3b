import { expect, test } from "@jest/globals";
import { runCommand } from "../../src/test-run/command.ts";
import { measured, whatItTook } from "../../src/test-run/took.ts";

test("a run tells what it took as a whole and by part, and its longest files first", () => {
  const parts = [
    { name: "Suites", wall: 61.4, processor: 119.6 },
    { name: "Journeys", wall: 30, processor: 50 },
  ];
  const files = [
    { name: "web/short.test.ts", seconds: 1 },
    { name: "web/long.test.ts", seconds: 12.34 },
  ];
  expect(whatItTook(parts, files)).toEqual([
    "── what it took ──",
    "The whole run: 1 min 31 s, 2 min 50 s of processor time",
    "Suites: 1 min 1 s, 2 min 0 s of processor time",
    "Journeys: 30 s, 50 s of processor time",
    "The longest test files, beside others:",
    "  12.3 s web/long.test.ts",
    "  1.0 s web/short.test.ts",
  ]);
});

test("where the system doesn't tell of processor time, the times of the clock are told alone", () => {
  expect(whatItTook([{ name: "Suites", wall: 2, processor: undefined }], [])).toEqual([
    "── what it took ──",
    "The whole run: 2 s",
    "Suites: 2 s",
  ]);
});

test("what the commands of a part have worked counts as its own", async () => {
  const busy = "const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);";
  const { wall, processor = Infinity } = await measured(
    "Busy",
    async () => void (await runCommand(process.execPath, ["-e", busy], 60_000)),
  );
  expect(wall).toBeGreaterThan(0.25);
  expect(processor).toBeGreaterThan(0.25);
});
