import { launch } from "./launcher.ts";
import { PROCESSES } from "./processes.ts";
import { seedDemo } from "./seed/demo/seed-demo.ts";
import { buildLexicons } from "./lexicon-build.ts";
import { buildWeb } from "./web-build.ts";

await launch({
  processes: PROCESSES,
  prepare: async (terminal) => {
    await buildLexicons();
    await buildWeb(terminal);
  },
  seed: seedDemo,
});
