import { createLogger, onShutdown } from "../../src/edge.ts";

/** Waits to be ended, and says in which order its steps ran. `again`: is asked twice; `close`: closes by itself; `stuck`: has a step that never ends. */
const [, , how = ""] = process.argv;
const say = (what: string) => process.stdout.write(`${what}\n`);
const close = onShutdown(createLogger("stopping"), [
  async () => say("one"),
  () => Promise.reject(new Error("two can't")),
  () => (how === "stuck" ? new Promise(() => {}) : new Promise((resolve) => setTimeout(resolve, 50, say("three")))),
  async () => say("four"),
]);
// Keeps the process alive.
const alive = setInterval(() => {}, 60_000);
say("ready");
if (how === "again") for (const signal of ["SIGTERM", "SIGINT"] as const) process.emit(signal);
if (how === "close") {
  await Promise.all([close(), close()]);
  say("closed");
  clearInterval(alive);
  process.disconnect?.();
}
