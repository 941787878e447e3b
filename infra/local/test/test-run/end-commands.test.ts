import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { eventually } from "@muhtawa/testkit";
import { endCommands, runCommand } from "../../src/test-run/command.ts";
import { scratchFolder } from "../scratch-folder.ts";

/** Begins, and takes its time at its end. */
const ORDERLY = `
  const { writeFileSync } = require("node:fs");
  process.on("SIGINT", () => setTimeout(() => { writeFileSync("ended", ""); process.exit(); }, 300));
  writeFileSync("begun", "");
  setInterval(() => {}, 1000);
`;

test("a run that is ended waits for what its commands do at their end, and begins no other", async () => {
  const folder = scratchFolder();
  const command = runCommand(process.execPath, ["-e", `process.chdir(${JSON.stringify(folder)});${ORDERLY}`], 60_000);
  await eventually(() => existsSync(join(folder, "begun")));
  await endCommands();
  expect(existsSync(join(folder, "ended"))).toBe(true);
  await command;
  const ran = runCommand("true", [], 60_000).then(() => true);
  expect(await Promise.race([ran, endCommands().then(() => false)])).toBe(false);
});
