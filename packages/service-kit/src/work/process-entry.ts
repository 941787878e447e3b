import { pathToFileURL } from "node:url";
import { limitMemory } from "./limit-memory.ts";
import type { WorkAnswer } from "./work-processes.ts";

const [module = "", megabytes] = process.argv.slice(2);
const answer = (said: WorkAnswer) => process.send?.(said);

limitMemory(Number(megabytes));
const loaded = (import(pathToFileURL(module).href) as Promise<{ default: (job: unknown) => unknown }>).catch((error: unknown) => ({
  default: () => {
    throw error;
  },
}));

process.on("message", async (job) => {
  try {
    const work = (await loaded).default;
    answer({ result: await work(job) });
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    answer({ error: { name, message, stack } });
  }
});
