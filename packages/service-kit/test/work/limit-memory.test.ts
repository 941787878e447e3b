import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, test } from "@jest/globals";

const taking = fileURLToPath(new URL("taking-process.ts", import.meta.url));

async function processThatTakes(megabytes: number, busyFor: number): Promise<{ code: number | null; signal: string | null }> {
  const child = spawn(process.execPath, [taking, `${megabytes}`, `${busyFor}`], { stdio: "ignore" });
  const [code, signal] = (await once(child, "exit")) as [number | null, string | null];
  return { code, signal };
}

test("a process that takes more memory than it may is ended, though it is busy", async () => {
  expect(await processThatTakes(512, 20_000)).toEqual({ code: null, signal: "SIGKILL" });
});

test("a process that takes less is let be, and ends when it has nothing to do", async () => {
  expect(await processThatTakes(16, 1_500)).toEqual({ code: 0, signal: null });
});

test("a process whose parent is killed ends with it, though it is busy", async () => {
  const parent = spawn("sh", ["-c", '"$0" "$1" 16 10000 & wait', process.execPath, taking], { stdio: ["ignore", "pipe", "ignore"] });
  let said = "";
  parent.stdout.setEncoding("utf8").on("data", (words: string) => (said += words));
  await once(parent.stdout, "data");
  parent.kill("SIGKILL");
  // The pipe is the child's, too: it closes when both are gone.
  await once(parent.stdout, "close");
  expect(said).toBe("busy ");
});
