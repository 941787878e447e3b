// node seed.mjs NAME: puts the fixed data set into a running system through its adapter.
import { say } from "./say.mjs";
import { generate } from "./data.mjs";
const name = process.argv[2];
const { default: a } = await import(`./adapters/${name}.mjs`);
const d = generate();
const t = Date.now();
await a.seed(d);
say(
  `${name}: ${d.companies.length} companies, ${d.projects.length} projects, ${d.contents.length} contents in ${((Date.now() - t) / 1000).toFixed(1)} s`,
);
process.exit(0);
