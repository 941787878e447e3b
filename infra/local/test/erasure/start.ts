import { launch } from "../../src/launcher.ts";
import { PROCESSES } from "../../src/processes.ts";

/** Every process of the system, without a build of the web application and without demo data. */
await launch({ processes: PROCESSES, prepare: async () => {}, seed: async () => [] });
