import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { compileCacheDir } from "./engines/index.ts";
import { ProcessLog } from "./process-log.ts";
import { StartError } from "./start-error.ts";
import type { Terminal } from "./terminal.ts";

export type ProcessPlan = {
  readonly name: string;
  readonly cwd: string;
  /** Relative to `cwd`. */
  readonly entry: string;
  readonly nodeOptions: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Default: a free one, kept when it is started again. */
  readonly port?: number | undefined;
  readonly dataDir: string;
  readonly terminal: Terminal;
};

const BACKOFF_MS = [500, 1_000, 2_000, 5_000, 10_000, 30_000];
const STEADY_MS = 60_000;
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 12_000;

/**
 * A service process: started with an IPC channel, over which it tells its port and by whose closing it knows that the launcher is gone;
 * started again on that port when it dies. In a process group of its own, so that Ctrl-C leaves the order of shutdown to the launcher.
 */
export class ManagedProcess {
  readonly #plan: ProcessPlan;
  readonly #log: ProcessLog;
  #child: ChildProcess | undefined;
  #port = 0;
  #deaths = 0;
  readonly #stopping = new AbortController();

  constructor(plan: ProcessPlan) {
    this.#plan = plan;
    this.#log = new ProcessLog(plan.dataDir, plan.name, (line) => plan.terminal.warning(`${plan.name}: ${line}`));
  }

  get name(): string {
    return this.#plan.name;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts it and resolves once it listens; rejects when it ends before that, with its own reason. */
  async start(): Promise<void> {
    await this.#run().catch((error: Error) => {
      throw new StartError(`${this.name} did not start: ${error.message} (log: ${this.#log.file})`);
    });
  }

  /** Asks it to end, insists after 12 s. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    const child = this.#child;
    if (child === undefined || hasEnded(child)) return this.#log.close();
    const ended = new Promise((resolve) => child.once("close", resolve));
    child.kill("SIGTERM");
    const patience = setTimeout(() => child.kill("SIGKILL"), STOP_LIMIT_MS);
    await ended;
    clearTimeout(patience);
    this.#log.close();
  }

  kill(): void {
    this.#stopping.abort();
    this.#child?.kill("SIGKILL");
  }

  async #run(): Promise<void> {
    const began = performance.now();
    const child = this.#spawn();
    const ended = new Promise<string>((resolve) => child.once("close", (code, signal) => resolve(signal ?? `code ${code}`)));
    try {
      this.#port = await listening(child, AbortSignal.any([AbortSignal.timeout(START_LIMIT_MS), this.#stopping.signal]));
    } catch (error) {
      if (!this.#stopping.signal.aborted) child.kill("SIGKILL");
      throw new Error(this.#log.lastWords || (error as Error).message, { cause: error });
    }
    void ended.then((reason) => this.#startAgain(reason, performance.now() - began));
  }

  async #startAgain(reason: string, lived: number): Promise<void> {
    if (lived > STEADY_MS) this.#deaths = 0;
    const died = performance.now();
    while (!this.#stopping.signal.aborted) {
      const wait = BACKOFF_MS[Math.min(this.#deaths, BACKOFF_MS.length - 1)] ?? 0;
      this.#deaths++;
      this.#plan.terminal.warning(`${this.name} died (${reason}); starting it again in ${wait / 1000} s`);
      try {
        await delay(wait, undefined, { signal: this.#stopping.signal });
        await this.#run();
        return this.#plan.terminal.line(`${this.name} runs again, after ${((performance.now() - died) / 1000).toFixed(1)} s`);
      } catch (error) {
        reason = (error as Error).message;
      }
    }
  }

  #spawn(): ChildProcess {
    const { cwd, entry, nodeOptions, env, port = 0 } = this.#plan;
    const child = spawn(process.execPath, [...nodeOptions, entry], {
      cwd,
      detached: true,
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      env: {
        NODE_COMPILE_CACHE: compileCacheDir(),
        ...process.env,
        MALLOC_ARENA_MAX: "2",
        ...env,
        PORT: String(this.#port || port),
      },
    });
    if (child.stdout && child.stderr) this.#log.follow(child.stdout, child.stderr);
    this.#child = child;
    return child;
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
}

/** Resolves to the port that the process says it listens on. */
function listening(child: ChildProcess, limit: AbortSignal): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const onMessage = (message: unknown): void => {
    const { type, port } = message as { type?: string; port?: number };
    if (type === "listening" && typeof port === "number") resolve(port);
  };
  const onExit = (code: number | null, signal: string | null): void => reject(new Error(`it ended with ${signal ?? `code ${code}`}`));
  const onLimit = (): void => reject(new Error("it does not listen"));
  child.on("message", onMessage);
  child.once("close", onExit);
  child.once("error", reject);
  limit.addEventListener("abort", onLimit, { once: true });
  return promise.finally(() => {
    child.off("message", onMessage);
    child.off("close", onExit);
    limit.removeEventListener("abort", onLimit);
  });
}
