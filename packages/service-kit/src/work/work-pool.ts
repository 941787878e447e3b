import { fileURLToPath } from "node:url";
import { Tinypool } from "tinypool";
import { unavailable } from "../errors.ts";
import { WorkQueue, type WorkQueueOptions } from "./work-queue.ts";

/** The module of a pool and its limits. */
export interface WorkPoolOptions extends Omit<WorkQueueOptions, "atOnce"> {
  /** The module whose default export does one piece of work. */
  readonly module: URL;
  /**
   * `thread`s share the process and are kept; a `process` is made for each piece of work, has no settings or secrets of ours, and ends with
   * it: for what may be made to break whatever reads it. Its module limits its resident memory by `limitMemory`.
   */
  readonly in: "thread" | "process";
  readonly workers: number;
  /** Milliseconds of work, after which it is ended. */
  readonly timeLimit: number;
  /** Megabytes of a thread's or process's heap. */
  readonly heap: number;
}

/** Work that took too long, or more memory than it may. */
export class WorkEnded extends Error {
  constructor(cause: unknown) {
    super("the work was ended: too long, or too large", { cause });
    this.name = "WorkEnded";
  }
}

const IDLE = 60_000;

/** Runs CPU-bound jobs outside the event loop, within limits of time and memory; `WorkQueue` decides their order. */
export class WorkPool<Job, Result> {
  readonly #options: WorkPoolOptions;
  readonly #queue: WorkQueue;
  #pool: Tinypool | undefined;

  constructor(options: WorkPoolOptions) {
    this.#options = options;
    this.#queue = new WorkQueue({ ...options, atOnce: options.workers });
  }

  /**
   * Runs a job for a person; `job` is called when its turn comes. Rejects with what the job throws, with `WorkEnded` when a limit ended it,
   * and with SERVICE_UNAVAILABLE when the queue is full or `signal` is aborted.
   */
  run(person: string, job: () => Job | Promise<Job>, signal?: AbortSignal): Promise<Result> {
    return this.#queue.run(person, async () => this.#work(await job(), signal), signal);
  }

  async #work(job: Job, signal: AbortSignal | undefined): Promise<Result> {
    const limit = AbortSignal.timeout(this.#options.timeLimit);
    try {
      return (await this.#threads().run(job, { signal: signal ? AbortSignal.any([limit, signal]) : limit })) as Result;
    } catch (error) {
      if (signal?.aborted) throw unavailable(signal.reason);
      throw limit.aborted || isEnd(error) ? new WorkEnded(error) : error;
    }
  }

  /** Made with the first job, since a pool starts its threads at once. */
  #threads(): Tinypool {
    const { module, workers, heap } = this.#options;
    const ofItsOwn = this.#options.in === "process";
    return (this.#pool ??= new Tinypool({
      filename: fileURLToPath(module),
      runtime: ofItsOwn ? "child_process" : "worker_threads",
      minThreads: 0,
      maxThreads: workers,
      idleTimeout: IDLE,
      // A thread that blocks in Atomics.wait cannot be terminated.
      useAtomics: false,
      ...(ofItsOwn
        ? { isolateWorkers: true, serialization: "advanced" as const, env: {}, execArgv: [`--max-old-space-size=${heap}`] }
        : { resourceLimits: { maxOldGenerationSizeMb: heap } }),
    }));
  }
}

function isEnd(error: unknown): boolean {
  const { code, message } = (error ?? {}) as NodeJS.ErrnoException;
  return code === "ERR_WORKER_OUT_OF_MEMORY" || message === "Worker exited unexpectedly";
}
