import { Worker } from "node:worker_threads";

const LOOK_EVERY = 25;

/**
 * Ends this process, at once and whatever it is busy with, when it takes more resident memory than it may, in megabytes. The limit on a
 * heap doesn't count what lies outside of it: buffers, WebAssembly.
 */
export function limitMemory(megabytes: number): void {
  const watch = new Worker(
    `const { workerData } = require("node:worker_threads");
     setInterval(() => process.memoryUsage.rss() > workerData && process.kill(process.pid, "SIGKILL"), ${LOOK_EVERY});`,
    { eval: true, workerData: megabytes * 1024 ** 2 },
  );
  watch.unref();
}
