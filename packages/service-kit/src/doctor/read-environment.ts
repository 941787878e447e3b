/** Run in a service's folder: reads the environment as it does, and says what is wrong with it. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { z } from "zod";
import { readEnv } from "../env.ts";
import { readFirstStart } from "../first-start/first-start-file.ts";

const shapes = (await import(pathToFileURL(join(process.cwd(), "src/env.ts")).href)) as Record<string, z.ZodRawShape | undefined>;
// Most services check the environment when env.ts is loaded; ai exports one shape for each of its two processes.
for (const name of ["apiEnv", "workerEnv"]) if (shapes[name]) readEnv(shapes[name]);
readFirstStart(process.env);
