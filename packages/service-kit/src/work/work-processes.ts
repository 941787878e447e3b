import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

/** What a process says of its work. */
export type WorkAnswer = { readonly result: unknown } | { readonly error: Pick<Error, "name" | "message" | "stack"> };

/** A module's processes and their limits. */
export interface WorkProcessesOptions {
  readonly module: URL;
  /** Megabytes of the heap. */
  readonly heap: number;
  /** Megabytes of resident memory, the process itself among them. */
  readonly memory: number;
  /** Pieces of work that a process does before another takes its place. */
  readonly uses: number;
}

/** A process that ended by itself, or by another's hand, while it had work to do. */
export class ProcessEnded extends Error {
  constructor(how: string | number | null) {
    super(`the process ended by ${how}`);
    this.name = "ProcessEnded";
  }
}

/** No process could be started: the machine has no room for one at the moment. */
export class NoProcess extends Error {
  constructor(cause: unknown) {
    super("no process could be started", { cause });
    this.name = "NoProcess";
  }
}

const ENTRY = fileURLToPath(new URL("./process-entry.ts", import.meta.url));
/** Milliseconds for which a process without work is kept. */
const IDLE = 60_000;
/** Bytes from which glibc gives memory back to the system once it is freed; else it keeps more of it the larger the blocks were. */
const ENV = { MALLOC_MMAP_THRESHOLD_: "131072" };

/**
 * Processes that do one piece of work at a time, know no setting or secret of ours and may end at any moment. They print nothing, since what a
 * library says may quote what it reads.
 */
export class WorkProcesses {
  readonly #options: WorkProcessesOptions;
  readonly #idle = new Set<WorkProcess>();

  constructor(options: WorkProcessesOptions) {
    this.#options = options;
  }

  /** Rejects with what the work throws, `signal`'s reason, `NoProcess`, or `ProcessEnded` where the process ended before it answered. */
  async run(job: unknown, signal: AbortSignal): Promise<unknown> {
    const kept = this.#idle.values().next().value;
    try {
      return await this.#runIn(kept ?? new WorkProcess(this.#options), job, signal);
    } catch (error) {
      // One that has done other work may have been ended for what that left behind.
      if (!kept || !(error instanceof ProcessEnded)) throw error;
      return this.#runIn(new WorkProcess(this.#options), job, signal);
    }
  }

  async #runIn(worker: WorkProcess, job: unknown, signal: AbortSignal): Promise<unknown> {
    this.#idle.delete(worker);
    try {
      return await worker.run(job, signal);
    } finally {
      if (worker.used < this.#options.uses) this.#keep(worker);
      else worker.end();
    }
  }

  #keep(worker: WorkProcess): void {
    if (worker.hasEnded) return;
    this.#idle.add(worker);
    worker.rest(IDLE, () => this.#idle.delete(worker));
  }
}

class WorkProcess {
  readonly #child: ChildProcess;
  #used = 0;
  #ended: Error | undefined;
  #onEnd: () => void = () => {};
  #resting: NodeJS.Timeout | undefined;

  /** Throws `NoProcess`. */
  constructor({ module, heap, memory }: WorkProcessesOptions) {
    try {
      this.#child = fork(ENTRY, [fileURLToPath(module), String(memory)], {
        env: ENV,
        execArgv: [`--max-old-space-size=${heap}`],
        serialization: "advanced",
        stdio: ["ignore", "ignore", "ignore", "ipc"],
      });
    } catch (error) {
      throw new NoProcess(error);
    }
    // Besides a start that failed: what can't be sent to a process that has just ended, which `exit` tells of.
    this.#child.on("error", (error) => this.#child.pid === undefined && this.#hasEnded(new NoProcess(error)));
    this.#child.on("exit", (code, signal) => this.#hasEnded(new ProcessEnded(signal ?? code)));
  }

  get used(): number {
    return this.#used;
  }

  get hasEnded(): boolean {
    return this.#ended !== undefined;
  }

  async run(job: unknown, signal: AbortSignal): Promise<unknown> {
    clearTimeout(this.#resting);
    this.#used += 1;
    this.#child.ref();
    this.#child.channel?.ref();
    const leave = () => this.#hasEnded(signal.reason as Error);
    try {
      const answer = await new Promise<WorkAnswer>((resolve, reject) => {
        this.#onEnd = () => reject(this.#ended);
        signal.addEventListener("abort", leave, { once: true });
        if (signal.aborted) leave();
        if (this.#ended) return reject(this.#ended);
        this.#child.once("message", (said) => resolve(said as WorkAnswer));
        // Without a process there is nothing to send by; `error` tells why.
        if (this.#child.connected) this.#child.send(job as object, (error) => error && this.#hasEnded(new ProcessEnded(error.message)));
      });
      if ("error" in answer) throw Object.assign(new Error(answer.error.message), answer.error);
      return answer.result;
    } finally {
      signal.removeEventListener("abort", leave);
      this.#onEnd = () => {};
    }
  }

  /** Waits for more work, so many milliseconds at most, and holds nobody up who wants to end. */
  rest(milliseconds: number, onEnd: () => void): void {
    this.#onEnd = onEnd;
    this.#resting = setTimeout(() => this.end(), milliseconds).unref();
    this.#child.unref();
    this.#child.channel?.unref();
  }

  end(): void {
    this.#hasEnded(new ProcessEnded("its pool"));
  }

  #hasEnded(why: Error): void {
    if (this.#ended) return;
    this.#ended = why;
    clearTimeout(this.#resting);
    this.#child.kill("SIGKILL");
    this.#onEnd();
  }
}
