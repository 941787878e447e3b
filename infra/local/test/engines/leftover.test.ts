import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { startNats } from "../../src/engines/index.ts";
import { isAlive, readRecord } from "../../src/engines/process-record.ts";
import { scratchFolder } from "../scratch-folder.ts";

const STARTER = `
import { startNats } from ${JSON.stringify(join(import.meta.dirname, "../../src/engines/index.ts"))};
await startNats({ dataDir: process.argv[1] });
process.stdout.write("started");
setInterval(() => {}, 1000);
`;

async function startInAnotherProcess(dataDir: string): Promise<ReturnType<typeof spawn>> {
  const other = spawn(process.execPath, ["--input-type=module", "-e", STARTER, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_OPTIONS: "" },
  });
  await once(other.stdout, "data");
  return other;
}

test("a data folder in use is refused while its owner lives; what a killed owner left is ended and replaced", async () => {
  const dataDir = scratchFolder();
  const other = await startInAnotherProcess(dataDir);
  const left = readRecord(join(dataDir, "run", "nats.json"));
  if (left === undefined) throw new Error("no record was written");
  await expect(startNats({ dataDir })).rejects.toThrow(`is in use by the nats of process ${other.pid}`);
  expect(isAlive(left)).toBe(true);

  other.kill("SIGKILL");
  await once(other, "exit");
  expect(isAlive(left)).toBe(true);
  const own = await startNats({ dataDir });
  expect(isAlive(left)).toBe(false);
  expect(own.pid).not.toBe(left.pid);
  await own.stop();
});
