import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startProcess } from "../src/service-process.ts";

let cwd: string;
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), "muhtawa-process-"));
});
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const script = (source: string) => {
  writeFileSync(join(cwd, "main.mjs"), source);
  return { cwd, entry: "main.mjs", env: { WORD: "given" } };
};
const listens = `console.log(process.env.WORD); process.send({ type: "listening", port: 4711 });`;

test("a process is there once it says that it listens, and ends when its channel closes", async () => {
  const running = await startProcess(script(`${listens} process.once("disconnect", () => process.exit(0)); setInterval(() => {}, 1000);`));
  expect(running).toMatchObject({ port: 4711, url: "http://127.0.0.1:4711" });
  expect(running.logs()).toContain("given");
  expect(await running.stop()).toBe(0);
});

test("one that ends before is an error with its log", async () => {
  await expect(startProcess(script(`console.error("no database"); process.exit(3);`))).rejects.toThrow(/ended with 3 [\s\S]*no database/);
});

test("a kill is waited for", async () => {
  const running = await startProcess(script(`${listens} setInterval(() => {}, 1000);`));
  await running.kill("SIGKILL");
  expect(() => process.kill(running.pid, 0)).toThrow(/ESRCH/);
  expect(await running.ended).toBeNull();
});
