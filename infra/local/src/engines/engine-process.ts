import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { EngineError } from "./engine-error.ts";
import type { Engine } from "./engine.ts";
import { type ProcessIdentity, isAlive, readRecord, removeRecord, writeRecord } from "./process-record.ts";

type Launch = {
  readonly name: string;
  readonly engine: string;
  readonly dataDir: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Its first group is the port that the engine listens on, as the log says it. */
  readonly ready: (log: string) => string | undefined;
  readonly url: (port: number) => string;
};

const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 20_000;

/**
 * Starts an engine in a process group of its own, so that Ctrl-C reaches the launcher alone and the order of shutdown is ours.
 * Its record in the data folder is the lock: an owner that lives keeps the folder, what a killed owner left is ended first.
 */
export async function launchEngine(launch: Launch): Promise<Engine> {
  const record = join(launch.dataDir, "run", `${launch.name}.json`);
  await endLeftover(record, launch);
  const log = join(launch.dataDir, "logs", `${launch.name}.log`);
  mkdirSync(join(launch.dataDir, "logs"), { recursive: true });
  const output = openSync(log, "w");
  const child = spawn(launch.command, launch.args, {
    detached: true,
    stdio: ["ignore", output, output],
    env: { ...process.env, ...launch.env },
  });
  closeSync(output);
  let failure: string | undefined;
  const ended = new Promise<void>((resolve) => {
    child.once("exit", (code, signal) => resolve(void (failure = `ended with ${signal ?? code}`)));
    child.once("error", (error) => resolve(void (failure = error.message)));
  });
  if (child.pid !== undefined) writeRecord(record, child.pid);
  const signal = async (name: NodeJS.Signals): Promise<void> => {
    if (failure === undefined) child.kill(name);
    await ended;
    removeRecord(record);
  };
  const kill = (): Promise<void> => signal("SIGKILL");
  const stop = async (): Promise<void> => {
    const stopped = new AbortController();
    const late = delay(STOP_LIMIT_MS, undefined, { signal: stopped.signal }).then(kill, () => {});
    await signal("SIGTERM");
    stopped.abort();
    await late;
  };
  const limit = Date.now() + START_LIMIT_MS;
  for (;;) {
    const text = readFileSync(log, "utf8");
    const port = Number(launch.ready(text));
    if (port > 0) return { engine: launch.engine, url: launch.url(port), port, pid: child.pid, ended, stop, kill };
    if (failure !== undefined || Date.now() > limit) {
      await kill();
      throw new EngineError(`${launch.engine} did not start: ${failure ?? "not ready in a minute"}. ${lastLine(text)} (log: ${log})`);
    }
    await delay(15);
  }
}

async function endLeftover(record: string, launch: Launch): Promise<void> {
  const left = readRecord(record);
  if (left === undefined || !isAlive(left)) return;
  if (isAlive(left.owner)) {
    throw new EngineError(
      `${launch.dataDir} is in use by the ${launch.name} of process ${left.owner.pid}. Stop it, or choose another DATA_DIR.`,
    );
  }
  await endProcess(left);
  removeRecord(record);
}

/** Ends a process that isn't our child: asks first, then insists. */
async function endProcess(target: ProcessIdentity): Promise<void> {
  process.kill(target.pid, "SIGTERM");
  const limit = Date.now() + STOP_LIMIT_MS;
  while (isAlive(target) && Date.now() < limit) await delay(50);
  if (isAlive(target)) process.kill(target.pid, "SIGKILL");
  while (isAlive(target)) await delay(20);
}

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1) ?? "";
}
