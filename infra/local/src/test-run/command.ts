import { spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { ROOT } from "../settings.ts";

export type CommandResult = {
  readonly ok: boolean;
  readonly output: string;
  /** Seconds of processor time of it and of all that it waited for; undefined where it was ended. */
  readonly processor?: number | undefined;
};

/** Runs the command that follows, and tells its processor time at last. */
const TIMED = ["-c", '"$0" "$@" 3>&-; code=$?; times >&3; exit $code'];

const KEPT_CHARACTERS = 20_000;
const PATIENCE_MS = 30_000;

const running = new Set<() => Promise<void>>();
let isEnding = false;

/**
 * Ends every command that runs and waits until each has gone, with all that it does at its end: Playwright ends the system that it has started.
 * From then on no command begins.
 */
export async function endCommands(): Promise<void> {
  isEnding = true;
  await Promise.all(Array.from(running, (end) => end()));
}

/** Runs a command in the project's root, in a process group of its own that is ended as a whole when it takes too long. */
export function runCommand(command: string, args: readonly string[], limitMs: number, env: NodeJS.ProcessEnv = {}): Promise<CommandResult> {
  if (isEnding) return new Promise(() => {});
  const options = { cwd: ROOT, detached: true, env: { ...process.env, ...env } };
  const child = spawn("bash", [...TIMED, command, ...args], { ...options, stdio: ["ignore", "pipe", "pipe", "pipe"] });
  const signalGroup = (signal: NodeJS.Signals): void => {
    if (child.pid === undefined || child.exitCode !== null) return;
    try {
      process.kill(-child.pid, signal);
    } catch (error) {
      // All of them ended while the timer ran.
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  };
  const closed = new Promise<void>((resolve) => child.once("error", () => resolve()).once("close", () => resolve()));
  // As by Ctrl-C: of other signals Playwright takes no notice.
  const endGroup = async (): Promise<void> => {
    signalGroup("SIGINT");
    const patience = setTimeout(signalGroup, PATIENCE_MS, "SIGKILL");
    await closed;
    clearTimeout(patience);
  };
  running.add(endGroup);
  let output = "";
  let late = "";
  const timer = setTimeout(() => {
    late = `\nStill running after ${limitMs / 60_000} minutes, so it was ended.`;
    void endGroup();
  }, limitMs);
  let times = "";
  (child.stdio[3] as Readable).setEncoding("utf8").on("data", (chunk: string) => (times += chunk));
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (chunk: string) => (output = `${output}${chunk}`.slice(-KEPT_CHARACTERS)));
  }
  return new Promise((resolve) => {
    const finish = (ok: boolean, message: string): void => {
      clearTimeout(timer);
      running.delete(endGroup);
      resolve({ ok: ok && late === "", output: `${output}${message}${late}`.trim(), processor: processorSecondsOf(times) });
    };
    child.once("error", (error) => finish(false, error.message));
    child.once("close", (code) => finish(code === 0, ""));
  });
}

/** What the shell says of all that it has waited for: minutes and seconds, as a user's and as the system's, in its second line. */
function processorSecondsOf(times: string): number | undefined {
  const [, children] = times.split("\n");
  if (!children) return undefined;
  const seconds = children.split(" ").map((time) => {
    const [minutes, rest] = time.slice(0, -1).split("m").map(Number);
    return (minutes ?? 0) * 60 + (rest ?? 0);
  });
  return seconds.reduce((sum, each) => sum + each, 0);
}
