import { launch } from "./launcher.ts";
import { PROCESSES } from "./processes.ts";
import { seedDemo } from "./seed/demo.ts";
import { buildWeb } from "./web-build.ts";

await launch({ processes: PROCESSES, prepare: buildWeb, seed: seedDemo });
