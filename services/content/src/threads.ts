import { Worker } from "node:worker_threads";

export interface ThreadOptions {
  /** The module that answers with one message to what it finds in `workerData`. */
  readonly module: URL;
  /** How many work at once; the rest wait. */
  readonly workers: number;
  /** Milliseconds of work. */
  readonly timeLimit: number;
  readonly heapMb: number;
}

/** Work that would hold up everything else, each piece in a thread of its own that ends with it, whatever it has been given. */
export class Threads<Job, Result> {
  readonly #options: ThreadOptions;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor(options: ThreadOptions) {
    this.#options = options;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  async run(job: Job): Promise<Result> {
    if (this.#running >= this.#options.workers) await new Promise<void>((resolve) => void this.#queue.push(resolve));
    else this.#running += 1;
    try {
      return await this.#work(job);
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  async #work(job: Job): Promise<Result> {
    const { module, timeLimit, heapMb } = this.#options;
    const worker = new Worker(module, {
      workerData: job,
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
      // What libraries say of a document is of no interest, and may quote it.
      stdout: true,
      stderr: true,
    });
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("the thread ended without an answer")));
    const timer = setTimeout(reject, timeLimit, new Error("the thread takes too long"));
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      await worker.terminate();
    }
  }
}
