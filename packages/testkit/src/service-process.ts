import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { finished } from "node:stream/promises";
import { compileCacheDir } from "@muhtawa/local/engines";

/** Which process to start, and with what. */
export interface ProcessOptions {
  /** The workspace's folder. */
  readonly cwd: string;
  /** Relative to it, e.g. `src/main.ts`. */
  readonly entry: string;
  /** Added to this process's own environment. */
  readonly env: Record<string, string>;
}

/** A service in a process of its own. */
export interface ServiceProcess {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Resolves to the exit code, null after a signal. */
  readonly ended: Promise<number | null>;
  /** Ends it as the launcher does, by closing the IPC channel; resolves to the exit code. */
  stop(): Promise<number | null>;
  /** Sends a signal; SIGKILL and SIGTERM are waited for. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Everything it has written so far. */
  logs(): string;
}

const START_LIMIT = 60_000;
const FATAL = new Set<NodeJS.Signals>(["SIGKILL", "SIGTERM", "SIGINT"]);

/** Node 24 as the root's scripts use it, whatever node runs the tests. */
const nodeBinary = createRequire(import.meta.url).resolve("node/bin/node");

/** Starts a service's own entry point and resolves once it accepts requests; rejects with its log when it ends before. */
export async function startProcess({ cwd, entry, env }: ProcessOptions): Promise<ServiceProcess> {
  const child = spawn(nodeBinary, [entry], {
    cwd,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: { NODE_COMPILE_CACHE: compileCacheDir(), ...process.env, NODE_OPTIONS: "", ...env },
  });
  let log = "";
  child.stdout?.on("data", (chunk: Buffer) => (log += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (log += chunk.toString()));
  const killChild = () => child.kill("SIGKILL");
  process.once("exit", killChild);
  const ended = new Promise<number | null>((resolve) => {
    // `close` never comes once we have let go of the channel ourselves, so the output's own ends are waited for.
    const outputs = Promise.allSettled([child.stdout, child.stderr].map((output) => output && finished(output)));
    child.once("exit", (code) => {
      process.off("exit", killChild);
      void outputs.then(() => resolve(code));
    });
    child.once("error", (error) => {
      log += String(error);
      resolve(null);
    });
  });
  const port = await listening(child, ended, () => log, entry);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    ended,
    logs: () => log,
    async stop() {
      if (child.connected) child.disconnect();
      return ended;
    },
    async kill(signal) {
      child.kill(signal);
      if (FATAL.has(signal)) await ended;
    },
  };
}

async function listening(child: ChildProcess, ended: Promise<number | null>, log: () => string, entry: string): Promise<number> {
  let timer: NodeJS.Timeout | undefined;
  const port = new Promise<number>((resolve) => {
    child.on("message", (message: { type?: string; port?: number }) => {
      if (message.type === "listening") resolve(Number(message.port));
    });
  });
  const dead = ended.then((code) => Promise.reject(new Error(`${entry} ended with ${code} before it listened:\n${log()}`)));
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      child.kill("SIGKILL");
      reject(new Error(`${entry} did not listen within ${START_LIMIT} ms:\n${log()}`));
    }, START_LIMIT);
  });
  try {
    return await Promise.race([port, dead, late]);
  } finally {
    clearTimeout(timer);
    // The process may end later: nobody awaits its start any more.
    dead.catch(() => {});
  }
}
