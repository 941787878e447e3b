import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, test } from "@jest/globals";
import type { Fault } from "./failing-process.ts";

const failing = fileURLToPath(new URL("failing-process.ts", import.meta.url));

async function ended(fault: Fault) {
  const child = spawn(process.execPath, [failing, fault], { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, NODE_OPTIONS: "" } });
  const [[code], out, err] = await Promise.all([once(child, "exit"), text(child.stdout), text(child.stderr)]);
  return { code, lines: out.trim().split("\n"), err };
}

test.each<[Fault, object]>([
  ["throws", { type: "TypeError", message: "boom: deeper", stack: expect.stringContaining("failing-process.ts") }],
  ["rejects", { type: "TypeError", message: "boom: deeper" }],
  ["throws no error", { message: expect.stringContaining("boom") }],
  ["fails while it starts", { type: "TypeError", message: "boom: deeper" }],
  ["emits an error that nobody listens for", { type: "TypeError", message: "boom: deeper" }],
])("a process that %s ends with 1 and one fatal line that names it, and prints nothing else", async (fault, err) => {
  const { code, lines, err: printed } = await ended(fault);
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: 60, service: "failing", err, msg: "ended by an error that nothing caught" });
  expect(printed).toBe("");
});
