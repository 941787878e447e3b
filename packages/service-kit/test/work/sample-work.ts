export type SampleJob =
  | "answers"
  | "throws"
  | "never ends"
  | "fills the heap"
  | "fills memory outside the heap"
  | "tells its settings"
  | "tells its process"
  | "ends its process"
  | "ends its process when it is used again";

let used = 0;

export default function work(job: SampleJob): unknown {
  const kept: unknown[] = [];
  used += 1;
  switch (job) {
    case "answers":
      return "done";
    case "throws":
      throw new TypeError("no such thing");
    case "never ends":
      for (;;) kept.length = 0;
    case "fills the heap":
      for (;;) kept.push(Array.from({ length: 1_000 }, (_, n) => ({ n })));
    case "fills memory outside the heap":
      for (;;) kept.push(Buffer.alloc(8 * 1024 * 1024, 1));
    case "tells its settings":
      return Object.keys(process.env);
    case "tells its process":
      return process.pid;
    case "ends its process":
      return process.kill(process.pid, "SIGSEGV");
    case "ends its process when it is used again":
      return used > 1 ? process.kill(process.pid, "SIGSEGV") : "done";
  }
}
