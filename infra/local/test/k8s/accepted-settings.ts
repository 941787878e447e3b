/** Run as a process: says of environments, as JSON on standard input, which of their variables a process of ours would not take. */
import { json } from "node:stream/consumers";
import { z } from "zod";

const SHAPES: Readonly<Record<string, () => Promise<z.ZodRawShape>>> = {
  identity: async () => (await import("../../../../services/identity/src/env.ts")).shape,
  catalog: async () => (await import("../../../../services/catalog/src/env.ts")).shape,
  content: async () => (await import("../../../../services/content/src/env.ts")).shape,
  ai: async () => (await import("../../../../services/ai/src/env.ts")).apiEnv,
  "ai-worker": async () => (await import("../../../../services/ai/src/env.ts")).workerEnv,
  site: async () => (await import("../../../../services/site/src/env.ts")).shape,
  gateway: async () => (await import("../../../../gateway/src/env.ts")).shape,
};

const shape = await SHAPES[process.argv[2] ?? ""]?.();
if (!shape) throw new Error(`there is no process ${process.argv[2]}`);
const accepted = z.strictObject(shape);
const refused = ((await json(process.stdin)) as unknown[]).map(
  (environment) => accepted.safeParse(environment).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [],
);
process.stdout.write(JSON.stringify(refused));
