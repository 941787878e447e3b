import { Worker } from "node:worker_threads";

const LOOK_EVERY = 25;

/**
 * Kills this process, also while it is busy, when its resident memory exceeds so many megabytes, or when the process that started it has died:
 * nobody else would end work that never ends. V8's heap limit doesn't count memory outside the heap: buffers, WebAssembly.
 */
export function limitMemory(megabytes: number): void {
  const watch = new Worker(
    `const { most, parent } = require("node:worker_threads").workerData;
     const isOver = () => process.memoryUsage.rss() > most || process.ppid !== parent;
     setInterval(() => isOver() && process.kill(process.pid, "SIGKILL"), ${LOOK_EVERY});`,
    { eval: true, workerData: { most: megabytes * 1024 ** 2, parent: process.ppid } },
  );
  watch.unref();
}
