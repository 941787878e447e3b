import { spawn } from "node:child_process";
import { ROOT } from "../settings.ts";

export type CommandResult = { readonly ok: boolean; readonly output: string };

const KEPT_CHARACTERS = 20_000;
const PATIENCE_MS = 30_000;

/** Runs a command in the project's root, in a process group of its own that is ended as a whole when it takes too long. */
export function runCommand(command: string, args: readonly string[], limitMs: number, env: NodeJS.ProcessEnv = {}): Promise<CommandResult> {
  const child = spawn(command, args, { cwd: ROOT, detached: true, stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
  const signalGroup = (signal: NodeJS.Signals): void => {
    if (child.pid === undefined || child.exitCode !== null) return;
    try {
      process.kill(-child.pid, signal);
    } catch (error) {
      // All of them ended while the timer ran.
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  };
  const endGroup = (): void => signalGroup("SIGTERM");
  process.once("exit", endGroup);
  let output = "";
  let late = "";
  const timer = setTimeout(() => {
    late = `\nStill running after ${limitMs / 60_000} minutes, so it was ended.`;
    endGroup();
    setTimeout(signalGroup, PATIENCE_MS, "SIGKILL").unref();
  }, limitMs);
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => (output = `${output}${chunk}`.slice(-KEPT_CHARACTERS)));
  }
  return new Promise((resolve) => {
    const finish = (ok: boolean, message: string): void => {
      clearTimeout(timer);
      process.off("exit", endGroup);
      resolve({ ok: ok && late === "", output: `${output}${message}${late}`.trim() });
    };
    child.once("error", (error) => finish(false, error.message));
    child.once("close", (code) => finish(code === 0, ""));
  });
}
