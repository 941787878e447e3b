import { fileURLToPath } from "node:url";
import { Tinypool } from "tinypool";
import { overloaded, unavailable } from "../errors.ts";
import { NoProcess, ProcessEnded, WorkProcesses } from "./work-processes.ts";
import { WorkQueue, type WorkQueueOptions } from "./work-queue.ts";

interface PoolOptions extends Omit<WorkQueueOptions, "atOnce"> {
  /** The module whose default export does one piece of work. */
  readonly module: URL;
  readonly workers: number;
  /** Milliseconds of work, after which it is ended. */
  readonly timeLimit: number;
  /** Megabytes of a thread's or process's heap. */
  readonly heap: number;
}

/** Threads share the process and are kept. */
interface ThreadPoolOptions extends PoolOptions {
  readonly in: "thread";
}

/** A process has no settings or secrets of ours, and takes nobody along: for what may be made to break whatever reads it. */
interface ProcessPoolOptions extends PoolOptions {
  readonly in: "process";
  /** Megabytes of resident memory, the process itself among them: V8's heap isn't all that it takes. */
  readonly memory: number;
  /** Pieces of work that one process does, 1 unless said: what reads a file that breaks it sees those of others that come after. */
  readonly uses?: number;
}

/** The module of a pool and its limits. */
export type WorkPoolOptions = ThreadPoolOptions | ProcessPoolOptions;

/** Work that took too long, or more memory than it may, or that its process died of. */
export class WorkEnded extends Error {
  constructor(cause: unknown) {
    super("the work was ended: too long, or too large", { cause });
    this.name = "WorkEnded";
  }
}

const IDLE = 60_000;

/** Runs CPU-bound jobs outside the event loop, within limits of time and memory; `WorkQueue` decides their order. */
export class WorkPool<Job, Result> {
  readonly #timeLimit: number;
  readonly #queue: WorkQueue;
  readonly #runJob: (job: Job, signal: AbortSignal) => Promise<unknown>;

  constructor(options: WorkPoolOptions) {
    this.#timeLimit = options.timeLimit;
    this.#queue = new WorkQueue({ ...options, atOnce: options.workers });
    this.#runJob = options.in === "process" ? inProcesses(options) : inThreads(options);
  }

  /**
   * Runs a job for a person; `job` is called when its turn comes. Rejects with what the job throws, with `WorkEnded` when a limit ended it,
   * and with SERVICE_UNAVAILABLE when the queue is full, no process can be started, or `signal` is aborted.
   */
  run(person: string, job: () => Job | Promise<Job>, signal?: AbortSignal): Promise<Result> {
    return this.#queue.run(person, async () => this.#work(await job(), signal), signal);
  }

  async #work(job: Job, signal: AbortSignal | undefined): Promise<Result> {
    const limit = AbortSignal.timeout(this.#timeLimit);
    try {
      return (await this.#runJob(job, signal ? AbortSignal.any([limit, signal]) : limit)) as Result;
    } catch (error) {
      if (signal?.aborted) throw unavailable(signal.reason);
      if (error instanceof NoProcess) throw overloaded(error);
      throw limit.aborted || isEnd(error) ? new WorkEnded(error) : error;
    }
  }
}

function inProcesses({ uses = 1, ...options }: ProcessPoolOptions): (job: unknown, signal: AbortSignal) => Promise<unknown> {
  const processes = new WorkProcesses({ ...options, uses });
  return (job, signal) => processes.run(job, signal);
}

/** Made with the first job, since a pool starts its threads at once. */
function inThreads({ module, workers, heap }: ThreadPoolOptions): (job: unknown, signal: AbortSignal) => Promise<unknown> {
  let pool: Tinypool | undefined;
  return (job, signal) => {
    pool ??= new Tinypool({
      filename: fileURLToPath(module),
      runtime: "worker_threads",
      minThreads: 0,
      maxThreads: workers,
      idleTimeout: IDLE,
      // A thread that blocks in Atomics.wait cannot be terminated.
      useAtomics: false,
      resourceLimits: { maxOldGenerationSizeMb: heap },
      // Of a thread that ended without work; the next work has another.
    }).on("error", () => {});
    return pool.run(job, { signal });
  };
}

const isEnd = (error: unknown) =>
  error instanceof ProcessEnded || (error as NodeJS.ErrnoException | undefined)?.code === "ERR_WORKER_OUT_OF_MEMORY";
