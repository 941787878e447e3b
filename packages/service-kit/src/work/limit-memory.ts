import { Worker } from "node:worker_threads";

const LOOK_EVERY = 25;

/**
 * Kills this process, also while it is busy, when its resident memory exceeds so many megabytes. V8's heap limit doesn't count memory
 * outside the heap: buffers, WebAssembly.
 */
export function limitMemory(megabytes: number): void {
  const watch = new Worker(
    `const { workerData } = require("node:worker_threads");
     setInterval(() => process.memoryUsage.rss() > workerData && process.kill(process.pid, "SIGKILL"), ${LOOK_EVERY});`,
    { eval: true, workerData: megabytes * 1024 ** 2 },
  );
  watch.unref();
}
