import { expect, test } from "@jest/globals";
import { runCommand } from "../../src/test-run/command.ts";
import { measured, whatItTook } from "../../src/test-run/took.ts";

test("a run tells what it took as a whole and by part, and its longest files first", () => {
  const parts = [
    { name: "Suites", wall: 61.4, processor: 119.6, machine: 120.4 },
    { name: "Journeys", wall: 30, processor: 50, machine: 58 },
  ];
  const files = [
    { name: "web/short.test.ts", seconds: 1 },
    { name: "web/long.test.ts", seconds: 12.34 },
  ];
  expect(whatItTook(parts, files)).toEqual([
    "── what it took ──",
    "The whole run: 1 min 31 s, 2 min 50 s of processor time, the machine 2 min 58 s",
    "Suites: 1 min 1 s, 2 min 0 s of processor time, the machine 2 min 0 s",
    "Journeys: 30 s, 50 s of processor time, the machine 58 s",
    "The longest test files, beside others:",
    "  12.3 s web/long.test.ts",
    "  1.0 s web/short.test.ts",
  ]);
});

test("where the system doesn't tell of processor time, the times of the clock are told alone", () => {
  expect(whatItTook([{ name: "Suites", wall: 2, processor: undefined, machine: undefined }], [])).toEqual([
    "── what it took ──",
    "The whole run: 2 s",
    "Suites: 2 s",
  ]);
});

test("what the commands of a part have worked counts as its own", async () => {
  const busy = "const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);";
  let told: number | undefined;
  const {
    wall,
    processor = Infinity,
    machine = Infinity,
  } = await measured("Busy", async () => {
    ({ processor: told } = await runCommand(process.execPath, ["-e", busy], 60_000));
  });
  for (const seconds of [wall, processor, machine, told]) expect(seconds).toBeGreaterThan(0.25);
});
